import Foundation
import TestMaterial

/// A Wayland desktop without a screen and without an X server: sway, with a pointer and keys
/// through wayvnc. A test starts it and ends it.
///
/// Windows float at the upper left corner of the first screen, without frames.
final class SwayDesktop: DisplayServer {
  /// A screen of the desktop. The screens stand side by side, and have the size `size`.
  struct Screen {
    /// The pixels per unit of length.
    var scale = 1.0
    /// The refreshes per second.
    var rate = 60
  }

  /// The size of a screen, in the desktop's units of length.
  static let size = (width: 1024, height: 768)

  /// The pointer and the keys.
  let remote: RemoteDesktop
  let environment: [String: String]
  /// The environment variables with which a program opens its window through Xwayland instead.
  let xwaylandEnvironment: [String: String]
  private let sway: ChildProcess
  private let vnc: ChildProcess
  private let folder: URL

  /// Starts a desktop.
  ///
  /// - Parameters:
  ///   - hasXwayland: A Boolean value that indicates whether X programs can open windows, too.
  ///   - isTiling: A Boolean value that indicates whether windows fill the screen side by side,
  ///     whatever size they ask for.
  init(
    _ screens: [Screen] = [Screen()], hasXwayland: Bool = false, isTiling: Bool = false
  ) throws {
    let programs = try Self.programs()
    if hasXwayland {
      _ = try SystemProgram.find("Xwayland", package: "xwayland")
      _ = try SystemProgram.find("xhost", package: "x11-xserver-utils")
    }
    folder = try Self.makeFolder(screens, hasXwayland: hasXwayland, isTiling: isTiling)
    let pipe = Pipe()
    sway = try ChildProcess(
      programs.sway.path, programs.sway.arguments + ["-c", folder.path + "/config"],
      environment: [
        "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "WLR_BACKENDS": "headless",
        "WLR_HEADLESS_OUTPUTS": "\(screens.count)", "WLR_RENDERER": "pixman",
        "WLR_LIBINPUT_NO_DEVICES": "1", "DISPLAY": "",
        "WAYLAND_DISPLAY": "", "LC_ALL": "C.UTF-8",
      ], output: pipe.fileHandleForWriting)
    // The last line of the settings prints these words.
    let words = try pipe.firstLine(of: "sway").split(separator: " ").map(String.init)
    guard words.count == (hasXwayland ? 3 : 2) else {
      throw SetupError("sway did not name its display: \(words).")
    }
    environment = [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": words[0], "SWAYSOCK": words[1],
      "DISPLAY": "", "SDL_VIDEODRIVER": "",
    ]
    xwaylandEnvironment = [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "", "DISPLAY": words.last ?? "",
      "SDL_VIDEODRIVER": "",
    ]
    let socket = folder.path + "/vnc"
    vnc = try ChildProcess(
      programs.vnc, ["--output=HEADLESS-1", "--unix-socket", socket],
      environment: environment.merging(["HOME": folder.path]) { $1 })
    remote = try RemoteDesktop(socket: socket, of: vnc, scale: screens[0].scale)
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

  /// Takes a picture of a part of the desktop in the pixels of its screen. The arguments are in the
  /// desktop's units of length.
  ///
  /// The pointer is moved to the other end of the screen, so that the picture is without it.
  func picture(x: Int = 0, width: Int, height: Int) throws -> Screenshot {
    try run("seat seat0 cursor set \(Self.size.width - 1) \(Self.size.height - 1)")
    let file = folder.appendingPathComponent("picture.ppm")
    let child = try ChildProcess(
      try SystemProgram.find("grim", package: "grim"),
      ["-t", "ppm", "-g", "\(x),0 \(width)x\(height)", file.path], environment: environment)
    guard child.waitForExit() == 0 else { throw SetupError("grim took no picture.") }
    return try Screenshot(ppm: Data(contentsOf: file))
  }

  /// Waits until the picture of a part of the screen meets a condition; sway shows a program's
  /// picture with its own next frame, without a notification.
  ///
  /// - Returns: The picture.
  @discardableResult func wait(
    for what: String, x: Int = 0, width: Int, height: Int, _ isSeen: (Screenshot) -> Bool
  ) throws -> Screenshot {
    var picture = try self.picture(x: x, width: width, height: height)
    let isMet = try Deadline().waits {
      if isSeen(picture) { return true }
      picture = try self.picture(x: x, width: width, height: height)
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
  private static func makeFolder(
    _ screens: [Screen], hasXwayland: Bool, isTiling: Bool
  ) throws -> URL {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("sway-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let settings = """
      \(screens.indices.map { line(for: screens[$0], at: $0) }.joined(separator: "\n"))
      xwayland \(hasXwayland ? "force" : "disable")
      input * repeat_delay 200
      default_border none
      \(isTiling ? "" : "for_window [title=\".*\"] floating enable, move absolute position 0 0")
      exec \(hasXwayland ? "xhost +si:localuser:root > /dev/null && " : "")\
      echo "$WAYLAND_DISPLAY $SWAYSOCK $DISPLAY"

      """
    let file = folder.appendingPathComponent("config")
    try settings.write(to: file, atomically: true, encoding: .utf8)
    if geteuid() == 0 {
      let nobody = try owner()
      for path in [folder.path, file.path] { chown(path, nobody.user, nobody.group) }
    }
    return folder
  }

  /// Returns the settings of a screen.
  private static func line(for screen: Screen, at index: Int) -> String {
    let pixels = [size.width, size.height].map { Int((Double($0) * screen.scale).rounded()) }
    let mode = "\(pixels[0])x\(pixels[1])@\(screen.rate)Hz"
    return "output HEADLESS-\(index + 1) mode --custom \(mode) scale \(screen.scale)"
      + " position \(index * size.width) 0"
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
