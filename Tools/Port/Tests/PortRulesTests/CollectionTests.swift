import Foundation
import PortRules
import Testing

/// Tests of the sources in `Collection`, which are written in the style of public libraries.
/// `.ci/port` builds what the tool makes of them, with `--check`.
@Suite struct CollectionTests {
  @Test("N-30 of sources in the style of public libraries nothing is left to a person")
  func collection() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Collection")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { name in
      let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
      return InputFile(path: String(name.dropLast(".txt".count)), bytes: bytes)
    }
    let ported = Porter().port(files)
    #expect(files.count >= 10)
    #expect(ported.report.left == [], "\(ported.report.text())")
    #expect(Set(ported.report.changed.map(\.rule)).count >= 14)
  }
}
