import Foundation
import Glibc
import Synchronization
import TestMaterial

/// A browser without a window, controlled by its DevTools protocol over a pair of pipes.
@MainActor final class Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser that all tests of this process share; starting one takes longer than they do.
  static let shared = Result { try Browser() }

  /// The time after which an answer is missing, in milliseconds.
  private static let patience: Int32 = 60_000

  private let folder: TemporaryFolder
  private let process = Process()
  private let toBrowser: Int32
  private let fromBrowser: Int32
  private var unread: [UInt8] = []
  private var count = 0
  private var session: String?
  /// The messages and errors that pages wrote, and the addresses that they requested.
  private(set) var messages: [String] = []
  private(set) var requests: [String] = []
  private var events: Set<String> = []

  private init() throws {
    let folder = TemporaryFolder()
    let pipes = ["in", "out"].map { folder.file($0).path }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
      throw Failure(description: "There can be no pipe \(pipe).")
    }
    self.folder = folder
    // Opened for both directions, a pipe does not wait for its other end.
    toBrowser = Glibc.open(pipes[0], O_RDWR)
    fromBrowser = Glibc.open(pipes[1], O_RDWR)
    process.executableURL = URL(filePath: "/bin/sh")
    let options =
      "--headless --no-sandbox --disable-gpu --no-first-run --hide-scrollbars"
      + " --disable-dev-shm-usage --remote-debugging-pipe"
    process.arguments = [
      "-c", "exec chromium \(options) --user-data-dir=\"$1\" 3<\"$2\" 4>\"$3\"", "sh",
      folder.file("profile").path, pipes[0], pipes[1],
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    Self.running.withLock { $0 = process.processIdentifier }
    Self.endWithProcess()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let id = target["targetId"] as? String ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": id, "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call("\(domain).enable") }
  }

  /// The number of the browser's process, which ends with the tests.
  private nonisolated static let running = Mutex<pid_t?>(nil)

  private nonisolated static func endWithProcess() {
    atexit { Browser.running.withLock { number in _ = number.map { kill($0, SIGTERM) } } }
  }

  // MARK: Pages

  /// Opens a file, and waits until its page draws.
  func open(_ file: URL) throws {
    messages = []
    requests = []
    events = []
    _ = try call("Page.navigate", ["url": file.absoluteString])
    while !events.contains("Page.loadEventFired") { _ = try receive() }
    _ = try evaluate("await glissade")
  }

  /// Returns the value of a script, which can contain `await`.
  @discardableResult func evaluate(_ script: String) throws -> Any? {
    let result = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => (\(script)))()", "awaitPromise": true, "returnByValue": true,
      ])
    if let fault = result["exceptionDetails"] { throw Failure(description: "\(script): \(fault)") }
    return (result["result"] as? [String: Any])?["value"]
  }

  /// Sets the size of the window in CSS pixels, and the pixels of the display for each.
  func resize(_ width: Int, _ height: Int, density: Double = 1) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": density, "mobile": false])
  }

  /// Presses and releases a key.
  func press(_ key: String) throws {
    for kind in ["keyDown", "keyUp"] {
      var event: [String: Any] = ["type": kind, "key": key, "code": key]
      if kind == "keyDown", key.count == 1 { event["text"] = key }
      if key == "Tab" { event["windowsVirtualKeyCode"] = 9 }
      _ = try call("Input.dispatchKeyEvent", event)
    }
  }

  /// Touches a place, moves to another one, and ends the touch.
  func drag(from start: CGPoint, to end: CGPoint) throws {
    func send(_ kind: String, _ places: [CGPoint]) throws {
      let points = places.map { ["x": Double($0.x), "y": Double($0.y)] }
      _ = try call("Input.dispatchTouchEvent", ["type": kind, "touchPoints": points])
    }
    try send("touchStart", [start])
    try send("touchMove", [end])
    try send("touchEnd", [])
  }

  // MARK: Protocol

  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    let number = count
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try [UInt8](JSONSerialization.data(withJSONObject: message)) + [0]
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(toBrowser, $0.baseAddress, $0.count) }
      guard written > 0 else { throw Failure(description: "The browser is gone.") }
      rest = rest.dropFirst(written)
    }
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == number else { continue }
      if let fault = answer["error"] { throw Failure(description: "\(method): \(fault)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for the next message of the browser.
  private func receive() throws -> [String: Any] {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      if let end = unread.firstIndex(of: 0) {
        let data = Data(unread[..<end])
        unread.removeSubrange(...end)
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        note(message)
        return message
      }
      var waiting = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Self.patience) > 0 else {
        throw Failure(description: "The browser does not answer; is chromium installed?")
      }
      let size = Glibc.read(fromBrowser, &buffer, buffer.count)
      unread += buffer.prefix(max(size, 0))
    }
  }

  private func note(_ message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    events.insert(method)
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch method {
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded":
      messages.append("\(parameters)")
    case "Network.requestWillBeSent":
      requests.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "")
    default: break
    }
  }
}
