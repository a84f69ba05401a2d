import Foundation
import GlissadeDrawing
import TestMaterial
import Testing

/// Tests that pictures are decoded once for all scenes, and do not accumulate.
@Suite struct PictureStoreTests {
  /// A decoder of files that contain a side length.
  private struct SideDecoder: ImageDecoding {
    func decode(_ file: [UInt8], path: String) throws(ImageDecodingError) -> CGImage {
      guard let side = Int(String(decoding: file, as: UTF8.self)) else {
        throw .undecodable(path: path, reason: "it has no number")
      }
      return CGImage(width: side, height: side, pixels: .init(repeating: 1, count: side * side))
    }
  }

  private let folder = TemporaryFolder.ofProcess.url
    .appendingPathComponent("glissade-\(UUID().uuidString)")

  private func file(_ name: String, side: Int) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try String(side).write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test("a picture is decoded once as long as it is in use")
  func once() throws {
    let store = PictureStore(decoder: SideDecoder(), budget: 0)
    let url = try file("once", side: 8)
    let first = try store.picture(at: url)
    #expect(try store.picture(at: url) === first)
    #expect(try store.picture(at: file("another", side: 8)) !== first)
  }

  @Test("a picture that nobody uses is released, unless it was used lately")
  func release() throws {
    let store = PictureStore(decoder: SideDecoder(), budget: 1000)
    weak let old = try store.picture(at: file("old", side: 10))
    weak let middle = try store.picture(at: file("middle", side: 10))
    #expect(old != nil)
    #expect(middle != nil)
    _ = try store.picture(at: file("old", side: 10))
    weak let new = try store.picture(at: file("new", side: 12))
    #expect(middle == nil)
    #expect(new != nil)
    #expect(store.keptBytes <= 1000)
    store.releaseUnused()
    #expect(new == nil)
    #expect(store.keptBytes == 0)
  }

  @Test("what is kept never exceeds the budget")
  func budget() throws {
    let store = PictureStore(decoder: SideDecoder(), budget: 5000)
    let urls = try (1...30).map { try file("\($0)", side: $0 * 3 % 40 + 1) }
    for index in 0..<500 {
      _ = try store.picture(at: urls[index * 7 % urls.count])
      #expect(store.keptBytes <= 5000)
    }
  }

  @Test("a file that has changed is decoded again")
  func change() throws {
    let store = PictureStore(decoder: SideDecoder())
    let url = try file("change", side: 4)
    let first = try store.picture(at: url)
    #expect(first.width == 4)
    #expect(try store.picture(at: file("change", side: 15)).width == 15)
  }
}
