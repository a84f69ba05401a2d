import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A property of a view that a transition animates.
enum WrittenProperty: CaseIterable {
  case transform, alpha, center, bounds, color, corner

  @MainActor fileprivate func write(_ view: UIView, moved: Bool) {
    switch self {
    case .transform: view.transform = moved ? CGAffineTransform(translationX: 260, y: 0) : .identity
    case .alpha: view.alpha = moved ? 0.2 : 1
    case .center: view.center.x = moved ? 300 : 100
    case .bounds: view.bounds = CGRect(x: 0, y: 0, width: moved ? 90 : 30, height: 30)
    case .color: view.backgroundColor = moved ? .red : .blue
    case .corner: view.layer.cornerRadius = moved ? 10 : 0
    }
  }

  @MainActor fileprivate func shown(_ view: UIView) -> String {
    guard let layer = view.layer.presentation() else { return "" }
    let color = layer.backgroundColor.map { "\($0.components ?? [])" } ?? ""
    return "\(layer.frame) \(layer.opacity) \(color) \(layer.cornerRadius)"
  }
}

@MainActor @Suite("Writes during a driven transition") struct TransitionWriteTests {
  /// Returns what each frame of a cancel shows, while a layout writes another value and then the
  /// value again.
  private func frames(
    _ property: WrittenProperty, writes: Int, atRelease: Bool = false, finishes: Bool = false
  ) -> [String] {
    let driven = Driven(0.35) { driven in
      UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
        property.write(driven.box, moved: true)
      } completion: { _ in
        driven.end()
      }
    }
    property.write(driven.box, moved: false)
    driven.present()
    _ = driven.place(at: 0.3)
    func write() {
      for _ in 0..<writes {
        property.write(driven.box, moved: false)
        property.write(driven.box, moved: true)
      }
    }
    if atRelease { write() }
    finishes ? driven.driver.finish() : driven.driver.cancel()
    if !atRelease {
      driven.harness.advance(by: 1.0 / 60)
      write()
    }
    var seen: [String] = []
    for _ in 0..<30 {
      driven.harness.advance(by: 1.0 / 60)
      seen.append(property.shown(driven.box))
    }
    return seen
  }

  @Test(
    "E-20 a write and its opposite within a frame change nothing",
    arguments: WrittenProperty.allCases, [1, 3])
  func opposite(property: WrittenProperty, writes: Int) {
    for finishes in [false, true] {
      let expected = frames(property, writes: 0, finishes: finishes)
      #expect(expected.first != expected.last)
      #expect(frames(property, writes: writes, finishes: finishes) == expected)
    }
    #expect(
      frames(property, writes: writes, atRelease: true)
        == frames(property, writes: 0, atRelease: true))
  }

  @Test("E-20 a write that stands at the end of a frame is where a cancel ends")
  func standing() {
    let driven = Driven(0.35) { driven in
      UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
        driven.box.transform = CGAffineTransform(translationX: 260, y: 0)
      } completion: { _ in
        driven.end()
      }
    }
    driven.present()
    _ = driven.place(at: 0.5)
    driven.box.transform = CGAffineTransform(translationX: 40, y: 0)
    driven.harness.advance(by: 1.0 / 60)
    #expect(driven.x == 130)
    driven.box.transform = CGAffineTransform(translationX: 260, y: 0)
    driven.harness.advance(by: 1.0 / 60)
    driven.driver.cancel()
    driven.harness.advance(by: 1)
    #expect(driven.box.transform.tx == 260)
  }

  @Test("E-20 a property animator that is reversed ends at its start after such writes")
  func animator() {
    let page = ViewPage(UIView(), at: CGRect(x: 0, y: 0, width: 10, height: 10))
    let box = page.page.view.subviews[0]
    box.transform = CGAffineTransform(rotationAngle: 0.1)
    box.center.x = 0.1
    let (start, transform) = (box.center, box.transform)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.center.x = 100.7
      box.transform = .identity
    }
    animator.startAnimation()
    page.harness.advance(by: 0.5)
    box.center.x = 0.3
    box.transform = transform
    box.center.x = 100.7
    box.transform = .identity
    animator.isReversed = true
    page.harness.advance(by: 1)
    #expect(box.center == start)
    #expect(box.transform == transform)
  }
}
