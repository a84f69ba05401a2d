import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Appearances of bars")
struct BarAppearanceTests {
  @Test("N-45 the three configurations have their effects, colors and lines")
  func configurations() {
    let look = UIBarAppearance()
    #expect(look.backgroundEffect != nil)
    #expect(look.shadowColor != nil)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil)
    #expect(look.backgroundColor == nil)
    #expect(look.shadowColor == nil)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil)
    #expect(look.backgroundColor == .systemBackground)
    #expect(look.shadowColor != nil)
    look.configureWithDefaultBackground()
    #expect(look.backgroundEffect != nil)
    #expect(look.backgroundColor == nil)
  }

  @Test("N-45 an image for a position is the bar's, but for one of the bottom")
  func positions() {
    let scene = Harness { UIViewController() }
    defer { withExtendedLifetime(scene) {} }
    let bar = UINavigationBar()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    bar.setBackgroundImage(image, for: .bottom, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === image)
    bar.setBackgroundImage(nil, for: .top, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test("N-45 a bar keeps a copy, and a change of the copy is drawn at once")
  func copies() {
    let (bar, look) = (UINavigationBar(), UINavigationBarAppearance())
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.standardAppearance = look
    #expect(bar.backgroundColor == .red)
    look.backgroundColor = .green
    #expect(bar.backgroundColor == .red)
    #expect(bar.standardAppearance !== look)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.backgroundColor == .blue)
    let copy = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    #expect(copy.backgroundColor == .blue)
  }

  @Test("N-45 the default background has the bar's own colors")
  func usual() {
    let bar = UINavigationBar()
    let before = bar.backgroundColor
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(bar.backgroundColor == before)
    bar.barTintColor = .yellow
    #expect(bar.backgroundColor == .yellow)
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(bar.backgroundColor == .clear)
  }

  @Test("N-45 an effect, an image and the line are drawn")
  func layers() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let scene = Harness { UIViewController() }
    defer { withExtendedLifetime(scene) {} }
    let look = UINavigationBarAppearance()
    look.backgroundEffect = UIBlurEffect(style: .dark)
    look.backgroundColor = UIColor(white: 0, alpha: 0.2)
    look.shadowColor = .red
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    look.backgroundImage = image
    bar.standardAppearance = look
    let effect = try #require(bar.subviews.first as? UIVisualEffectView)
    #expect(effect.effect === look.backgroundEffect)
    #expect(effect.contentView.backgroundColor == look.backgroundColor)
    #expect(effect.frame == bar.bounds)
    #expect(bar.subviews.contains { ($0 as? UIImageView)?.image === image })
    #expect(bar.subviews.contains { $0.backgroundColor == .red })
    bar.standardAppearance.configureWithTransparentBackground()
    #expect(effect.isHidden)
    #expect(!bar.subviews.contains { $0.backgroundColor == .red })
  }

  @Test("N-45 titles have the attributes of the appearance")
  func titles() throws {
    let setup = BarSetup()
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    look.titlePositionAdjustment = UIOffset(horizontal: 10, vertical: -3)
    let before = try #require(setup.label("First", size: 17)).center
    setup.bar.prefersLargeTitles = true
    setup.bar.standardAppearance = look
    setup.settle()
    let title = try #require(setup.label("First", size: 17))
    #expect(title.textColor == .red)
    #expect(title.center == CGPoint(x: before.x + 10, y: before.y - 3))
    #expect(setup.label("First", size: 30) != nil)
  }

  @Test("N-45 an item's appearance has precedence, and changes alongside a push")
  func item() throws {
    let setup = BarSetup()
    let (red, green) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    for (look, color) in [(red, UIColor.red), (green, .green)] {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    }
    setup.bar.standardAppearance = red
    let next = UIViewController()
    next.navigationItem.standardAppearance = green
    setup.stack.pushViewController(next, animated: true)
    setup.harness.advance(by: 0.1)
    let shown = setup.bar.layer.presentation()?.backgroundColor
    #expect(shown != UIColor.red.cgColor)
    #expect(shown != UIColor.green.cgColor)
    setup.settle()
    #expect(setup.bar.backgroundColor == .green)
    setup.stack.popViewController(animated: true)
    setup.settle()
    #expect(setup.bar.backgroundColor == .red)
    #expect(setup.complaints == [])
  }

  @Test("N-45 a pull that is released early restores the appearance")
  func cancelledPop() throws {
    let setup = BarSetup()
    let green = UINavigationBarAppearance()
    green.backgroundColor = .green
    let next = UIViewController()
    next.navigationItem.standardAppearance = green
    setup.stack.pushViewController(next, animated: false)
    setup.settle()
    setup.harness.drag(
      from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), over: 0.3, hold: 0.2)
    setup.settle()
    #expect(setup.stack.topViewController === next)
    #expect(setup.effect?.contentView.backgroundColor == .green)
  }

