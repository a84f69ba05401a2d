import Foundation
import GlissadeDrawing
import GlissadeFiles
import TestMaterial
import Testing

@testable import GlissadeRaster

@Suite struct PictureFileTests {
  private let folder = TemporaryFolder.ofProcess.url.appendingPathComponent(
    "glissade-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("N-13 what is written as PNG is read back, transparency included")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let surface = Surface(width: 3, height: 2)
    let words: [UInt32] = [0xff10_2030, 0x8040_2000, 0, 0xffff_ffff, 0xff00_0000, 0x0100_0001]
    for (index, word) in words.enumerated() { surface.pixels[index] = word }
    let file = folder.appendingPathComponent("picture.png")
    try PNGWriter.write(surface, to: file)
    let image = try SDLImageDecoder().decode(contentsOf: file)
    #expect(Painting.difference(image, surface.makeImage()) <= 1)
    #expect(image.pixels[0] == words[0])
    #expect(image.pixels[3] == words[3])
    #expect(!image.isOpaque)
  }

  @Test("N-13 a missing and a broken picture are distinguished, by name")
  func badFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = folder.appendingPathComponent("missing.png")
    let broken = folder.appendingPathComponent("broken.png")
    try Data("not a picture".utf8).write(to: broken)
    func error(_ url: URL) -> ImageDecodingError? {
      do throws(ImageDecodingError) {
        _ = try SDLImageDecoder().decode(contentsOf: url)
        return nil
      } catch {
        return error
      }
    }
    guard case .unreadable(missing.path, _) = error(missing) else {
      Issue.record("\(String(describing: error(missing)))")
      return
    }
    guard case .undecodable(broken.path, _) = error(broken) else {
      Issue.record("\(String(describing: error(broken)))")
      return
    }
    #expect(error(broken)?.description.contains("broken.png") == true)
  }

  @Test(
    "N-13 a PNG that ends within a chunk is undecodable, at once",
    arguments: [0, 7, 8, 20, 33, 40, 60])
  func torn(length: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("torn.png")
    try PNGWriter.write(Surface(width: 3, height: 2), to: file)
    try Data(contentsOf: file).prefix(length).write(to: file)
    #expect(throws: ImageDecodingError.self) { try SDLImageDecoder().decode(contentsOf: file) }
  }

  @Test("N-13 a PNG with a chunk that is longer than the file is undecodable, at once")
  func overlong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("overlong.png")
    try PNGWriter.write(Surface(width: 3, height: 2), to: file)
    // A transparency chunk of four megabytes, after the header: libpng skips it, then what follows.
    var bytes = try Data(contentsOf: file)
    bytes.insert(contentsOf: [0, 0x40, 0, 3] + Array("tRNS".utf8), at: 33)
    try bytes.write(to: file)
    #expect(throws: ImageDecodingError.self) { try SDLImageDecoder().decode(contentsOf: file) }
  }

  @Test(
    "N-13 a picture that claims too many pixels, or is of another kind, is refused before decoding",
    arguments: [
      // GIF: 45,487 × 62,136 pixels in 38 bytes.
      "R0lGODlhPwIAAgCAAAAAAAAD//8s/navsbjy9eUKAAIDAkQFADs=",
      // JPEG: a frame header of 65,535 × 65,535 pixels.
      "/9j/wAARCP////8DASIAAhEBAxEB",
      // PNG: a header of 2,147,483,647 × 1 pixels, and the end.
      "iVBORw0KGgoAAAANSUhEUn////8AAAABCAYAAAAAAAAAAAAAAElFTkQAAAAA",
    ])
  func oversized(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("oversized")
    try #require(Data(base64Encoded: text)).write(to: file)
    #expect(throws: ImageDecodingError.self) { try SDLImageDecoder().decode(contentsOf: file) }
  }

  @Test("N-13 a JPEG file is read")
  func jpeg() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let image = try SDLImageDecoder().decode(contentsOf: fixtures.appending(path: "grey.jpg"))
    #expect(image.width == 8)
    #expect(image.height == 8)
  }

  @Test("N-13 a PNG that cannot be written says where and why")
  func unwritable() {
    let file = folder.appendingPathComponent("no/such/folder.png")
    #expect(throws: FileError.self) {
      try PNGWriter.write(Surface(width: 1, height: 1), to: file)
    }
  }
}
