import Foundation

/// The contents of a font file, with the names and the style that its tables declare.
///
/// TrueType and OpenType files and collections are read; of a collection, the first font. Every
/// offset is checked, because a font file can come from anywhere.
package struct FontFile: Sendable {
  /// The contents of the file.
  package let data: Data
  /// The name of the font's family.
  package let family: String
  /// The name of the font with its style, for people.
  package let fullName: String
  /// The name of the font for programs, such as `Inter-SemiBold`.
  package let postScriptName: String
  /// The weight: 100 (thin) … 400 (regular) … 900 (black).
  package let weight: Int
  package let isItalic: Bool

  /// Reads the tables of a font, or returns `nil` if the data is no font with a name.
  package init?(_ data: Data) {
    let reader = FontTables(data)
    guard let name = reader.table("name") else { return nil }
    let names = reader.names(in: name)
    guard let family = names[16] ?? names[1], let postScript = names[6] else { return nil }
    self.data = data
    self.family = family
    postScriptName = postScript
    fullName = names[4] ?? family
    let metrics = reader.table("OS/2")
    let weight = metrics.flatMap { reader.number($0.lowerBound + 4, in: $0) }
    self.weight = min(max(weight ?? 400, 100), 900)
    let selection = metrics.flatMap { reader.number($0.lowerBound + 62, in: $0) } ?? 0
    isItalic = selection & 1 != 0
  }
}

/// The tables of a font file.
private struct FontTables {
  private let data: Data
  private let offsets: [String: Range<Int>]

  init(_ data: Data) {
    // The indices of a slice do not begin at 0.
    let data = data.startIndex == 0 ? data : Data(data)
    self.data = data
    var start = 0
    if data.prefix(4) == Data("ttcf".utf8) {
      start = Self.long(data, 12) ?? 0
    }
    var offsets: [String: Range<Int>] = [:]
    for index in 0..<(Self.short(data, start + 4) ?? 0) {
      let entry = start + 12 + index * 16
      guard let offset = Self.long(data, entry + 8), let length = Self.long(data, entry + 12),
        offset <= data.count, length <= data.count - offset
      else { continue }
      let tag = String(decoding: data[entry..<(entry + 4)], as: UTF8.self)
      offsets[tag] = offset..<(offset + length)
    }
    self.offsets = offsets
  }

  func table(_ tag: String) -> Range<Int>? { offsets[tag] }

  /// Returns the number of two bytes at an offset of the file within a table.
  func number(_ offset: Int, in table: Range<Int>) -> Int? {
    offset + 2 <= table.upperBound ? Self.short(data, offset) : nil
  }

  /// Returns the names of a font by their numbers. English names of Windows have precedence.
  func names(in table: Range<Int>) -> [Int: String] {
    let start = table.lowerBound
    guard let count = number(start + 2, in: table), let texts = number(start + 4, in: table) else {
      return [:]
    }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let fields = (0..<6).compactMap { number(start + 6 + index * 12 + $0 * 2, in: table) }
      guard fields.count == 6 else { break }
      let from = start + texts + fields[5]
      guard from + fields[4] <= table.upperBound else { continue }
      let bytes = data[from..<(from + fields[4])]
      let isEnglish = fields[0] == 3 && fields[2] == 0x409
      guard isEnglish || names[fields[3]] == nil else { continue }
      let text = fields[0] == 1 ? String(bytes: bytes, encoding: .macOSRoman) : Self.wide(bytes)
      if let text, !text.isEmpty { names[fields[3]] = text }
    }
    return names
  }

  private static func wide(_ bytes: Data) -> String? {
    String(bytes: bytes, encoding: .utf16BigEndian)
  }

  private static func short(_ data: Data, _ offset: Int) -> Int? {
    guard offset >= 0, offset <= data.count - 2 else { return nil }
    return Int(data[offset]) << 8 | Int(data[offset + 1])
  }

  private static func long(_ data: Data, _ offset: Int) -> Int? {
    guard let high = short(data, offset), let low = short(data, offset + 2) else { return nil }
    return high << 16 | low
  }
}
