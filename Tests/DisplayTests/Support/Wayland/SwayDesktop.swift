import Foundation

/// A Wayland desktop without a screen and without an X server: sway, with a pointer and keys
/// through wayvnc. A test starts it and ends it.
///
/// Windows float at the upper left corner of the screen, without frames.
final class SwayDesktop: DisplayServer {
  /// The size of its only screen, in pixels.
  static let size = (width: 1024, height: 768)

  /// The pointer and the keys.
  let remote: RemoteDesktop
  let environment: [String: String]
  private let sway: ChildProcess
  private let vnc: ChildProcess
  private let folder: URL

  init() throws {
    let programs = try Self.programs()
    folder = try Self.makeFolder()
    let pipe = Pipe()
    sway = try ChildProcess(
      programs.sway.path, programs.sway.arguments + ["-c", folder.path + "/config"],
      environment: [
        "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WLR_BACKENDS": "headless",
        "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "DISPLAY": "",
        "WAYLAND_DISPLAY": "", "LC_ALL": "C.UTF-8",
      ], output: pipe.fileHandleForWriting)
    // The last line of the settings prints the two words.
    let words = try pipe.firstLine(of: "sway").split(separator: " ").map(String.init)
    guard words.count == 2 else { throw SetupError("sway did not name its display: \(words).") }
    environment = [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": words[0], "SWAYSOCK": words[1],
      "DISPLAY": "", "SDL_VIDEODRIVER": "",
    ]
    let socket = folder.path + "/vnc"
    vnc = try ChildProcess(
      programs.vnc, ["--unix-socket", socket],
      environment: environment.merging(["HOME": folder.path]) { $1 })
    remote = try RemoteDesktop(socket: socket, of: vnc)
  }

  var inputCount: InputCount { remote.inputCount }

  /// Ends the display while clients are connected.
  func end() { sway.stop(signal: SIGKILL) }

  /// Performs a command on the program's window, in the syntax of sway(5).
  func command(_ text: String) throws { try run("[title=\".*\"] \(text)") }

  private func run(_ command: String) throws {
    let program = try SystemProgram.find("swaymsg", package: "sway")
    let child = try ChildProcess(program, ["--quiet", command], environment: environment)
    guard child.waitForExit() == 0 else {
      throw SetupError("sway refused “\(command)”.")
    }
  }

  /// Takes a picture of a part of the screen, in pixels from its left upper corner.
  ///
  /// The pointer is moved to the other end of the screen, so that the picture is without it.
  func picture(width: Int, height: Int) throws -> Screenshot {
    try run("seat seat0 cursor set \(Self.size.width - 1) \(Self.size.height - 1)")
    let file = folder.appendingPathComponent("picture.ppm")
    let child = try ChildProcess(
      try SystemProgram.find("grim", package: "grim"),
      ["-t", "ppm", "-g", "0,0 \(width)x\(height)", file.path], environment: environment)
    guard child.waitForExit() == 0 else { throw SetupError("grim took no picture.") }
    return try Screenshot(ppm: Data(contentsOf: file))
  }

  /// Waits until the picture of a part of the screen meets a condition; sway shows a program's
  /// picture with its own next frame, without a notification.
  ///
  /// - Returns: The picture.
  @discardableResult func wait(
    for what: String, width: Int, height: Int, _ isSeen: (Screenshot) -> Bool
  ) throws -> Screenshot {
    var picture = try self.picture(width: width, height: height)
    let isMet = try Deadline().waits {
      if isSeen(picture) { return true }
      picture = try self.picture(width: width, height: height)
      return false
    }
    guard isMet else { throw SetupError("Waited in vain to see \(what).") }
    return picture
  }

  /// Returns the commands of sway and wayvnc. sway refuses to run as root, and runs as nobody then.
  private static func programs() throws -> (
    sway: (path: String, arguments: [String]), vnc: String
  ) {
    let sway = try SystemProgram.find("sway", package: "sway")
    let vnc = try SystemProgram.find("wayvnc", package: "wayvnc")
    guard geteuid() == 0 else { return ((sway, []), vnc) }
    let setpriv = try SystemProgram.find("setpriv", package: "util-linux")
    let nobody = try owner()
    return (
      (
        setpriv,
        ["--reuid=\(nobody.user)", "--regid=\(nobody.group)", "--clear-groups", "--", sway]
      ), vnc
    )
  }

  /// The folder for sockets and settings, which sway's user can write to.
  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissade-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let settings = """
      output HEADLESS-1 mode --custom \(size.width)x\(size.height)@60Hz
      output HEADLESS-1 scale 1
      xwayland disable
      input * repeat_delay 200
      for_window [title=".*"] floating enable, border none, move absolute position 0 0
      exec echo "$WAYLAND_DISPLAY $SWAYSOCK"

      """
    let file = folder.appendingPathComponent("config")
    try settings.write(to: file, atomically: true, encoding: .utf8)
    if geteuid() == 0 {
      let nobody = try owner()
      for path in [folder.path, file.path] { chown(path, nobody.user, nobody.group) }
    }
    return folder
  }

  /// The user without rights.
  private static func owner() throws -> (user: uid_t, group: gid_t) {
    guard let entry = getpwnam("nobody") else {
      throw SetupError("This machine has no user “nobody”, as whom sway could run.")
    }
    return (entry.pointee.pw_uid, entry.pointee.pw_gid)
  }

  deinit {
    vnc.stop()
    sway.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
