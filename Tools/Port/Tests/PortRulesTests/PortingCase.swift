import Foundation
import PortRules

/// A folder of `Cases`: sources of an imaginary app.
struct PortingCase {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  /// The names of all cases.
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  let files: [InputFile]
  private let name: String

  init(_ name: String) throws {
    self.name = name
    let folder = Self.folder.appending(path: name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    files = try names.map { file in
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      return InputFile(path: String(file.dropLast(".txt".count)), bytes: bytes)
    }
  }

  func port() -> PortedFiles { Porter(modules: [name]).port(files) }
}
