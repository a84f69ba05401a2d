import Foundation

/// The pairs of folders of a target that mention each other's types.
///
/// The folders of a pair are those at which the paths of two files part: `Layout` and `Views` for
/// files in `Layout/Engine` and `Views/Traits`, and `Layout/Constraints` and `Layout/Engine` for
/// files in these. A folder and the folders in it are one subject and no pair.
struct FolderPairs {
  /// The paths of the folders of each pair in their target, in alphabetical order.
  let found: Set<[String]>

  /// Finds the pairs in the files of a target. A file without a folder counts for none.
  init(of files: [SourceFile]) {
    let folders: [(path: [Substring], file: SourceFile)] = files.compactMap { file in
      let path = file.path.split(separator: "/").dropFirst(2).dropLast()
      return path.isEmpty ? nil : (Array(path), file)
    }
    var owners: [Substring: [Substring]] = [:]
    for (path, file) in folders {
      for name in Self.declaredTypes(in: file) { owners[name] = path }
    }
    var mentions: Set<[String]> = []
    for (path, file) in folders {
      for word in Set(Self.words(of: file)) {
        if let owner = owners[word], let pair = Self.parting(path, owner) { mentions.insert(pair) }
      }
    }
    found = mentions.filter { $0[0] < $0[1] && mentions.contains([$0[1], $0[0]]) }
  }

  /// Returns the folders at which two paths part, or `nil` if one of them leads to the other.
  private static func parting(_ one: [Substring], _ other: [Substring]) -> [String]? {
    let shared = zip(one, other).prefix { $0 == $1 }.count
    guard shared < one.count, shared < other.count else { return nil }
    return [one, other].map { $0[...shared].joined(separator: "/") }
  }

  /// The types that other files can mention.
  private static func declaredTypes(in file: SourceFile) -> [Substring] {
    let pattern = /^(?:(?:@\w+|open|public|package|final|indirect|nonisolated) )*/
    let keywords = /(?:class|struct|enum|protocol|typealias) ([A-Z]\w+)/
    return file.masked.lines.compactMap { line in
      guard let start = line.prefixMatch(of: pattern) else { return nil }
      return line[start.range.upperBound...].prefixMatch(of: keywords)?.output.1
    }
  }

  private static func words(of file: SourceFile) -> [Substring] {
    file.masked.lines.flatMap { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
  }
}
