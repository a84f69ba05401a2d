import Foundation

extension Pipe {
  /// Waits for the first line that a child writes into the pipe, whose writing end is closed here.
  ///
  /// - Parameter who: The name of the child, for the error.
  func firstLine(of who: String) throws -> String {
    try fileHandleForWriting.close()
    let deadline = Deadline()
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      guard deadline.waits(for: fileHandleForReading.fileDescriptor) else {
        throw SetupError("\(who) did not get ready.")
      }
      guard let byte = try fileHandleForReading.read(upToCount: 1)?.first else {
        throw SetupError("\(who) ended before it was ready.")
      }
      line.append(byte)
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }
}
