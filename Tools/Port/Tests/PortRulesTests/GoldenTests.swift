import Foundation
import PortRules
import Testing

/// Tests of what the tool makes of the sources in `Cases`, against the files in `Goldens`.
///
/// A golden file that does not exist is written, and the test fails: look at the file, and add it.
@Suite struct GoldenTests {
  @Test("N-30 a case is ported as its golden files show", arguments: PortingCase.names)
  func golden(name: String) throws {
    let sample = try PortingCase(name)
    let ported = sample.port()
    for file in ported.files {
      try Golden("\(name)/\(file.path).txt").compare(String(decoding: file.bytes, as: UTF8.self))
    }
    try Golden("\(name)/report.txt").compare(ported.report.text(isVerbose: true))
  }

  @Test("N-30 no golden file is without its case")
  func orphans() throws {
    let expected = try PortingCase.names.flatMap { name in
      try PortingCase(name).port().files.map { "\(name)/\($0.path).txt" } + ["\(name)/report.txt"]
    }
    #expect(try Golden.all() == expected.sorted())
  }

  @Test("N-30 every rule has a case")
  func rules() throws {
    let found = try PortingCase.names.flatMap { try PortingCase($0).port().report.findings }
    #expect(Set(Rule.allCases).subtracting(found.map(\.rule)) == [])
  }

  @Test("N-31 what was ported is not changed when it is ported again", arguments: PortingCase.names)
  func idempotence(name: String) throws {
    let once = try PortingCase(name).port()
    let twice = Porter().port(once.files)
    for (file, again) in zip(once.files, twice.files) {
      #expect(
        String(decoding: file.bytes, as: UTF8.self) == String(decoding: again.bytes, as: UTF8.self))
    }
    #expect(twice.report.changed == [])
  }

  @Test(
    "N-31 what was ported can be parsed",
    arguments: PortingCase.names.filter { $0 != "syntax" })
  func syntax(name: String) throws {
    let again = Porter().port(try PortingCase(name).port().files)
    #expect(again.report.left.filter { $0.rule == .syntax } == [])
  }

  @Test(
    "N-31 a source that ends anywhere is ported, or copied unchanged",
    arguments: PortingCase.names)
  func truncation(name: String) throws {
    for file in try PortingCase(name).files {
      for end in stride(from: 0, to: file.bytes.count, by: 101) {
        let part = InputFile(path: file.path, bytes: Array(file.bytes[..<end]))
        let ported = Porter().port([part])
        let isWhole = !ported.report.left.contains { $0.rule == .syntax }
        guard let result = ported.files.first else { continue }
        #expect(isWhole || result.bytes == part.bytes)
        #expect(Porter().port([result]).files.first?.bytes == result.bytes)
      }
    }
  }
}
