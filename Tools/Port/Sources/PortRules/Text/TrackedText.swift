/// A line of an input file.
public struct SourceLine: Hashable, Comparable, Sendable {
  private let fileIndex: Int32
  private let number: Int32

  /// The index of the file among the input files.
  public var file: Int { Int(fileIndex) }

  /// The number of the line, from 1.
  public var line: Int { Int(number) }

  init(file: Int, line: Int) {
    fileIndex = Int32(file)
    number = Int32(line)
  }

  /// Orders lines by file, then by number.
  public static func < (a: SourceLine, b: SourceLine) -> Bool {
    (a.file, a.line) < (b.file, b.line)
  }
}

/// A text in UTF-8 that stores for each byte the line of the input that it came from.
///
/// The rules run one after the other, and each sees what the ones before it have written. The
/// report still names the lines of the input.
struct TrackedText: Equatable {
  private(set) var bytes: [UInt8]
  private(set) var origins: [SourceLine]

  /// Creates the text of an input file.
  init(_ text: String, file: Int) {
    bytes = Array(text.utf8)
    origins = []
    origins.reserveCapacity(bytes.count)
    var line = 1
    for byte in bytes {
      origins.append(SourceLine(file: file, line: line))
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  /// Creates a text that a rule writes instead of what stood in a line.
  init(_ text: String, from origin: SourceLine) {
    bytes = Array(text.utf8)
    origins = Array(repeating: origin, count: bytes.count)
  }

  private init(bytes: [UInt8], origins: [SourceLine]) {
    self.bytes = bytes
    self.origins = origins
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The line break of the text: that of its first line.
  var lineBreak: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the line of the input that the byte at `offset` came from.
  ///
  /// The end of the text belongs to its last line.
  func origin(at offset: Int) -> SourceLine {
    offset < origins.count ? origins[offset] : origins.last ?? SourceLine(file: 0, line: 1)
  }

  subscript(range: Range<Int>) -> TrackedText {
    TrackedText(bytes: Array(bytes[range]), origins: Array(origins[range]))
  }

  static func + (a: TrackedText, b: TrackedText) -> TrackedText {
    TrackedText(bytes: a.bytes + b.bytes, origins: a.origins + b.origins)
  }

  /// Returns the text after edits. Of edits that overlap, the first and outermost one is made, and
  /// all that remove something.
  func applying(_ edits: [Edit]) -> TrackedText {
    let sorted = edits.enumerated().sorted { a, b in
      let (first, second) = (a.element.range, b.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      // What is inserted at a place stands before what is replaced there.
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
      return a.offset < b.offset
    }
    var result = TrackedText(bytes: [], origins: [])
    var position = 0
    for edit in sorted.map(\.element) {
      if edit.range.lowerBound >= position {
        result.append(self, in: position..<edit.range.lowerBound)
        result.append(edit.replacement, in: 0..<edit.replacement.bytes.count)
      } else if !edit.replacement.bytes.isEmpty {
        continue
      }
      position = max(position, edit.range.upperBound)
    }
    result.append(self, in: position..<bytes.count)
    return result
  }

  private mutating func append(_ other: TrackedText, in range: Range<Int>) {
    bytes.append(contentsOf: other.bytes[range])
    origins.append(contentsOf: other.origins[range])
  }
}

/// A replacement of a part of a text.
struct Edit {
  /// The offsets of the bytes that are replaced.
  let range: Range<Int>
  let replacement: TrackedText
}
