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
    let table = try #require(list.subviews.compactMap { $0 as? UITableView }.first)
    let row = try #require(Gallery.demos.firstIndex { $0.name == name })
    let place = IndexPath(row: row, section: 0)
    #expect(table.numberOfRows(inSection: 0) == Gallery.demos.count)
    // All of it, beside what is cut off at the edges.
    #expect(table.contentSize.height > table.bounds.height)
    #expect(table.bounds.contains(table.rectForRow(at: place)))
    #expect(table.cellForRow(at: place)?.accessibilityIdentifier == "row.\(name)")
  }
}
