import Foundation

/// A D-Bus message bus of a desktop.
enum MessageBus: CaseIterable {
  case session
  case system

  /// The name of the environment variable that contains the addresses of the bus.
  var variable: String {
    switch self {
    case .session: "DBUS_SESSION_BUS_ADDRESS"
    case .system: "DBUS_SYSTEM_BUS_ADDRESS"
    }
  }

  /// Returns the path of the bus's socket, or `nil` if there is none. A path that begins with a
  /// zero byte is the name of an abstract socket.
  func socket(in environment: [String: String]) -> String? {
    let addresses = (environment[variable] ?? "").split(separator: ";")
    for address in addresses where address.hasPrefix("unix:") {
      for part in address.dropFirst("unix:".count).split(separator: ",") {
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2, let value = pair[1].removingPercentEncoding else { continue }
        if pair[0] == "path" { return value }
        if pair[0] == "abstract" { return "\0" + value }
      }
    }
    guard addresses.isEmpty, let place = usualPlace(in: environment), access(place, F_OK) == 0
    else { return nil }
    return place
  }

  /// Returns the default path of the bus's socket, which applies if the environment variable is
  /// empty.
  private func usualPlace(in environment: [String: String]) -> String? {
    switch self {
    case .session:
      environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 + "/bus" }
    case .system: "/run/dbus/system_bus_socket"
    }
  }

  /// Returns whether a program can connect to the bus without a long wait.
  ///
  /// A bus with a socket is usable if it answers the greeting within `patience`. A bus with another
  /// kind of address, such as that of a network, counts as usable without a test. A bus without an
  /// address is not usable.
  ///
  /// - Parameters:
  ///   - environment: The environment of the program.
  ///   - patience: The longest time to wait for the answer to the greeting, in seconds.
  func isUsable(in environment: [String: String], patience: Double = 0.5) -> Bool {
    guard let path = socket(in: environment) else {
      return !(environment[variable] ?? "").isEmpty
    }
    guard let descriptor = Self.connect(to: path, waits: false) else { return false }
    defer { Glibc.close(descriptor) }
    let opening = DBusStream.opening(user: geteuid())
    guard send(descriptor, opening, opening.count, Int32(MSG_NOSIGNAL)) == opening.count else {
      return false
    }
    return Self.receivesGreeting(descriptor, until: Self.now + patience)
  }

  /// The system's uptime in seconds. It is used because the window's clock does not exist yet.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  private static func receivesGreeting(_ descriptor: Int32, until end: Double) -> Bool {
    var stream = DBusStream()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let remaining = end - now
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard remaining > 0, poll(&event, 1, Int32((remaining * 1000).rounded(.up))) >= 0 else {
        return false
      }
      let count = recv(descriptor, &bytes, bytes.count, 0)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0, let messages = try? stream.receive(bytes.prefix(count)) else { return false }
      if messages.contains(where: { $0.replySerial == DBusStream.helloSerial }) { return true }
    }
  }

  /// Connects to a Unix domain socket, and returns its descriptor, or `nil` if nothing listens.
  ///
  /// - Parameter waits: A Boolean value that indicates whether reading waits for bytes, and
  ///   connecting waits for a busy listener.
  static func connect(to path: String, waits: Bool = true) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let length = path.utf8.count
    guard length > 0, length < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let modes = SOCK_CLOEXEC.rawValue | (waits ? 0 : SOCK_NONBLOCK.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | modes), 0)
    guard descriptor >= 0 else { return nil }
    // The length includes a final zero byte only for a path; an abstract name has none.
    let size = socklen_t(MemoryLayout<sa_family_t>.size + length + (path.hasPrefix("\0") ? 0 : 1))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
    }
    if result == 0 { return descriptor }
    Glibc.close(descriptor)
    return nil
  }
}
