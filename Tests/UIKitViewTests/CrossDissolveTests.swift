import GlissadeTesting
import Testing
import UIKit

/// A change of the content of a view of 100 × 100 points.
struct ContentChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let prepare: @Sendable @MainActor (ContentView) -> Void
  let change: @Sendable @MainActor (ContentView) -> Void
}

final class ContentView: UIView {
  let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let label = UILabel(frame: CGRect(x: 0, y: 50, width: 100, height: 50))

  init() {
    super.init(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

extension ContentChange {
  init(
    _ name: String, _ prepare: @escaping @Sendable @MainActor (ContentView) -> Void,
    _ change: @escaping @Sendable @MainActor (ContentView) -> Void
  ) {
    self.init(testDescription: name, prepare: prepare, change: change)
  }

  static let all = [
    ContentChange(
      "appearing",
      {
        $0.backgroundColor = .red
        $0.isHidden = true
      }, { $0.isHidden = false }),
    ContentChange("disappearing", { $0.backgroundColor = .red }, { $0.isHidden = true }),
    ContentChange("alpha down", { $0.backgroundColor = .red }, { $0.alpha = 0.3 }),
    ContentChange(
      "alpha up",
      {
        $0.backgroundColor = .red
        $0.alpha = 0
      }, { $0.alpha = 0.8 }),
    ContentChange("color from none", { _ in }, { $0.backgroundColor = .red }),
    ContentChange("color to none", { $0.backgroundColor = .red }, { $0.backgroundColor = nil }),
    ContentChange(
      "color", { $0.backgroundColor = .red }, { $0.backgroundColor = .blue.withAlphaComponent(0.5) }
    ),
    ContentChange("image from none", { _ in }, { $0.picture.image = .filled(.red, 9, 9) }),
    ContentChange(
      "image to none", { $0.picture.image = .filled(.red, 9, 9) }, { $0.picture.image = nil }),
    ContentChange("text", { $0.label.text = "before" }, { $0.label.text = "after" }),
    ContentChange("subview", { _ in }, { $0.addSubview(ContentChange.dot()) }),
    ContentChange(
      "shadow", { $0.backgroundColor = .red },
      {
        $0.layer.shadowOpacity = 1
        $0.layer.shadowRadius = 8
      }),
    ContentChange(
      "shadow that stays",
      {
        $0.backgroundColor = .red
        $0.layer.shadowOpacity = 1
      }, { $0.label.text = "after" }),
    ContentChange(
      "opacity that stays",
      {
        $0.backgroundColor = .red
        $0.alpha = 0.5
      }, { $0.backgroundColor = .blue }),
  ]

  @MainActor private static func dot() -> UIView {
    let dot = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
    dot.backgroundColor = .green
    return dot
  }
}

extension Snapshot {
  /// Returns the largest difference of a color component from the mean of two pictures.
  func deviation(from one: Snapshot, _ other: Snapshot) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        for shift in [0, 8, 16] as [UInt32] {
          func component(_ picture: Snapshot) -> Int { Int(picture[x, y] >> shift & 255) }
          let mean = (component(one) + component(other)) / 2
          largest = max(largest, abs(component(self) - mean))
        }
      }
    }
    return largest
  }
}

@MainActor @Suite("Cross dissolves") struct CrossDissolveTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  private func shown(_ change: ContentChange) -> (ContentView, ViewPage) {
    let view = ContentView()
    change.prepare(view)
    return (view, ViewPage(view, at: view.frame))
  }

  @Test(
    "I-14 in its middle a cross dissolve shows half of the old and half of the new content",
    arguments: ContentChange.all)
  func middle(_ change: ContentChange) {
    let (view, page) = shown(change)
    let before = page.harness.snapshot()
    var ended: Bool?
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { change.change(view) }, completion: { ended = $0 })
    page.harness.advance(by: 0.5)
    let middle = page.harness.snapshot()
    #expect(ended == nil)
    page.harness.advanceUntilIdle()
    let after = page.harness.snapshot()
    #expect(ended == true)
    #expect(before.deviation(from: after, after) > 100)
    #expect(middle.deviation(from: before, after) <= 3)
  }

  @Test("I-14 the views of transition(from:to:) dissolve", arguments: [false, true])
  func exchange(_ hides: Bool) {
    let (one, other) = (ContentView(), ContentView())
    one.backgroundColor = .red
    other.frame.origin.x = 70
    other.backgroundColor = .blue
    let page = ViewPage(one, at: one.frame)
    other.isHidden = hides
    if hides { page.page.view.addSubview(other) }
    page.harness.advanceUntilIdle()
    let before = page.harness.snapshot()
    var options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    if hides { options.insert(.showHideTransitionViews) }
    UIView.transition(from: one, to: other, duration: 1, options: options)
    page.harness.advance(by: 0.5)
    let middle = page.harness.snapshot()
    page.harness.advanceUntilIdle()
    #expect(page.color(50, 50) == 0xffffff)
    #expect(page.color(150, 50) == 0x0000ff)
    #expect(middle.deviation(from: before, page.harness.snapshot()) <= 3)
  }

  @Test("I-14 a dissolve that a second one interrupts continues from what is visible")
  func interrupted() {
    let (view, page) = shown(ContentChange.all[1])
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
    var ends: [Bool] = []
    UIView.transition(
      with: view, duration: 1, options: options, animations: { view.isHidden = true },
      completion: { ends.append($0) })
    page.harness.advance(by: 0.5)
    let visible = page.harness.snapshot()
    UIView.transition(
      with: view, duration: 1, options: options, animations: { view.isHidden = false },
      completion: { ends.append($0) })
    #expect(page.harness.snapshot().deviation(from: visible, visible) <= 3)
    page.harness.advance(by: 0.5)
    let middle = page.harness.snapshot()
    page.harness.advanceUntilIdle()
    #expect(middle.deviation(from: visible, page.harness.snapshot()) <= 4)
    #expect(ends == [false, true])
  }

  @Test("I-14 a view that moves while it dissolves takes the old content with it")
  func moving() {
    let (view, page) = shown(ContentChange.all[6])
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = nil })
    UIView.animate(withDuration: 0.1) { view.frame.origin.x = 200 }
    page.harness.advance(by: 0.5)
    let snapshot = page.harness.snapshot()
    #expect(snapshot[50, 50] == 0xffffff)
    #expect(snapshot[250, 50] == 0xff8080 || snapshot[250, 50] == 0xff7f7f)
  }

  @Test("I-14 a flip shows the old content alone, then the new one alone")
  func flip() {
    let (view, page) = shown(ContentChange.all[7])
    view.picture.frame = view.bounds
    UIView.transition(
      with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear],
      animations: { view.picture.image = .filled(.red, 9, 9) })
    page.harness.advance(by: 0.25)
    #expect(page.harness.snapshot()[70, 70] == 0xffffff)
    page.harness.advance(by: 0.5)
    let late = page.harness.snapshot()
    #expect(late[70, 70] == 0xff0000)
    #expect(late[25, 70] == 0xffffff)
    page.harness.advanceUntilIdle()
    #expect(page.harness.snapshot()[25, 70] == 0xff0000)
  }
}
