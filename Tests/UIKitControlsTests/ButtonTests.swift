import Foundation
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Buttons") struct ButtonTests {
  private func laidOut(_ button: UIButton, on setup: ViewSetup) -> UIButton {
    setup.root.addSubview(button)
    setup.frame(setup.scene.layerHost.now + 1)
    return button
  }

  @Test("a button is as large as its title, picture and insets, and centres them")
  func layout() {
    let setup = ViewSetup()
    let button = UIButton(type: .system)
    button.setTitle("four", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    // Half an em a character, 1.2 em a line.
    #expect(button.sizeThatFits(.zero) == CGSize(width: 40, height: 24))
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 32))
    button.frame = CGRect(x: 0, y: 0, width: 110, height: 48)
    #expect(
      laidOut(button, on: setup).titleLabel?.frame == CGRect(x: 30, y: 11, width: 40, height: 24))
    let picture = UIImage(
      cgImage: CGImage(width: 32, height: 32, pixels: Array(repeating: 0, count: 1024)), scale: 2)
    button.contentEdgeInsets = .zero
    button.setImage(picture, for: .normal)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 64, height: 24))
    setup.frame(9)
    #expect(button.imageView?.frame == CGRect(x: 23, y: 16, width: 16, height: 16))
    #expect(button.titleLabel?.frame == CGRect(x: 47, y: 12, width: 40, height: 24))
  }

  @Test("a title too long for the button is cut to its width")
  func narrow() {
    let setup = ViewSetup()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    button.setTitle("much too long", for: .normal)
    #expect(laidOut(button, on: setup).titleLabel?.frame.width == 50)
  }

  @Test("titles, colours and pictures follow the state, and fall back to the normal one")
  func states() {
    let setup = ViewSetup()
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.systemRed, for: .selected)
    #expect(laidOut(button, on: setup).titleLabel?.text == "Off")
    #expect(button.titleLabel?.textColor == .white)
    button.isSelected = true
    setup.frame(9)
    #expect(button.currentTitle == "On")
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.textColor == .systemRed)
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
  }

  @Test("a system button's title has the tint colour, follows it, and greys when disabled")
  func tint() {
    let setup = ViewSetup()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.setTitle("Go", for: .normal)
    #expect(laidOut(button, on: setup).titleLabel?.textColor == .systemBlue)
    setup.root.tintColor = .systemPink
    setup.frame(9)
    #expect(button.titleLabel?.textColor == .systemPink)
    button.isEnabled = false
    setup.frame(10)
    #expect(button.titleLabel?.textColor != .systemPink)
  }

  @Test("a pressed system button dims at once and comes back softly")
  func dims() throws {
    let controller = UIViewController()
    let harness = Harness { controller }
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    controller.view.addSubview(button)
    let label = try #require(button.titleLabel)
    harness.advance(by: 0.1)
    harness.mouseDown(at: CGPoint(x: 150, y: 120))
    harness.advance(by: 1.0 / 60)
    #expect(label.layer.shownOpacity < 0.5)
    harness.mouseUp(at: CGPoint(x: 150, y: 120))
    harness.advance(by: 0.1)
    #expect(label.layer.shownOpacity > 0.5)
    #expect(label.layer.shownOpacity < 0.95)
    harness.advance(by: 0.3)
    #expect(label.layer.shownOpacity == 1)
    #expect(harness.advanceUntilIdle())
  }

  @Test("a press inside triggers the primary action, once")
  func primaryAction() {
    var runs = 0
    let controller = UIViewController()
    let harness = Harness { controller }
    let button = UIButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    controller.view.addSubview(button)
    harness.tap(at: CGPoint(x: 150, y: 120))
    #expect(runs == 1)
    #expect(button.currentTitle == "Go")
    harness.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(runs == 1)
  }

  @Test("a subclass that only overrides init(frame:) keeps the other initialisers")
  func subclass() {
    final class Pill: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
      }
      required init?(coder: NSCoder) { return nil }
    }
    let pill = Pill(type: .system)
    #expect(pill.buttonType == .system)
    #expect(pill.layer.cornerRadius == 8)
  }
}