  @Test("N-45 the edge appearance is drawn until the page has scrolled")
  func edge() throws {
    let setup = BarSetup(scrolls: true)
    let (edge, usual) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    edge.configureWithTransparentBackground()
    usual.configureWithOpaqueBackground()
    setup.bar.standardAppearance = usual
    setup.bar.scrollEdgeAppearance = edge
    setup.settle()
    #expect(setup.bar.backgroundColor == .clear)
    setup.page.list.contentOffset.y = 40
    setup.settle()
    #expect(setup.bar.backgroundColor == .systemBackground)
    setup.page.list.contentOffset.y = 0
    setup.settle()
    #expect(setup.bar.backgroundColor == .clear)
    setup.page.navigationItem.scrollEdgeAppearance = usual
    setup.settle()
    #expect(setup.bar.backgroundColor == .systemBackground)
  }

  @Test(
    "N-45 a page that does not scroll has the edge appearance, and a low window the compact one")
  func compact() {
    let setup = BarSetup()
    let (edge, low) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    for (look, color) in [(edge, UIColor.red), (low, .green)] {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    }
    setup.bar.compactAppearance = low
    setup.settle()
    #expect(setup.bar.backgroundColor != .green)
    setup.harness.resize(to: CGSize(width: 700, height: 375))
    setup.settle()
    #expect(setup.bar.backgroundColor == .green)
    setup.bar.scrollEdgeAppearance = edge
    #expect(setup.bar.backgroundColor == .red)
  }

  @Test("N-45 a tab bar has an appearance, and another one at its page's lower edge")
  func tabs() {
    let (page, tabs) = (ScrollingPage(scrolls: true), UITabBarController())
    tabs.viewControllers = [page]
    let harness = Harness { tabs }
    let (edge, usual) = (UITabBarAppearance(), UITabBarAppearance())
    usual.configureWithOpaqueBackground()
    usual.backgroundColor = .red
    edge.configureWithTransparentBackground()
    tabs.tabBar.standardAppearance = usual
    tabs.tabBar.scrollEdgeAppearance = edge
    harness.advanceUntilIdle()
    #expect(tabs.tabBar.backgroundColor == .red)
    page.list.contentOffset.y = page.list.contentSize.height - page.list.bounds.height
    harness.advanceUntilIdle()
    #expect(tabs.tabBar.backgroundColor == .clear)
  }
}

/// A page with a list of 2000 points.
@MainActor private final class ScrollingPage: UIViewController {
  let list = UIScrollView()
  private let scrolls: Bool

  init(scrolls: Bool) {
    self.scrolls = scrolls
    super.init(nibName: nil, bundle: nil)
    title = "First"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard scrolls else { return }
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(list)
  }
}

/// A navigation controller in a harness.
@MainActor private struct BarSetup {
  let page: ScrollingPage
  let stack: UINavigationController
  let harness: Harness

  init(scrolls: Bool = false) {
    page = ScrollingPage(scrolls: scrolls)
    let stack = UINavigationController(rootViewController: page)
    self.stack = stack
    harness = Harness { stack }
    harness.advanceUntilIdle()
  }

  var bar: UINavigationBar { stack.navigationBar }
  var effect: UIVisualEffectView? {
    bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
  }

  /// Returns the label of a text and a size in the bar.
  func label(_ text: String, size: CGFloat) -> UILabel? {
    var views: [UIView] = [bar]
    while let view = views.popLast() {
      if let label = view as? UILabel, label.text == text, label.font.pointSize == size {
        return label
      }
      views += view.subviews
    }
    return nil
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  /// The lines of the log that report a mistake.
  var complaints: [String] {
    harness.log.filter { $0.contains("warning") || $0.contains("violation") }
  }
}
