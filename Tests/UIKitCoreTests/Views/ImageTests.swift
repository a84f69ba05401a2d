import Foundation
import GlissadeDrawing
import GlissadeTesting
import TestMaterial
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitBase
@testable import UIKitCore

@MainActor @Suite("Pictures") struct ImageTests {
  /// A bundle in a folder of its own, with "pictures" for `NumberedDecoder`.
  private func withBundle(_ files: [String: String], _ body: @MainActor (Bundle) throws -> Void)
    throws
  {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("pictures-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test("Decision 16 a picture is found by name, in folders, with or without its ending")
  func byName() throws {
    try withBundle(["cat.png": "4 6", "Pictures/dog.jpg": "8 2", "pets/fish.png": "3 3"]) {
      bundle in
      let setup = ViewSetup()
      #expect(UIImage(named: "cat", in: bundle)?.size == CGSize(width: 4, height: 6))
      #expect(UIImage(named: "cat.png", in: bundle)?.size == CGSize(width: 4, height: 6))
      #expect(UIImage(named: "dog", in: bundle)?.size == CGSize(width: 8, height: 2))
      #expect(UIImage(named: "pets/fish", in: bundle)?.size == CGSize(width: 3, height: 3))
      #expect(!setup.log.contains { $0.hasPrefix("warning") })
      #expect(
        UIImage(named: "cat", in: bundle)?.cgImage === UIImage(named: "cat", in: bundle)?.cgImage)
    }
  }

  @Test("a finer screen takes the finer picture, a coarser one the plain, and each what there is")
  func scales() throws {
    let files = ["cat.png": "4 4", "cat@2x.png": "8 8", "dog@3x.png": "9 9", "fish.png": "5 5"]
    try withBundle(files) { bundle in
      @MainActor func pixels(_ name: String, _ scale: CGFloat) -> Int? {
        let setup = ViewSetup(scale: scale)
        return setup.scene.enter {
          let image = UIImage(named: name, in: bundle)
          #expect(
            image.map { $0.size.width * $0.scale } == image?.cgImage.map { CGFloat($0.width) })
          return image?.cgImage?.width
        }
      }
      #expect(pixels("cat", 1) == 4)
      #expect(pixels("cat", 2) == 8)
      #expect(pixels("cat", 1.5) == 8)
      #expect(pixels("dog", 1) == 9)
      #expect(pixels("fish", 2) == 5)
    }
  }

  @Test("Decision 16 a missing or broken picture shows as a placeholder and is warned of once")
  func missing() throws {
    try withBundle(["broken.png": "no picture"]) { bundle in
      let setup = ViewSetup()
      for _ in 0..<3 {
        #expect(UIImage(named: "nothing", in: bundle)?.cgImage === CGImage.placeholder)
        #expect(UIImage(named: "broken", in: bundle)?.cgImage === CGImage.placeholder)
      }
      let warnings = setup.log.filter { $0.hasPrefix("warning") }
      #expect(warnings.count == 2)
      #expect(warnings.contains { $0.contains("nothing") })
      #expect(UIImage(named: "nothing at all") != nil)
    }
  }

  @Test("a file by its path: nil with a warning if it cannot be read, its scale by its name")
  func byPath() throws {
    try withBundle(["cat@2x.png": "8 8"]) { bundle in
      let setup = ViewSetup()
      let path = try #require(bundle.resourceURL).appendingPathComponent("cat@2x.png").path
      #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 4, height: 4))
      #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
      #expect(setup.log.contains { $0.hasPrefix("warning") && $0.contains("/nowhere.png") })
    }
  }

  @Test("an image view has its picture's size, none without one, and follows a change")
  func imageView() {
    let image = UIImage(
      cgImage: CGImage(width: 20, height: 10, pixels: Array(repeating: 1, count: 200)), scale: 2)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 5))
    #expect(view.layer.contents === image.cgImage)
    #expect(view.layer.contentsScale == 2)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(UIImageView(image: nil).bounds.size == .zero)
  }

  @Test("contentMode decides where the pixels go")
  func contentMode() throws {
    let red = UIImage(
      cgImage: CGImage(width: 10, height: 20, pixels: Array(repeating: 0xFFFF_0000, count: 200)))
    /// Returns whether each of five points of a 100×100 view is red: center, left, right, top left,
    /// bottom right.
    func painted(_ mode: UIView.ContentMode) -> [Bool] {
      let controller = UIViewController()
      let harness = Harness(size: CGSize(width: 100, height: 100)) { controller }
      controller.view.backgroundColor = .white
      let view = UIImageView(image: red)
      view.contentMode = mode
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.addSubview(view)
      harness.advance(by: 0.1)
      let surface = harness.paint()
      return [(50, 50), (5, 50), (95, 50), (5, 5), (95, 95)].map { x, y in
        surface[x, y] & 0xFF_FFFF == 0xFF_0000
      }
    }
    #expect(painted(.scaleToFill) == [true, true, true, true, true])
    #expect(painted(.scaleAspectFit) == [true, false, false, false, false])
    #expect(painted(.scaleAspectFill) == [true, true, true, true, true])
    #expect(painted(.center) == [true, false, false, false, false])
    #expect(painted(.topLeft) == [false, false, false, true, false])
    #expect(painted(.left) == [false, true, false, false, false])
    #expect(painted(.bottomRight) == [false, false, false, false, true])
  }
}
