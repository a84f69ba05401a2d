import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Styles of classes") struct AppearanceStyleTests {
  private final class Card: UIView {}
  private final class Note: UILabel {
    let words: String
    /// The only initializer, which a style must not call.
    init(_ text: String) {
      words = text
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("N-90 views get the style of their class when they enter a window")
  func entering() {
    let page = UIViewController()
    let harness = Harness { page }
    let before = UILabel()
    page.view.addSubview(before)
    UILabel.appearance().textColor = .red
    UISwitch.appearance().onTintColor = .green
    UISwitch.appearance().backgroundColor = .brown
    #expect(UILabel.appearance() === UILabel.appearance())
    let (label, toggle) = (UILabel(), UISwitch())
    #expect(label.textColor != .red)
    for view in [label, toggle] { page.view.addSubview(view) }
    #expect(label.textColor == .red)
    #expect(toggle.onTintColor == .green)
    #expect(toggle.backgroundColor == .brown)
    #expect(before.textColor != .red)
    before.removeFromSuperview()
    page.view.addSubview(before)
    #expect(before.textColor == .red)
    withExtendedLifetime(harness) {}
  }

  @Test("N-90 what an instance has set itself, and what a style has not set, stays")
  func own() {
    let page = UIViewController()
    let harness = Harness { page }
    UILabel.appearance().textColor = .red
    UIView.appearance().tintColor = .orange
    let label = UILabel()
    label.textColor = .blue
    label.font = .systemFont(ofSize: 30)
    let tinted = UIView()
    tinted.tintColor = .purple
    for view in [label, tinted] { page.view.addSubview(view) }
    #expect(label.textColor == .blue)
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.tintColor == .orange)
    #expect(tinted.tintColor == .purple)
    withExtendedLifetime(harness) {}
  }

  @Test("N-90 the style of a subclass, and one within containers, has priority")
  func priority() {
    let page = UIViewController()
    let harness = Harness { page }
    UILabel.appearance().textColor = .red
    Note.appearance().textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIScrollView.self]).textColor = .gray
    let (plain, note, inCard, inBoth) = (UILabel(), Note("a"), UILabel(), UILabel())
    let (card, inner, scroll) = (Card(), Card(), UIScrollView())
    card.addSubview(inCard)
    inner.addSubview(inBoth)
    scroll.addSubview(inner)
    for view in [plain, note, card, scroll] { page.view.addSubview(view) }
    #expect(plain.textColor == .red)
    #expect(note.textColor == .green)
    #expect(inCard.textColor == .blue)
    #expect(inBoth.textColor == .gray)
    withExtendedLifetime(harness) {}
  }

  @Test("N-90 bars and the items that they show have styles")
  func bars() {
    let page = UIViewController()
    page.navigationItem.title = "Tides"
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = item
    let stack = UINavigationController()
    let harness = Harness { stack }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .yellow
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let style = UINavigationBar.appearance()
    style.standardAppearance = look
    style.titleTextAttributes = [.foregroundColor: UIColor.purple]
    style.setBackgroundImage(image, for: .default)
    stack.setViewControllers([page], animated: false)
    harness.advanceUntilIdle()
    let color = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    #expect(color == .red)
    let other = UINavigationController(rootViewController: UIViewController())
    page.present(other, animated: false)
    harness.advanceUntilIdle()
    let bar = other.navigationBar
    #expect(bar.standardAppearance.backgroundColor == .yellow)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .purple)
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(stack.navigationBar.standardAppearance.backgroundColor != .yellow)
    let own = UINavigationBar()
    own.standardAppearance.backgroundColor = .green
    page.view.addSubview(own)
    #expect(own.standardAppearance.backgroundColor == .green)
  }

  @Test("N-90 each scene has styles of its own")
  func scenes() {
    let (first, second) = (UIViewController(), UIViewController())
    let harness = Harness { first }
    UILabel.appearance().textColor = .red
    let other = Harness { second }
    let (one, two) = (UILabel(), UILabel())
    second.view.addSubview(two)
    #expect(two.textColor != .red)
    harness.advance(by: 0.1)
    first.view.addSubview(one)
    #expect(one.textColor == .red)
    withExtendedLifetime(other) {}
  }

  @Test("N-90 a button's style has colors for states")
  func buttons() {
    let page = UIViewController()
    let harness = Harness { page }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setBackgroundImage(image, for: .selected)
    UIButton.appearance().contentEdgeInsets.left = 7
    UISlider.appearance().setThumbImage(image, for: .normal)
    UISegmentedControl.appearance().setTitleTextAttributes([.kern: 3], for: .selected)
    let (button, own) = (UIButton(), UIButton())
    own.setTitleColor(.blue, for: .normal)
    let segments = UISegmentedControl(items: ["a", "b"])
    let slider = UISlider()
    for view in [button, own, segments, slider] { page.view.addSubview(view) }
    #expect(button.backgroundImage(for: .selected) === image)
    #expect(button.backgroundImage(for: .normal) == nil)
    #expect(button.contentEdgeInsets.left == 7)
    #expect(slider.thumbImage(for: .normal) === image)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(own.titleColor(for: .normal) == .blue)
    #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Int == 3)
    withExtendedLifetime(harness) {}
  }
}
