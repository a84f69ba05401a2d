import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of constraints on texts, whose characters all have the same width here.
@MainActor @Suite("Layout of texts") struct TextLayoutTests {
  private let setup = ViewSetup()
  private var root: UIView { setup.root }

  /// Adds a view with a name, laid out by constraints.
  private func add(_ view: UIView, _ name: String, to parent: UIView? = nil) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
  }

  /// A label whose characters are half as wide as its font is large, and whose lines are 1.2 times
  /// as high.
  private func label(_ text: String, size: CGFloat = 10) -> UILabel {
    setup.scene.enter {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = text
      return label
    }
  }

  @Test("N-13 contents fill in the sizes that are missing: a label, a button, a picture")
  func contents() throws {
    let label = label("ten chars.", size: 20)
    let button = UIButton(type: .system)
    button.setTitle("four", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    let image = CGImage(width: 40, height: 30, pixels: Array(repeating: 0, count: 1200))
    let picture = UIImageView(image: UIImage(cgImage: image))
    setup.scene.enter {
      var last = root.topAnchor
      for (name, view) in [("label", label), ("button", button), ("picture", picture as UIView)] {
        add(view, name)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
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
    #expect(!setup.log.contains { $0.hasPrefix("warning") })
  }

  @Test("N-13 a label of many lines is as high as its text is in the width that it gets")
  func lines() {
    let label = label(String(repeating: "x", count: 100))
    label.numberOfLines = 0
    let below = UIView()
    add(below, "below")
    setup.scene.enter {
      add(label, "label")
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -175),
        label.topAnchor.constraint(equalTo: root.topAnchor),
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

  @Test("Y-11 a required width gives the height of a text in it")
  func heightForWidth() {
    let card = UIView()
    let label = label(String(repeating: "x", count: 40))
    label.numberOfLines = 0
    add(label, "label", to: card)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
      label.rightAnchor.constraint(equalTo: card.rightAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    setup.scene.enter {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 100, height: 27))
      #expect(label.intrinsicContentSize == CGSize(width: 200, height: 12))
      label.preferredMaxLayoutWidth = 50
      #expect(label.intrinsicContentSize == CGSize(width: 50, height: 48))
    }
  }

  @Test("Y-10 baselines of labels of different fonts are on one line")
  func baselines() {
    let (small, large) = (label("small"), label("large", size: 30))
    add(small, "small")
    add(large, "large")
    let plain = UIView()
    add(plain, "plain")
    NSLayoutConstraint.activate([
      plain.widthAnchor.constraint(equalToConstant: 10),
      plain.heightAnchor.constraint(equalToConstant: 10),
      plain.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.leftAnchor.constraint(equalTo: large.rightAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    setup.frame(1)
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 20)
    #expect(plain.frame.maxY == 30)
  }

  @Test("Y-15 baselines of labels are on one line, at the top of the stack")
  func stackedBaselines() {
    let (small, large) = (label("small"), label("large", size: 30))
    let stack = UIStackView(arrangedSubviews: [small, large])
    add(stack, "stack")
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
    stack.alignment = .firstBaseline
    setup.frame(1)
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 20)
    stack.alignment = .lastBaseline
    setup.frame(2)
    #expect(small.frame.minY + 10 == large.frame.minY + 30)
  }
}
