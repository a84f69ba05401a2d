import Foundation

/// The pairs of folders of a target that mention each other's types.
struct FolderPairs {
  /// The names of the folders of each pair, in alphabetical order.
  let found: Set<[String]>

  /// Finds the pairs in the files of a target. A file without a folder counts for none.
  init(of files: [SourceFile]) {
    let folders: [(folder: String, file: SourceFile)] = files.compactMap { file in
      let parts = file.path.split(separator: "/")
      return parts.count > 3 ? (String(parts[2]), file) : nil
    }
    var owners: [Substring: String] = [:]
    for (folder, file) in folders {
      for name in Self.declaredTypes(in: file) { owners[name] = folder }
    }
    var mentions: Set<[String]> = []
    for (folder, file) in folders {
      for word in Set(Self.words(of: file)) {
        if let owner = owners[word], owner != folder { mentions.insert([folder, owner]) }
      }
    }
    found = mentions.filter { $0[0] < $0[1] && mentions.contains([$0[1], $0[0]]) }
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
