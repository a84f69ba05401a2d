import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeRaster
import Testing
import TestMaterial

@testable import GlissadeSandbox

/// Tests that compare the picture of a page with the pixels of the painter.
@MainActor @Suite(.serialized) struct PictureTests {
  private nonisolated static let names = Gallery.demos.map(\.name)
  private let folder = TemporaryFolder()
  private static let pictureCount = 10

  @Test("X-11 a page draws every demo as the sandbox does", arguments: names)
  func demo(name: String) throws {
    try check(DemoPage(name), scale: 1)
  }

  @Test("X-11 scripts, emoji, gradients, shadows, masks, blurs and perspective look the same")
  func sampler() throws {
    try check(DemoPage(SamplerController.source), scale: 2)
  }

  private func check(_ page: DemoPage, scale: Double) throws {
    let name = page.source.name
    let differences = try compare(page, scale: scale)
    let worst = differences.max { $0.value.mean < $1.value.mean }
    print(
      "page of \(name): mean", differences.map { String(format: "%.2f", $0.value.mean) },
      "worst square", differences.map { String(format: "%.0f", $0.value.worst) },
      "moved", differences.map(\.value.moved.count))
    #expect(worst?.value.mean ?? 0 <= 2)
    for (frame, difference) in differences {
      #expect(difference.moved.isEmpty, "frame \(frame)")
    }
  }

  /// Returns the differences of some frames of a run, which are distributed over all of it.
  private func compare(
    _ page: DemoPage, scale: Double
  ) throws -> [(frame: Int, value: PixelDifference)] {
    let browser = try Browser.shared.get()
    let file = folder.file("page.html")
    try page.write(to: file)
    try browser.open(file)
    let pictures = page.pictures()
    let painter = Painter(fonts: FontLibrary())
    let step = max(1, (pictures.count - 1) / (Self.pictureCount - 1))
    return try stride(from: 0, to: pictures.count, by: step).map { index in
      let (frame, picture) = pictures[index]
      var list = picture
      list.scale = scale
      let surface = Surface(width: list.pixelBounds.width, height: list.pixelBounds.height)
      painter.paint(list, into: surface)
      let drawn = try browser.evaluate(
        "(await glissade).draw(0, \(frame), \(scale)).toDataURL()")
      let text = try #require(drawn as? String)
      let data = try #require(Data(base64Encoded: String(text.drop { $0 != "," }.dropFirst())))
      let image = try SDLImageDecoder().decode([UInt8](data), path: "page")
      if let keep = ProcessInfo.processInfo.environment["GLISSADE_PAGES"] {
        let place = URL(filePath: keep).appending(path: "\(page.source.name)-\(frame)")
        try data.write(to: place.appendingPathExtension("page.png"))
        try PNGWriter.write(surface, to: place.appendingPathExtension("own.png"))
      }
      return (frame, PixelDifference(image, surface))
    }
  }
}
