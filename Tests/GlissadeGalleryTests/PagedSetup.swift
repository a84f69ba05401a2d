import Foundation
import GlissadeTesting
import Testing

@testable import ContainerDemo
@testable import GlissadeDemo
@testable import TabsDemo

/// A demo whose four pages lie side by side: drags, arrow keys, Escape and a row of buttons turn
/// them.
enum PagedDemo: String, CaseIterable, CustomTestStringConvertible {
  case container, tabs

  var testDescription: String { rawValue }
}

/// A paged demo under test. Pages are named by their index.
@MainActor final class PagedSetup {
  let harness: Harness
  private let demo: PagedDemo
  private let names: [String]

  init(_ demo: PagedDemo) {
    self.demo = demo
    switch demo {
    case .container:
      names = ["dawn", "noon", "dusk", "night"]
      harness = Harness { DayViewController() }
    case .tabs:
      names = ["sencha", "darjeeling", "rooibos", "hibiscus"]
      harness = Harness { TeaTabBarController() }
    }
  }

  var root: UIViewController? { harness.window.rootViewController }
  private var day: DayViewController? { root as? DayViewController }
  private var tea: TeaTabBarController? { root as? TeaTabBarController }

  var selected: Int? { day?.selectedIndex ?? tea?.selectedIndex }
  var isTurning: Bool { (root as? any PagedController)?.turn != nil }
  /// The distance, in points, by which the pages are pulled past an end.
  var stretch: CGFloat? { (root as? any PagedController)?.stretch }
  /// The outcome of a release at this instant.
  var release: DragReading? {
    root.flatMap {
      switch demo {
      case .container: Demo.container.releaseRule?.release($0)
      case .tabs: Demo.tabs.releaseRule?.release($0)
      }
    }
  }

  func identifier(_ page: Int) -> String { "page.\(names[page])" }
  func view(_ page: Int) -> UIView? { harness.view(identifier(page)) }
  func x(_ page: Int) -> CGFloat { harness.frame(of: identifier(page)).minX }
  func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 300) }

  func tapButton(_ page: Int) {
    let button = demo == .container ? "button" : "tab"
    harness.tap(at: harness.center(of: "\(button).\(names[page])"))
  }

  func select(_ page: Int) {
    tapButton(page)
    #expect(harness.advanceUntilIdle())
  }

  func press(key: String) { harness.send(.key(key, t: harness.now)) }

  /// Checks that only a page is in the window, at its place, and nothing is under way.
  func expectAgreement(_ page: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(selected == page, sourceLocation: sourceLocation)
    #expect(x(page) == 0, sourceLocation: sourceLocation)
    for other in names.indices where other != page {
      #expect(view(other) == nil, sourceLocation: sourceLocation)
    }
    #expect(stretch == 0, sourceLocation: sourceLocation)
    #expect(!isTurning, sourceLocation: sourceLocation)
    #expect(release == nil, sourceLocation: sourceLocation)
    #expect(
      root?.children.filter { $0.viewIfLoaded?.window != nil }.count == 1,
      sourceLocation: sourceLocation)
    expectButtons(page, sourceLocation)
    let complaints = harness.log.filter { $0.hasPrefix("violation") || $0.hasPrefix("warning") }
    #expect(complaints == [], sourceLocation: sourceLocation)
  }

  // MARK: Buttons

  /// Checks that the row of buttons marks a page.
  private func expectButtons(_ page: Int, _ sourceLocation: SourceLocation) {
    switch demo {
    case .container:
      #expect(abs(thumb - thumbPlace(page)) < 1e-6, sourceLocation: sourceLocation)
    case .tabs:
      for tea in Tea.all.indices {
        let tint = tea == page ? Tea.all[tea].tint : Tea.shade
        #expect(ink(tea) == Self.components(tint), sourceLocation: sourceLocation)
      }
    }
  }

  /// The visible x coordinate of the container's thumb.
  var thumb: CGFloat { harness.frame(of: "knob").minX }

  /// Returns the x coordinate of the container's thumb while a page is selected.
  func thumbPlace(_ page: Int) -> CGFloat {
    let bar = harness.frame(of: "bar")
    return bar.minX + 4 + bar.width / 4 * CGFloat(page)
  }

  /// Returns the color in which a tab is drawn.
  func ink(_ tab: Int) -> [CGFloat] {
    let dot = harness.view("tab.\(names[tab])")?.subviews.first
    return dot?.layer.presentation()?.backgroundColor.map { Array(($0.components ?? []).prefix(3)) }
      ?? []
  }

  static func components(_ color: UIColor) -> [CGFloat] {
    Array((color.cgColor.components ?? []).prefix(3))
  }
}
