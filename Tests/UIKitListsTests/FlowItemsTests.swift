import Foundation
import Testing
import UIKit

@testable import UIKitLists

@Suite("Lines of a flow layout") struct FlowItemsTests {
  private let size = FlowSize(length: 40, breadth: 90)

  @Test("V-10 full lines reach from side to side, and the last one keeps their columns")
  func uniform() {
    let items = FlowItems(count: 5, size: size, breadth: 320, lineSpacing: 8, itemSpacing: 10)
    #expect((0..<5).map { items.place(of: $0).across } == [0, 115, 230, 0, 115])
    #expect((0..<5).map { items.place(of: $0).along } == [0, 0, 0, 48, 48])
    #expect(items.length == 88)
    #expect(items.items(from: 0, to: 40) == 0..<3)
    #expect(items.items(from: 41, to: 47).isEmpty)
    #expect(items.items(from: 39, to: 49) == 0..<5)
    #expect(items.items(from: -100, to: 0).isEmpty)
    #expect(items.items(from: 88, to: 900).isEmpty)
  }

  @Test("V-10 an item that is alone in its line is centered, and thirds fit three times")
  func narrow() {
    let one = FlowItems(
      count: 2, size: FlowSize(length: 40, breadth: 200), breadth: 320, lineSpacing: 0,
      itemSpacing: 10)
    #expect(one.place(of: 1).across == 60)
    let thirds = FlowItems(
      count: 3, size: FlowSize(length: 9, breadth: 320.0 / 3), breadth: 320, lineSpacing: 0,
      itemSpacing: 0)
    #expect(thirds.length == 9)
  }

  @Test("V-10 items of different sizes fill lines, centered in each, the last one from its side")
  func sized() {
    let sizes = [(20.0, 100.0), (40, 100), (30, 200), (10, 50), (10, 60)]
      .map { FlowSize(length: $0.0, breadth: $0.1) }
    let items = FlowItems(sizes: sizes, breadth: 300, lineSpacing: 5, itemSpacing: 10)
    #expect((0..<5).map { items.place(of: $0).across } == [0, 200, 0, 250, 0])
    #expect((0..<5).map { items.place(of: $0).along } == [10, 0, 45, 55, 80])
    #expect(items.length == 90)
    #expect(items.items(from: 41, to: 44).isEmpty)
    #expect(items.items(from: 39, to: 46) == 0..<4)
    #expect(items.items(from: 80, to: 81) == 4..<5)
  }

  @Test("V-11 a pinned footer stays at the bottom until its section begins")
  func pinnedFooter() {
    let section = FlowSection(
      start: 100, header: 20, footer: 30, insets: FlowInsets(),
      items: FlowItems(count: 10, size: size, breadth: 90, lineSpacing: 0, itemSpacing: 0))
    #expect(section.length == 450)
    #expect(section.footerStart(pinnedTo: nil) == 520)
    #expect(section.footerStart(pinnedTo: 300) == 270)
    #expect(section.footerStart(pinnedTo: 900) == 520)
    #expect(section.footerStart(pinnedTo: 110) == 120)
    #expect(section.headerStart(pinnedTo: 300) == 300)
    #expect(section.headerStart(pinnedTo: 510) == 500)
    #expect(section.headerStart(pinnedTo: 0) == 100)
  }
}
