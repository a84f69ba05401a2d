import Foundation

/// A client of a VNC server that sends pointer and key events and ignores the screen.
///
/// It implements the Remote Framebuffer Protocol, version 3.8 (RFC 6143).
final class RemoteDesktop: PointerDevice {
  let inputCount = InputCount()
  private let connection: FileHandle
  private var place = (x: 0, y: 0)
  private var isPressed = false
  private let scale: Double

  /// Connects to a server as soon as it listens.
  ///
  /// - Parameters:
  ///   - socket: The path of its Unix domain socket.
  ///   - server: The server process.
  ///   - scale: The pixels of its picture per unit of length.
  init(socket path: String, of server: ChildProcess, scale: Double = 1) throws {
    self.scale = scale
    var descriptor: Int32?
    let listens = try Deadline().waits {
      descriptor = try Self.connect(to: path)
      return descriptor != nil || !server.isRunning
    }
    guard listens, let descriptor else { throw SetupError("wayvnc does not answer.") }
    connection = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try shakeHands()
  }

  func movePointer(toX x: Int, y: Int) {
    place = (Int((Double(x) * scale).rounded()), Int((Double(y) * scale).rounded()))
    sendPointer()
  }

  func setButton(pressed: Bool) {
    isPressed = pressed
    sendPointer()
  }

  /// Presses or releases a key.
  ///
  /// - Parameter symbol: The key's number in X11's table of key symbols.
  func setKey(_ symbol: UInt32, pressed: Bool) {
    send([4, pressed ? 1 : 0, 0, 0] + Self.bytes(of: symbol))
  }

  /// Returns a pointer event: the pressed buttons and the location, six bytes in all.
  private func sendPointer() {
    send(
      [5, isPressed ? 1 : 0] + Self.bytes(of: UInt16(max(0, place.x)))
        + Self.bytes(of: UInt16(max(0, place.y))))
  }

  private func shakeHands() throws {
    guard try read(4).elementsEqual("RFB ".utf8) else {
      throw SetupError("wayvnc speaks another protocol.")
    }
    _ = try read(8)
    send(Array("RFB 003.008\n".utf8))
    // These are the kinds of security; 1 is none.
    let kinds = try read(Int(try read(1)[0]))
    guard kinds.contains(1) else { throw SetupError("wayvnc wants a password.") }
    send([1])
    guard try read(4).allSatisfy({ $0 == 0 }) else { throw SetupError("wayvnc refused us.") }
    // Others may stay connected; the answer has 20 bytes about its screen, then its name.
    send([1])
    _ = try read(20)
    let length = try read(4).reduce(0) { $0 << 8 | Int($1) }
    _ = try read(length)
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let data = try connection.read(upToCount: count - bytes.count), !data.isEmpty else {
        throw SetupError("wayvnc closed the connection.")
      }
      bytes += data
    }
    return bytes
  }

  private func send(_ bytes: [UInt8]) {
    // The end of a server is noticed by missing effects; it must not end the tests.
    _ = Glibc.send(connection.fileDescriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// Connects to a Unix domain socket, and returns `nil` as long as no server listens there.
  private static func connect(to path: String) throws -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw SetupError("\(path) is too long for a socket.")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, size)
      }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}
