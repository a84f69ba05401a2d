import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeRaster

@Suite struct AnimationTests {
  private struct Chunk {
    var type: String
    var data: [UInt8]

    /// The big-endian number of so many bytes at a place.
    func number(_ place: Int, _ count: Int = 4) -> Int {
      data[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// A file's chunks, each of which has the right checksum.
  private func chunks(_ file: Data) throws -> [Chunk] {
    var rest = [UInt8](file)[8...]
    var found: [Chunk] = []
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let content = rest.dropFirst(4).prefix(4 + length)
      let stored = rest.dropFirst(8 + length).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
      #expect(CRC32.of(content) == stored)
      found.append(
        Chunk(
          type: String(decoding: content.prefix(4), as: UTF8.self),
          data: Array(content.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    #expect(rest.isEmpty)
    return found
  }

  private func temporaryFile() -> URL {
    TemporaryFolder.ofProcess.url.appendingPathComponent("\(UUID().uuidString).png")
  }

  private func list(_ x: Double, width: Double = 60) -> DisplayList {
    let square = ShapeCommand(
      outline: RoundedRect(CGRect(x: x, y: 10, width: 10, height: 10)),
      fill: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    return DisplayList(
      size: CGSize(width: width, height: 40), scale: 1, background: .black,
      root: DisplayGroup(id: 1, commands: [.shape(square)]))
  }

  @Test(
    "an animation holds the whole first frame, of later ones what changed, and how long each shows")
  func structure() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url) }
    let run = PictureRun(width: 60, height: 40, fonts: FontLibrary())
    let writer = try AnimationWriter(to: url)
    for (x, time) in [(5.0, 3.0), (20, 3.0166), (40, 3.5)] {
      let changed = run.paint(list(x))
      try writer.add(run.surface, changed: changed, at: time)
    }
    try writer.finish(at: 4.5)
    let chunks = try chunks(Data(contentsOf: url))
    #expect(
      chunks.map(\.type)
        == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[0].number(0) == 60)
    #expect(chunks[0].number(4) == 40)
    #expect(chunks[1].number(0) == 3)
    let controls = chunks.filter { $0.type == "fcTL" }
    // Width, height, x, y; damage has a pixel to spare on each side.
    let places = controls.map { control in [4, 8, 12, 16].map { control.number($0) } }
    #expect(places == [[60, 40, 0, 0], [27, 12, 4, 9], [32, 12, 19, 9]])
    #expect(controls.map { $0.number(20, 2) } == [17, 483, 1000])
    #expect(controls.allSatisfy { $0.number(22, 2) == 1000 })
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }
    #expect(numbered.map { $0.number(0) } == Array(0..<5))
  }

  @Test("the first frame of an animation is a picture that any program reads")
  func firstFrame() throws {
    let (url, still) = (temporaryFile(), temporaryFile())
    defer { for file in [url, still] { try? FileManager.default.removeItem(at: file) } }
    let run = PictureRun(width: 60, height: 40, fonts: FontLibrary())
    let writer = try AnimationWriter(to: url)
    try writer.add(run.surface, changed: run.paint(list(5)), at: 0)
    try PNGWriter.write(run.surface, to: still)
    try writer.add(run.surface, changed: run.paint(list(25)), at: 0.1)
    try writer.finish(at: 0.2)
    let decoder = SDLImageDecoder()
    #expect(try decoder.decode(contentsOf: url) == decoder.decode(contentsOf: still))
  }

  @Test("a picture painted by what changed is the picture painted afresh, also after another size")
  func sameAsAfresh() {
    let run = PictureRun(width: 60, height: 40, fonts: FontLibrary())
    for (x, width) in [(5.0, 60.0), (20, 60), (20, 60), (30, 50), (12, 50), (40, 60)] {
      _ = run.paint(list(x, width: width))
      let fresh = PictureRun(width: 60, height: 40, fonts: FontLibrary())
      _ = fresh.paint(list(x, width: width))
      #expect(run.surface.makeImage() == fresh.surface.makeImage())
    }
    #expect(run.paint(list(40)).isEmpty)
  }

  @Test("an animation that cannot be written says where")
  func unwritable() {
    #expect(throws: FileError.self) {
      try AnimationWriter(to: URL(fileURLWithPath: "/nowhere/at/all.png"))
    }
  }
}
