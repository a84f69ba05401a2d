import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Members of controls, bars and texts that few programs name.
@MainActor @Suite("Rarely named members") struct ControlSurfaceTests {
  private let harness = Harness { UIViewController() }

  private var square: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }
  }

  @Test("N-28 segments have images, can be disabled, and are counted")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.numberOfSegments == 2)
    let image = square
    control.setImage(image, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) === image)
    #expect(control.imageForSegment(at: 0) == nil)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    #expect(control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 9))
  }

  @Test("N-38 a button has the image and the color of its state")
  func buttons() {
    let button = UIButton(type: .custom)
    let (plain, pressed) = (square, square)
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(pressed, for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    #expect(button.currentBackgroundImage === plain)
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentBackgroundImage === pressed)
    #expect(button.currentTitleColor == .blue)
    button.contentHorizontalAlignment = .leading
    #expect(button.effectiveContentHorizontalAlignment == .left)
    button.contentHorizontalAlignment = .trailing
    #expect(button.effectiveContentHorizontalAlignment == .right)
  }

  @Test("N-38 transformers change colors and attributes, and can be called")
  func transformers() {
    var gray: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    UIConfigurationColorTransformer.grayscale(.red)
      .getRed(&gray.red, green: &gray.green, blue: &gray.blue, alpha: &gray.alpha)
    #expect(gray.red == gray.green)
    #expect(gray.green == gray.blue)
    let large = UIConfigurationTextAttributesTransformer { input in
      var output = input
      output.font = .systemFont(ofSize: 30)
      return output
    }
    #expect(large(AttributeContainer()).font?.pointSize == 30)
    let tinted = UIButton.Configuration.borderedTinted()
    #expect(
      tinted.background.backgroundColor
        == UIButton.Configuration.tinted().background.backgroundColor)
  }

  @Test("N-13 the only item at the left of a bar, and a split view's own button")
  func barButtons() {
    let item = UINavigationItem(title: "a")
    let button = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
    item.setLeftBarButton(button, animated: false)
    #expect(item.leftBarButtonItems == [button])
    item.setLeftBarButton(nil, animated: false)
    #expect(item.leftBarButtonItem == nil)
    let split = UISplitViewController()
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
    let (from, to) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "s", source: from, destination: to)
    #expect(segue.destination === to)
  }

  @Test("N-40 a text knows its places, and scrolls to a part")
  func texts() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 60))
    harness.window.addSubview(field)
    harness.window.addSubview(view)
    field.text = "abcdef"
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    harness.advance(by: 0.1)
    func check(_ input: any UITextInput) throws {
      let second = try #require(input.position(from: input.beginningOfDocument, offset: 2))
      let part = try #require(input.textRange(from: input.beginningOfDocument, to: second))
      let box = input.firstRect(for: part)
      #expect(box.width > 0)
      let end = try #require(input.closestPosition(to: CGPoint(x: box.maxX, y: box.midY)))
      #expect(input.compare(end, to: second) == .orderedSame)
    }
    try check(field)
    try check(view)
    #expect(view.contentOffset.y == 0)
    view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
    #expect(view.contentOffset.y > 100)
    field.attributedPlaceholder = NSAttributedString(string: "empty")
    #expect(field.placeholder == "empty")
    #expect(field.attributedPlaceholder?.string == "empty")
  }

  @Test("N-41 an undo manager knows its groups, and whether it undoes or redoes")
  func undo() {
    final class Box {
      var value = 0
      var states: [String] = []
    }
    let (manager, box) = (UndoManager(), Box())
    func set(_ value: Int) {
      let old = box.value
      box.states.append("\(manager.isUndoing) \(manager.isRedoing)")
      manager.registerUndo(withTarget: box) { _ in set(old) }
      box.value = value
    }
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 1)
    set(1)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    manager.redo()
    #expect(box.value == 1)
    #expect(box.states == ["false false", "true false", "false true"])
  }

  @Test("N-33 content turns about a horizontal or vertical axis", arguments: [2, 7])
  func turns(bits: UInt) {
    let options: UIView.AnimationOptions =
      bits == 2 ? .transitionFlipFromRight : .transitionFlipFromBottom
    #expect(options.rawValue == bits << 20)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.window.addSubview(view)
    harness.advance(by: 0.1)
    var isFinished = false
    UIView.transition(with: view, duration: 0.2, options: options) {
      view.backgroundColor = .red
    } completion: {
      isFinished = $0
    }
    #expect(!isFinished)
    harness.advance(by: 0.3)
    #expect(isFinished)
  }
}
