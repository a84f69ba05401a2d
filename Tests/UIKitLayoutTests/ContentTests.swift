import Foundation
import Testing
import UIKit

@MainActor @Suite("Contents and fitting sizes") struct ContentTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  /// A view as wide as its content.
  private final class Caption: UIView {
    private let length: CGFloat

    init(length: CGFloat) {
      self.length = length
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 12) }
  }

  /// Two captions of 50 and 100 points side by side.
  private func row(width: CGFloat) -> (UIView, UIView) {
    let one = layout.add("one", Caption(length: 50))
    let other = layout.add("other", Caption(length: 100))
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.leftAnchor, constant: width),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return (one, other)
  }

  @Test("Y-10 the view that hugs its content less grows")
  func hugging() {
    let (one, other) = row(width: 200)
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layout.nextFrame()
    #expect(one.frame.width == 50)
    #expect(other.frame.width == 150)
    one.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    layout.nextFrame()
    #expect(one.frame.width == 100)
    #expect(other.frame.width == 100)
    #expect(one.contentHuggingPriority(for: .horizontal).rawValue == 249)
    #expect(one.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("Y-10 the view that resists compression less shrinks")
  func resistance() {
    let (one, other) = row(width: 120)
    other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    layout.nextFrame()
    #expect(one.frame.width == 50)
    #expect(other.frame.width == 70)
    other.setContentCompressionResistancePriority(.required, for: .horizontal)
    layout.nextFrame()
    #expect(one.frame.width == 20)
    #expect(other.contentCompressionResistancePriority(for: .horizontal) == .required)
  }

  @Test("Y-10 a view of one's own has its intrinsic size, and another one when it says so")
  func intrinsic() {
    final class Badge: UIView {
      var side: CGFloat = 30
      override var intrinsicContentSize: CGSize {
        CGSize(width: side, height: UIView.noIntrinsicMetric)
      }
    }
    let badge = layout.add("badge", Badge())
    NSLayoutConstraint.activate([
      badge.leftAnchor.constraint(equalTo: root.leftAnchor),
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
    ])
    layout.nextFrame()
    #expect(badge.frame.size == CGSize(width: 30, height: 30))
    badge.side = 44
    badge.invalidateIntrinsicContentSize()
    layout.nextFrame()
    #expect(badge.frame.size == CGSize(width: 44, height: 44))
  }

  @Test("Y-11 the fitting size is that of the constraints inside, as small or large as they allow")
  func fitting() {
    let card = UIView()
    let box = layout.add("box", to: card)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let small = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(small == CGSize(width: 80, height: 40))
    let large = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(large == CGSize(width: 220, height: 40))
    let between = card.systemLayoutSizeFitting(CGSize(width: 150, height: 0))
    #expect(between == CGSize(width: 150, height: 40))
    #expect(card.frame == .zero)
  }

  @Test("Y-11 sizeToFit asks an override of sizeThatFits")
  func sizeToFit() {
    final class Tile: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
    }
    let tile = Tile(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    tile.sizeToFit()
    #expect(tile.frame == CGRect(x: 5, y: 6, width: 12, height: 34))
  }

  @Test("Y-12 updateConstraints runs before the layout, subviews first, and when it is requested")
  func updates() {
    final class Lazy: UIView {
      nonisolated(unsafe) static var calls: [String] = []
      var width: NSLayoutConstraint?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        Self.calls.append(accessibilityIdentifier ?? "")
        if width == nil { width = widthAnchor.constraint(equalToConstant: 33) }
        width?.isActive = true
        super.updateConstraints()
      }
    }
    Lazy.calls = []
    let outer = layout.add("outer", Lazy())
    layout.add("inner", Lazy(), to: outer)
    layout.nextFrame()
    #expect(Lazy.calls == ["inner", "outer"])
    #expect(outer.frame.width == 33)
    layout.nextFrame()
    #expect(Lazy.calls.count == 2)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(Lazy.calls.last == "outer")
    #expect(!outer.needsUpdateConstraints())
  }
}
