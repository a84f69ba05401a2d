import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Controls, images and bars of UIKit's clients") struct ControlTests {
  private let harness = Harness { UIViewController() }

  private func button() -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Go", for: .normal)
    return button
  }

  @Test("N-38 the content of a button is at the edge that its alignment names")
  func alignment() {
    let button = button()
    harness.window.addSubview(button)
    func title() -> CGRect {
      button.layoutIfNeeded()
      return button.titleLabel?.frame ?? .null
    }
    let size = title().size
    button.contentHorizontalAlignment = .left
    #expect(title().minX == 0)
    button.contentHorizontalAlignment = .right
    #expect(abs(title().maxX - 200) <= 1)
    button.contentHorizontalAlignment = .fill
    #expect(title().width == 200)
    button.contentVerticalAlignment = .bottom
    #expect(abs(title().maxY - 60) <= 1)
    button.contentVerticalAlignment = .top
    #expect(title().minY == 0)
    #expect(title().height == size.height)
  }

  /// A button that places its title itself.
  private final class OwnButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 5, y: 6, width: 70, height: 8)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  }

  @Test("N-38 the rectangles of a button's parts can be overridden")
  func rects() {
    let button = OwnButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Go", for: .normal)
    button.setImage(white(10), for: .normal)
    button.contentHorizontalAlignment = .left
    harness.window.addSubview(button)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
    #expect(button.imageView?.frame.minX == 20)
    #expect(button.currentImage != nil)
  }

  /// A control that keeps its actions to itself.
  private final class Silent: UIControl {
    var isSilent = true
    var sent = 0
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent += 1
      if !isSilent { super.sendAction(action, to: target, for: event) }
    }
  }
  @MainActor private final class Target: NSObject {
    var calls = 0
    func act() { calls += 1 }
  }

  @Test("N-38 an override decides whether a control's actions are sent")
  func actions() {
    let (control, target) = (Silent(), Target())
    control.addTarget(target, action: Selector(Target.act), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls == 0)
    control.isSilent = false
    control.sendActions(for: .valueChanged)
    #expect(target.calls == 1)
    #expect(control.sent == 2)
    #expect(control.allTargets == [target])
    #expect(control.allControlEvents == .valueChanged)
  }

  private func shape() -> UIImage { white(4) }

  private func white(_ side: CGFloat) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
    }
  }

  @Test("N-38 a template image is shown in the tint color, and follows it")
  func template() {
    let view = UIImageView(image: shape())
    let plain = view.layer.contents
    view.image = shape().withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    let red = view.layer.contents
    #expect(red != plain)
    view.tintColor = .green
    #expect(view.layer.contents != red)
    view.image = shape().withRenderingMode(.alwaysOriginal)
    #expect(view.layer.contents == shape().cgImage)
    #expect(shape().withTintColor(.red).size == CGSize(width: 4, height: 4))
  }

  @Test("N-38 a slider has images of its parts, the thumb in its own size")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    harness.window.addSubview(slider)
    slider.setThumbImage(shape(), for: .normal)
    slider.setMinimumTrackImage(shape().withTintColor(.red), for: .normal)
    slider.value = 1
    slider.layoutIfNeeded()
    let thumb = slider.subviews.last
    #expect(thumb?.frame == CGRect(x: 96, y: 13, width: 4, height: 4))
    #expect(thumb?.layer.contents == shape().cgImage)
    #expect(slider.thumbImage(for: .highlighted) != nil)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(thumb?.frame.width == 16)
  }

  @Test("N-38 a highlighted image view shows its highlighted image")
  func highlighted() {
    let other = shape().withTintColor(.blue)
    let view = UIImageView(image: shape(), highlightedImage: other)
    view.isHighlighted = true
    #expect(view.layer.contents == other.cgImage)
    view.isHighlighted = false
    #expect(view.layer.contents == shape().cgImage)
  }

  /// A tab bar controller that notes what the user chooses.
  private final class Tabs: UITabBarController {
    var titles: [String?] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      titles.append(item.title)
    }
  }

  @Test("N-38 a tab bar controller is told which tab the user taps")
  func tabs() {
    let tabs = Tabs()
    let pages = ["One", "Two"].map { title -> UIViewController in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    tabs.viewControllers = pages
    let harness = Harness { tabs }
    let bar = tabs.tabBar
    harness.tap(at: CGPoint(x: bar.bounds.midX + 40, y: harness.window.bounds.maxY - 20))
    #expect(tabs.titles == ["Two"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("N-38 the system's animation removes views at its end")
  func deletion() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    harness.window.addSubview(view)
    harness.advance(by: 0.1)
    var ended: Bool?
    UIView.perform(.delete, on: [view], animations: nil) { ended = $0 }
    harness.advance(by: 0.1)
    #expect(view.superview != nil)
    #expect(view.alpha == 0)
    #expect(harness.advanceUntilIdle())
    #expect(view.superview == nil)
    #expect(view.alpha == 1)
    #expect(ended == true)
  }
}
