import Glissade
import GlissadeGallery
import GlissadeRaster
import Testing
import UIKit

@testable import GlissadeSandbox

@MainActor struct DemoListTests {
  @Test(
    "in a window that is too low for all demos, the one on stage is in sight from the start",
    arguments: Gallery.demos.map(\.name))
  func inSight(name: String) throws {
    let size = CGSize(width: 220, height: 504)
    let scene = UIWindowScene(size: size, scale: 1, fonts: FontLibrary())
    let list = scene.enter {
      let list = DemoList(Gallery.demos)
      list.mark(chosen: name, marked: name)
      list.frame = CGRect(origin: .zero, size: size)
      list.layoutIfNeeded()
      return list
    }
    let scroll = try #require(list.subviews.compactMap { $0 as? UIScrollView }.first)
    let rows = scroll.subviews.compactMap { $0 as? DemoRow }
    let row = try #require(rows.first { $0.demo.name == name })
    #expect(rows.count == Gallery.demos.count)
    #expect(scroll.bounds.contains(row.frame))
  }
}
