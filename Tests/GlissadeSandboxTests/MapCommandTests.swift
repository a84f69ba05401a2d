import Foundation
import Glissade
import GlissadeAssets
import GlissadeReleaseMap
import GlissadeReplay
import Testing

@testable import GlissadeSandbox

@MainActor @Suite("glissade map") struct MapCommandTests {
  /// A folder that is removed after the test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("glissade-map-\(UUID().uuidString)")

  private func recording(_ name: String) throws -> URL {
    try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(name)", withExtension: "jsonl"))
  }

  private func map(_ file: URL, at time: TimeInterval? = nil) throws -> MapRequest.Outcome {
    var request = MapRequest(file: file.path)
    request.time = time
    request.rows = 3
    request.columns = 5
    return try request.run(subject: ReplayCommand.subject)
  }

  @Test("W-04 a recording has a map with the drag's own release, a picture and a table")
  func files() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try map(recording("panel"))
    #expect(outcome.subject == "panel")
    #expect(outcome.direction == "towards the lower edge")
    #expect(outcome.map.outcomes == ["rests at half", "finishes: Map"])
    let release = try #require(outcome.map.release)
    #expect(outcome.map.answer(for: release).outcome == "finishes: Map")
    #expect(outcome.map.summary.contains("pt/s at 170 pt: finishes; below "))
    let png = folder.appendingPathComponent("map.png")
    try outcome.writePNG(to: png)
    #expect(try Data(contentsOf: png).prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
    let table = folder.appendingPathComponent("map.csv")
    try Data(outcome.map.csv.utf8).write(to: table)
    try MapComparisonReport(table.path, table.path, tolerance: 0).write()
  }

  @Test("W-04 a program with another threshold decides differently, and the exit code is 1")
  func threshold() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = try map(recording("panel")).map
    var (run, _) = try Recording.read(contentsOf: recording("panel"))
    run.header.parameters["completionThreshold"] = 0.2
    let file = folder.appendingPathComponent("new.jsonl")
    try Data(run.encoded()).write(to: file)
    let new = try map(file).map
    let comparison = ReleaseMapComparison(old, new)
    #expect(comparison.largestMove > 50)
    #expect(!comparison.faults(tolerance: 10).isEmpty)
    for (name, map) in [("old", old), ("new", new)] {
      try Data(map.csv.utf8).write(to: folder.appendingPathComponent("\(name).csv"))
    }
    let report = try MapComparisonReport(
      folder.appendingPathComponent("old.csv").path, folder.appendingPathComponent("new.csv").path,
      tolerance: 10)
    #expect(throws: (any Error).self) { try report.write() }
  }

  @Test("W-04 an instant without a pointer is said in a sentence that names the others")
  func instant() throws {
    let error = #expect(throws: RecordedDrag.Fault.self) {
      try map(recording("panel"), at: 1.2)
    }
    #expect(try #require(error).description.hasPrefix("No pointer is down at 1.20 s; one is from"))
  }

  @Test("W-04 options that do not fit are refused")
  func options() throws {
    #expect(try MapCommand.parse(["a.jsonl"]).at == nil)
    #expect(try MapCommand.parse(["a.jsonl", "--at", "1.5"]).at == 1.5)
    #expect(throws: (any Error).self) { try MapCommand.parse(["a.jsonl", "--velocity", "1"]) }
    #expect(throws: (any Error).self) { try MapCommand.parse([]) }
    #expect(try CompareCommand.parse(["a", "b", "--map", "--border", "20"]).border == 20)
    #expect(throws: (any Error).self) { try CompareCommand.parse(["a", "b", "--border", "20"]) }
    #expect(throws: (any Error).self) {
      try CompareCommand.parse(["a", "b", "--map", "--apart", "1"])
    }
  }
}
