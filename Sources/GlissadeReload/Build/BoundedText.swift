import Foundation

/// The beginning and the end of a process's output, within a limit of length.
struct BoundedText {
  /// The limit of each of the two parts of the text, in bytes.
  private let half: Int
  private var head: [UInt8] = []
  /// The bytes after the head. Only the last `half` of them belong to the text.
  private var tail: [UInt8] = []
  /// The number of bytes that were removed between the two parts.
  private var dropped = 0

  /// Creates an empty text.
  ///
  /// - Parameter limit: The length of the longest text that is kept completely, in bytes.
  init(limit: Int) { half = limit / 2 }

  /// Adds bytes at the end.
  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = half - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    // The tail is trimmed only after as many bytes as it keeps were added, so that each byte is
    // moved once.
    if tail.count > 2 * half { trim() }
  }

  private mutating func trim() {
    let excess = max(tail.count - half, 0)
    dropped += excess
    tail.removeFirst(excess)
  }

  /// The text, with a line about the bytes that were removed from its middle.
  var text: String {
    var whole = self
    whole.trim()
    guard whole.dropped > 0 else { return String(decoding: head + tail, as: UTF8.self) }
    let newline = UInt8(ascii: "\n")
    // Incomplete lines at the gap are removed, if the parts contain complete ones.
    let first = head.lastIndex(of: newline).map { head[...$0] } ?? head[...]
    let last = whole.tail.firstIndex(of: newline).map { whole.tail[($0 + 1)...] } ?? whole.tail[...]
    let kept = first.count + last.count
    let left = head.count + whole.tail.count + whole.dropped - kept
    let line = "… \(left) bytes are left out here …\n"
    return String(decoding: first, as: UTF8.self) + line + String(decoding: last, as: UTF8.self)
  }
}
