import Foundation

/// A socket at which a program under test finds a server of the test's own.
public enum ListeningSocket {
  /// Returns the descriptor of a socket with a path, at which connections wait to be accepted.
  ///
  /// - Parameters:
  ///   - path: The path, which does not exist yet.
  ///   - backlog: The number of connections that may wait.
  ///   - waits: Indicates whether `accept` waits for a connection.
  public static func open(at path: String, backlog: Int32, waits: Bool) throws -> Int32 {
    let kind = SOCK_STREAM.rawValue | (waits ? 0 : SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, Int32(kind), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0, listen(descriptor, backlog) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return descriptor
  }
}
