import GlissadeGallery
import GlissadeInstrument
import GlissadeRaster
import Testing
import UIKit

@testable import GlissadeSandbox

@MainActor struct DemoListTests {
  @Test(
    "in a window that is too low for all demos, the one on canvas is in sight from the start",
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

  @Test("every demo's title and summary fit into its row", arguments: Gallery.demos.map(\.name))
  func fits(name: String) throws {
    let demo = try #require(Gallery.demo(named: name))
    let scene = UIWindowScene(
      size: CGSize(width: 220, height: 504), scale: 1, fonts: FontLibrary())
    scene.enter {
      let cell = DemoCell(style: .default, reuseIdentifier: nil)
      cell.show(demo, image: nil)
      cell.frame = CGRect(
        x: 0, y: 0, width: PaneLayout.sideWidth, height: DemoCell.height)
      cell.layoutIfNeeded()
      let labels = cell.contentView.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
      #expect(labels.compactMap(\.text) == [demo.title, demo.summary])
      for label in labels {
        let space = label.frame
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: space.width, height: 0))
        #expect(size.height <= space.height, "\(label.text ?? "")")
        #expect(size.width <= space.width, "\(label.text ?? "")")
      }
    }
  }
}
