import Foundation
import Testing
import UIKit

@MainActor @Suite("Layout constraints") struct ConstraintTests {
  @Test("N-13 edges with constants, against the superview: pinned on all four sides")
  func edges() {
    let setup = LayoutSetup()
    let view = setup.add("page")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: setup.root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: setup.root.trailingAnchor, constant: -24),
      view.topAnchor.constraint(equalTo: setup.root.topAnchor, constant: 40),
      view.bottomAnchor.constraint(equalTo: setup.root.bottomAnchor),
    ])
    setup.frame(1)
    #expect(view.frame == CGRect(x: 16, y: 40, width: 335, height: 627))
    setup.resize(to: CGSize(width: 500, height: 300))
    setup.frame(2)
    #expect(view.frame == CGRect(x: 16, y: 40, width: 460, height: 260))
    #expect(setup.warnings == [])
  }

  @Test("N-13 left and right are leading and trailing; centres and sizes hold, too")
  func centres() {
    let setup = LayoutSetup()
    let view = setup.add("page")
    let other = setup.add("other")
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: setup.root.centerXAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: setup.root.centerYAnchor, constant: -0.5),
      view.widthAnchor.constraint(equalToConstant: 101),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 4),
      other.leftAnchor.constraint(equalTo: view.leftAnchor),
      other.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
      other.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    setup.frame(1)
    #expect(view.frame == CGRect(x: 147, y: 230, width: 101, height: 206))
    #expect(other.frame == CGRect(x: 147, y: 444, width: 106, height: 206))
    #expect(setup.warnings == [])
  }

  @Test("N-13 edges come to lie on whole pixels", arguments: [1.0, 2.0])
  func pixels(scale: CGFloat) {
    let setup = LayoutSetup(scale: scale)
    let view = setup.add("page")
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: setup.root.centerXAnchor),
      view.topAnchor.constraint(equalTo: setup.root.topAnchor, constant: 10.4),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    setup.frame(1)
    let frame = CGRect(x: 137.5, y: 10.4, width: 100, height: 20)
    #expect(abs(view.frame.minX - frame.minX) <= 0.5 / scale)
    #expect((view.frame.minX * scale).rounded() == view.frame.minX * scale)
    #expect((view.frame.minY * scale).rounded() == view.frame.minY * scale)
    #expect(view.frame.size == frame.size)
  }

  @Test("N-13 views of different superviews, and a view as large as what is in it")
  func nested() {
    let setup = LayoutSetup()
    let card = setup.add("card")
    let inner = setup.add("inner", to: card)
    let cousin = setup.add("cousin")
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: setup.root.leftAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: setup.root.topAnchor, constant: 30),
      inner.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 40),
      card.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      card.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
      cousin.leftAnchor.constraint(equalTo: inner.rightAnchor),
      cousin.centerYAnchor.constraint(equalTo: inner.centerYAnchor),
      cousin.widthAnchor.constraint(equalTo: inner.widthAnchor),
      cousin.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
    ])
    setup.frame(1)
    #expect(card.frame == CGRect(x: 20, y: 30, width: 60, height: 52))
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 50, height: 40))
    #expect(cousin.frame == CGRect(x: 75, y: 43.5.rounded(), width: 50, height: 25))
    #expect(setup.warnings == [])
    setup.frame(2)
    #expect(setup.isIdle)
  }

  @Test("N-13 a view placed by its frame takes what is tied to it along, whenever it is placed")
  func byHand() {
    final class Page: UIView {
      let sign = UIView()
      var signLeft: CGFloat = 100
      override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = .zero
        sign.frame = CGRect(x: signLeft, y: 50, width: 20, height: 20)
      }
    }
    let setup = LayoutSetup()
    let page = Page(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    setup.root.addSubview(page)
    page.addSubview(page.sign)
    let label = setup.add("label", to: page)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: page.sign.rightAnchor, constant: 4),
      label.centerYAnchor.constraint(equalTo: page.sign.centerYAnchor),
      label.widthAnchor.constraint(equalToConstant: 30),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    setup.frame(1)
    #expect(label.frame == CGRect(x: 124, y: 55, width: 30, height: 10))
    page.signLeft = 60
    page.setNeedsLayout()
    setup.frame(2)
    #expect(label.frame.minX == 84)
    page.sign.center.x += 7
    page.signLeft += 7
    setup.frame(3)
    #expect(label.frame.minX == 91)
    setup.frame(4)
    #expect(setup.isIdle)
    #expect(setup.warnings == [])
  }

  @Test("N-13 a transform moves what is shown, and nothing that constraints see")
  func transform() {
    let setup = LayoutSetup()
    let view = setup.add("page")
    let other = setup.add("other")
    NSLayoutConstraint.activate(
      [view, other].flatMap {
        [
          $0.widthAnchor.constraint(equalToConstant: 40),
          $0.heightAnchor.constraint(equalToConstant: 40),
          $0.topAnchor.constraint(equalTo: setup.root.topAnchor),
        ]
      } + [
        view.leftAnchor.constraint(equalTo: setup.root.leftAnchor),
        other.leftAnchor.constraint(equalTo: view.rightAnchor),
      ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    setup.frame(1)
    #expect(view.frame == CGRect(x: -20, y: -20, width: 80, height: 80))
    #expect(other.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
  }
}
