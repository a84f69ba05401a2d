import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Layout constraints") struct ConstraintTests {
  /// A view in the root, laid out by constraints.
  private func add(_ view: UIView, _ name: String, to parent: UIView) -> UIView {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func add(_ name: String, to parent: UIView) -> UIView {
    add(UIView(), name, to: parent)
  }

  private func warnings(_ setup: ViewSetup) -> [String] {
    setup.log.filter { $0.hasPrefix("warning") }
  }

  @Test("N-13 edges with constants, against the superview: pinned on all four sides")
  func edges() {
    let setup = ViewSetup()
    let view = add("page", to: setup.root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: setup.root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: setup.root.trailingAnchor, constant: -24),
      view.topAnchor.constraint(equalTo: setup.root.topAnchor, constant: 40),
      view.bottomAnchor.constraint(equalTo: setup.root.bottomAnchor),
    ])
    setup.frame(1)
    #expect(view.frame == CGRect(x: 16, y: 40, width: 335, height: 627))
    setup.scene.resize(to: CGSize(width: 500, height: 300))
    setup.frame(2)
    #expect(view.frame == CGRect(x: 16, y: 40, width: 460, height: 260))
    #expect(warnings(setup) == [])
  }

  @Test("N-13 left and right are leading and trailing; centres and sizes hold, too")
  func centres() {
    let setup = ViewSetup()
    let view = add("page", to: setup.root)
    let other = add("other", to: setup.root)
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
    #expect(warnings(setup) == [])
  }

  @Test("N-13 edges come to lie on whole pixels", arguments: [1.0, 2.0])
  func pixels(scale: CGFloat) {
    let setup = ViewSetup(scale: scale)
    let view = add("page", to: setup.root)
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

  @Test("N-13 contents fill in the sizes that are missing: a label, a button, a picture")
  func contents() throws {
    let setup = ViewSetup()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "ten chars."
    let button = UIButton(type: .system)
    button.setTitle("four", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    let image = CGImage(width: 40, height: 30, pixels: Array(repeating: 0, count: 1200))
    let picture = UIImageView(image: UIImage(cgImage: image))
    setup.scene.enter {
      var last = setup.root.topAnchor
      for (name, view) in [("label", label), ("button", button), ("picture", picture as UIView)] {
        let view = add(view, name, to: setup.root)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: setup.root.leadingAnchor, constant: 10),
          view.topAnchor.constraint(equalTo: last, constant: 10),
        ])
        last = view.bottomAnchor
      }
    }
    setup.frame(1)
    #expect(label.frame == CGRect(x: 10, y: 10, width: 100, height: 24))
    let title = try #require(button.titleLabel).intrinsicContentSize
    #expect(
      button.frame == CGRect(x: 10, y: 44, width: title.width + 20, height: title.height + 8))
    #expect(picture.frame == CGRect(x: 10, y: button.frame.maxY + 10, width: 40, height: 30))
    label.text = "twenty characters ok"
    setup.frame(2)
    #expect(label.frame.width == 200)
    setup.scene.enter { button.setTitle("eight cs", for: .normal) }
    setup.frame(3)
    #expect(button.frame.width == title.width * 2 + 20)
    #expect(warnings(setup) == [])
  }

  @Test("N-13 a label of many lines is as high as its text is in the width that it gets")
  func lines() {
    let setup = ViewSetup()
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 100)
    let below = add("below", to: setup.root)
    setup.scene.enter {
      _ = add(label, "label", to: setup.root)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: setup.root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: setup.root.trailingAnchor, constant: -175),
        label.topAnchor.constraint(equalTo: setup.root.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 2),
        below.centerXAnchor.constraint(equalTo: label.centerXAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    setup.frame(1)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: 36))
    #expect(below.frame == CGRect(x: 95, y: 38, width: 10, height: 10))
  }

  @Test("N-13 views of different superviews, and a view as large as what is in it")
  func nested() {
    let setup = ViewSetup()
    let card = add("card", to: setup.root)
    let inner = add("inner", to: card)
    let cousin = add("cousin", to: setup.root)
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
    #expect(warnings(setup) == [])
    setup.frame(2)
    #expect(!setup.scene.needsFrame)
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
    let setup = ViewSetup()
    let page = Page(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    setup.root.addSubview(page)
    page.addSubview(page.sign)
    let label = add("label", to: page)
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
    #expect(!setup.scene.needsFrame)
    #expect(warnings(setup) == [])
  }

  @Test("N-13 a transform moves what is shown, and nothing that constraints see")
  func transform() {
    let setup = ViewSetup()
    let view = add("page", to: setup.root)
    let other = add("other", to: setup.root)
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
