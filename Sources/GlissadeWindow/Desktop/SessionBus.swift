import Foundation

/// The message bus of the user's session.
enum SessionBus {
  /// The variable of the environment with the addresses of the bus.
  static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// Returns the path of the bus's socket, or `nil` if there is none. A path that begins with a
  /// zero byte is an abstract one.
  static func socket(in environment: [String: String]) -> String? {
    let addresses = (environment[variable] ?? "").split(separator: ";")
    for address in addresses where address.hasPrefix("unix:") {
      for part in address.dropFirst("unix:".count).split(separator: ",") {
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2, let value = pair[1].removingPercentEncoding else { continue }
        if pair[0] == "path" { return value }
        if pair[0] == "abstract" { return "\0" + value }
      }
    }
    guard addresses.isEmpty, let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
      access(folder + "/bus", F_OK) == 0
    else { return nil }
    return folder + "/bus"
  }

  /// Connects to a Unix domain socket, and returns its descriptor, or `nil` if nothing listens.
  static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let length = path.utf8.count
    guard length > 0, length < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = Glibc.socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { return nil }
    // The length of an abstract name is that of its bytes.
    let size = socklen_t(MemoryLayout<sa_family_t>.size + length + (path.hasPrefix("\0") ? 0 : 1))
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
    }
    if result == 0 { return descriptor }
    Glibc.close(descriptor)
    return nil
  }
}
