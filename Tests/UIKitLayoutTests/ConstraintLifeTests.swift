import Foundation
import Testing
import UIKit

/// Tests of constraints that are activated, deactivated, changed, or contradictory.
@MainActor @Suite("Life of layout constraints") struct ConstraintLifeTests {
  private let setup = LayoutSetup()

  /// A view of 20 × 20 at the top; its left edge is for the tests to hold.
  private func square(_ name: String, in parent: UIView) -> UIView {
    let view = setup.add(name, to: parent)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    return view
  }

  private var warnings: [String] { setup.warnings }

  @Test("N-13 a constraint takes effect when it is active, and no longer when it is not")
  func activation() {
    let view = square("square", in: setup.root)
    let near = view.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 10)
    let far = view.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 200)
    near.isActive = true
    #expect(near.isActive)
    #expect(!far.isActive)
    setup.frame(1)
    #expect(view.frame.minX == 10)
    near.isActive = false
    far.isActive = true
    #expect(!setup.isIdle)
    setup.frame(2)
    #expect(view.frame.minX == 200)
    NSLayoutConstraint.deactivate([far])
    near.isActive = true
    near.isActive = true
    setup.frame(3)
    #expect(view.frame.minX == 10)
    #expect(view.constraints.count + setup.root.constraints.count == 4)
    #expect(warnings == [])
  }

  @Test("N-13 a constant changed in an animation block glides with layoutIfNeeded")
  func animates() {
    let view = square("square", in: setup.root)
    let left = view.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 10)
    left.isActive = true
    setup.frame(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      left.constant = 110
      setup.root.layoutIfNeeded()
    }
    #expect(view.frame.minX == 110)
    for part in [0.25, 0.5, 0.75] {
      setup.frame(1 + part)
      #expect(abs(setup.shownFrame(of: view).minX - (10 + 100 * part)) < 1e-9)
    }
    setup.frame(2)
    #expect(setup.shownFrame(of: view).minX == 110)
    setup.frame(2.1)
    #expect(setup.isIdle)
  }

  @Test("N-13 without layoutIfNeeded a changed constant takes effect with the next frame, at once")
  func doesNotAnimateByItself() {
    let view = square("square", in: setup.root)
    let left = view.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 10)
    left.isActive = true
    setup.frame(1)
    UIView.animate(withDuration: 1) { left.constant = 110 }
    setup.frame(1.01)
    #expect(setup.shownFrame(of: view).minX == 110)
  }

  @Test("N-13 what contradicts the constraints before it is left out; one warning names them all")
  func contradiction() throws {
    let view = square("square", in: setup.root)
    view.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 10).isActive = true
    let wide = view.rightAnchor.constraint(equalTo: setup.root.rightAnchor, constant: -10)
    wide.identifier = "as wide as the page"
    wide.isActive = true
    for time in 1...5 {
      setup.root.setNeedsLayout()
      setup.frame(Double(time))
    }
    #expect(view.frame == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    for part in [
      "“as wide as the page” on “square”", "“square”.width = 20",
      "“square”.left = UIView.left + 10",
    ] { #expect(warning.contains(part), "\(warning)") }
    #expect(setup.isIdle)
  }

  @Test("N-13 what nothing determines stays as it is; one warning names view and constraints")
  func open() throws {
    let view = setup.add("square", to: setup.root)
    view.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
    view.topAnchor.constraint(equalTo: setup.root.topAnchor, constant: 30).isActive = true
    for time in 1...5 {
      setup.root.setNeedsLayout()
      setup.frame(Double(time))
    }
    #expect(view.frame == CGRect(x: 7, y: 30, width: 9, height: 10))
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.contains("width, height, x of “square”"))
    #expect(warning.contains("“square”.top = UIView.top + 30"))
  }

  @Test("N-13 views without a common superview cannot be tied: a warning, and nothing else")
  func strangers() {
    let view = square("square", in: setup.root)
    let stranger = UIView()
    let tie = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    tie.isActive = true
    #expect(!tie.isActive)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("no superview in common") == true)
    setup.frame(1)
  }

  @Test(
    "N-13 a view that leaves its superview releases what is outside, and keeps what is inside")
  func leaving() {
    let card = square("card", in: setup.root)
    card.leftAnchor.constraint(equalTo: setup.root.leftAnchor).isActive = true
    let inner = square("inner", in: card)
    let held = inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 3)
    held.isActive = true
    setup.frame(1)
    card.removeFromSuperview()
    #expect(card.constraints.count == 4)
    #expect(held.isActive)
    setup.root.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
    setup.frame(2)
    #expect(card.frame.minX == 50)
    #expect(inner.frame.minX == 3)
    #expect(warnings == [])
  }

  @Test("N-13 constraints keep no view alive, and go with their views")
  func ownership() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let view = square("square", in: setup.root)
      let tie = view.leftAnchor.constraint(equalTo: setup.root.leftAnchor)
      tie.isActive = true
      (gone, constraint) = (view, tie)
      setup.frame(1)
      view.removeFromSuperview()
    }
    setup.frame(2)
    #expect(gone == nil)
    #expect(constraint == nil)
    #expect(setup.root.constraints.isEmpty)
  }

  @Test("N-13 a layout that changes its own constraints each time ends")
  func chase() {
    final class Runaway: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for constraint in constraints { constraint.constant += 1 }
      }
    }
    let page = Runaway(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    setup.root.addSubview(page)
    let view = square("square", in: page)
    view.leftAnchor.constraint(equalTo: page.leftAnchor).isActive = true
    setup.frame(1)
    setup.frame(2)
    #expect(view.frame.minX == 1)
    #expect(setup.isIdle)
  }
}
