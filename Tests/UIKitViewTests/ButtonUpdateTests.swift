import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Updates of button configurations") struct ButtonUpdateTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  private let box = CGRect(x: 10, y: 10, width: 120, height: 50)

  @Test("N-62 the colors follow the state, unless the configuration is not updated")
  func states() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .red
    configuration.background.cornerRadius = 0
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    button.isHighlighted = true
    let pressed = page.color(12, 12)
    button.isHighlighted = false
    button.isEnabled = false
    let disabled = page.color(12, 12)
    #expect(Set([0xff0000, pressed, disabled]).count == 3)
    button.automaticallyUpdatesConfiguration = false
    #expect(page.color(12, 12) == 0xff0000)
    #expect(button.configuration?.background.backgroundColor == nil)
  }

  @Test("N-62 a selected button looks different, unless it shall not")
  func selection() {
    var configuration = UIButton.Configuration.tinted()
    configuration.baseBackgroundColor = .red
    configuration.background.cornerRadius = 0
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    let pale = page.color(12, 12)
    button.isSelected = true
    #expect(page.color(12, 12) == 0xff0000)
    button.configuration?.automaticallyUpdateForSelection = false
    #expect(page.color(12, 12) == pale)
  }

  @Test("N-62 updated(for:) returns the configuration of the button's state")
  func updated() {
    let harness = Harness { UIViewController() }
    let button = UIButton(configuration: .filled())
    button.tintColor = .green
    #expect(button.configuration?.updated(for: button).background.backgroundColor == .green)
    button.isEnabled = false
    let disabled = button.configuration?.updated(for: button)
    #expect(disabled?.background.backgroundColor == .tertiarySystemFill)
    #expect(disabled?.baseForegroundColor == .tertiaryLabel)
    #expect(harness.now == 0)
  }

  @Test("N-62 the handler is called before the layout, once for each change of the state")
  func handler() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    let page = ViewPage(button, at: box)
    #expect(button.titleLabel?.text == "up")
    button.isHighlighted = true
    page.harness.advanceUntilIdle()
    #expect(button.titleLabel?.text == "down")
    button.isHighlighted = false
    button.isEnabled = false
    page.harness.advanceUntilIdle()
    #expect(states == [.normal, .highlighted, .disabled])
    button.setNeedsUpdateConfiguration()
    page.harness.advanceUntilIdle()
    #expect(states.count == 4)
  }

  @Test("N-62 a subclass updates its configuration in an override")
  func override() {
    final class Toggle: UIButton {
      override func updateConfiguration() {
        configuration?.title = isSelected ? "On" : "Off"
      }
    }
    let toggle = Toggle(configuration: .gray(), primaryAction: nil)
    let page = ViewPage(toggle, at: box)
    #expect(toggle.titleLabel?.text == "Off")
    toggle.isSelected = true
    page.harness.advanceUntilIdle()
    #expect(toggle.titleLabel?.text == "On")
  }

  @Test("N-62 a press performs the primary action, whose title and image the button shows")
  func action() {
    var count = 0
    let action = UIAction(title: "Add", image: .filled(.red, 10, 10)) { _ in count += 1 }
    let button = UIButton(configuration: .borderedProminent(), primaryAction: action)
    let page = ViewPage(button, at: box)
    #expect(button.titleLabel?.text == "Add")
    #expect(button.imageView?.image?.size.width == 10)
    page.harness.tap(at: CGPoint(x: 60, y: 30))
    page.harness.advanceUntilIdle()
    #expect(count == 1)
  }

  @Test("N-62 a button without its configuration looks as before")
  func removing() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Plain", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    let page = ViewPage(button, at: box)
    button.configuration = nil
    page.harness.advanceUntilIdle()
    #expect(page.color(12, 35) == 0xffffff)
    #expect(button.titleLabel?.text == "Plain")
    #expect(button.titleLabel?.textColor == .systemBlue)
    #expect(button.subviews.count == 2)
  }

  @Test("N-62 a title breaks into lines where constraints determine the width")
  func lines() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title of several words that is too wide"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    let page = UIViewController()
    let harness = Harness(size: CGSize(width: 320, height: 240)) { page }
    page.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: page.view.topAnchor),
      button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      button.widthAnchor.constraint(equalToConstant: 140),
    ])
    harness.advanceUntilIdle()
    #expect(button.frame.height > 60)
    #expect(button.titleLabel?.frame.width ?? 0 <= 116)
  }
}
