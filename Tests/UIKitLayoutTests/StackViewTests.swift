import Foundation
import Testing
import UIKit

@MainActor @Suite("Stack views") struct StackViewTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  /// A view with a content of a size.
  private final class Block: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { return nil }
    override var intrinsicContentSize: CGSize { size }
  }

  /// A stack of 300 × 100 in the root.
  private func stack(
    _ views: [UIView], _ distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.distribution = distribution
    stack.spacing = spacing
    root.addSubview(stack)
    layout.nextFrame()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.maxX] }
  }

  @Test("Y-14 fill: the view that hugs its content least takes the rest of the length")
  func fill() {
    let views = [Block(50, 20), Block(60, 30), Block(70, 40)]
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    let stack = stack(views)
    #expect(spans(views) == [[0, 50], [60, 220], [230, 300]])
    #expect(views.map(\.frame.height) == [100, 100, 100])
    #expect(stack.arrangedSubviews == views)
    #expect(layout.warnings == [])
  }

  @Test("Y-14 fillEqually: equal lengths, whatever the contents are")
  func fillEqually() {
    let views = [Block(50, 20), Block(60, 30), Block(0, 0)]
    _ = stack(views, .fillEqually, spacing: 15)
    #expect(spans(views) == [[0, 90], [105, 195], [210, 300]])
  }

  @Test("Y-14 fillProportionally: lengths in proportion to the contents, also when these change")
  func fillProportionally() {
    let views = [Block(30, 20), Block(60, 30)]
    _ = stack(views, .fillProportionally, spacing: 0)
    #expect(spans(views) == [[0, 100], [100, 300]])
    views[0].size.width = 60
    layout.nextFrame()
    #expect(spans(views) == [[0, 150], [150, 300]])
  }

  @Test("Y-14 equalSpacing: equal spaces, of the spacing at least")
  func equalSpacing() {
    let views = [Block(50, 20), Block(60, 30), Block(100, 40)]
    let stack = stack(views, .equalSpacing)
    #expect(spans(views) == [[0, 50], [95, 155], [200, 300]])
    stack.frame.size.width = 200
    layout.nextFrame()
    #expect(views[1].frame.minX - views[0].frame.maxX == 10)
    #expect(views[2].frame.maxX == 200)
  }

  @Test("Y-14 equalCentering: equal distances of centers where the spacing allows it")
  func equalCentering() {
    let views = [Block(20, 20), Block(40, 30), Block(20, 40)]
    _ = stack(views, .equalCentering)
    #expect(views.map(\.center.x) == [10, 150, 290])
    let wide = [Block(20, 20), Block(40, 30), Block(200, 40)]
    _ = stack(wide, .equalCentering)
    #expect(wide[2].frame.minX - wide[1].frame.maxX == 10)
  }

  @Test(
    "Y-15 alignments place views across the stack",
    arguments: [
      (UIStackView.Alignment.fill, [[CGFloat(0), 100], [0, 100]]), (.top, [[0, 20], [0, 40]]),
      (.center, [[40, 60], [30, 70]]), (.bottom, [[80, 100], [60, 100]]),
    ])
  func alignments(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let views = [Block(50, 20), Block(60, 40)]
    let stack = stack(views)
    stack.alignment = alignment
    layout.nextFrame()
    #expect(views.map { [$0.frame.minY, $0.frame.maxY] } == expected)
    #expect(layout.warnings == [])
  }

  @Test("Y-15 a column runs from top to bottom, and can be within margins")
  func column() {
    let views = [Block(50, 20), Block(60, 30)]
    let stack = stack(views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    views[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    layout.nextFrame()
    #expect(views[0].frame == CGRect(x: 2, y: 1, width: 50, height: 20))
    #expect(views[1].frame == CGRect(x: 2, y: 31, width: 60, height: 66))
  }

  @Test("Y-16 a spacing of its own follows a view, and none if the view is hidden")
  func customSpacing() {
    let views = [Block(50, 20), Block(60, 30), Block(70, 40)]
    let stack = stack(views, .equalSpacing)
    stack.distribution = .fill
    views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.setCustomSpacing(40, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 40)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    layout.nextFrame()
    #expect(spans(views) == [[0, 50], [90, 150], [160, 300]])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    layout.nextFrame()
    #expect(views[1].frame.minX == 58)
    views[0].isHidden = true
    layout.nextFrame()
    #expect(spans(Array(views[1...])) == [[0, 60], [70, 300]])
  }

  @Test("Y-16 views come and go at any place, and the others close up")
  func insertion() {
    let views = [Block(50, 20), Block(60, 30)]
    let stack = stack(views)
    let added = Block(30, 30)
    stack.insertArrangedSubview(added, at: 1)
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    layout.nextFrame()
    #expect(spans([views[0], added, views[1]]) == [[0, 50], [60, 90], [100, 300]])
    stack.removeArrangedSubview(added)
    #expect(added.superview === stack)
    added.translatesAutoresizingMaskIntoConstraints = true
    layout.nextFrame()
    #expect(spans(views) == [[0, 50], [60, 300]])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    layout.nextFrame()
    #expect(spans([views[1]]) == [[0, 300]])
    #expect(layout.warnings == [])
  }

  @Test("Y-17 a stack is as large as its views, nested or not")
  func fitting() {
    let inner = UIStackView(arrangedSubviews: [Block(50, 20), Block(30, 40)])
    inner.spacing = 5
    inner.alignment = .center
    let outer = UIStackView(arrangedSubviews: [Block(10, 10), inner, Block(120, 15)])
    outer.axis = .vertical
    outer.spacing = 8
    outer.alignment = .leading
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 120, height: 81))
    layout.add("outer", outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    layout.nextFrame()
    #expect(outer.frame.size == size)
    #expect(inner.frame == CGRect(x: 0, y: 18, width: 85, height: 40))
    #expect(layout.warnings == [])
  }

  @Test("Y-18 a view that is hidden in an animation vanishes at its end, and the others glide")
  func animatedHiding() {
    let views = [Block(50, 20), Block(60, 30), Block(70, 40)]
    views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    _ = stack(views)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    #expect(views[0].isHidden)
    #expect(!views[0].layer.isHidden)
    #expect(views[1].frame.minX == 0)
    layout.nextFrame()
    #expect(abs(layout.shownFrame(of: views[1]).minX - 30) < 1)
    for _ in 0..<3 { layout.nextFrame() }
    #expect(views[0].layer.isHidden)
    views[0].isHidden = false
    layout.nextFrame()
    #expect(views[1].frame.minX == 60)
  }

  @Test("Y-18 a reversed animation shows a hidden view again")
  func reversedHiding() {
    let views = [Block(50, 20), Block(60, 30)]
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    _ = stack(views)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      views[0].isHidden = true
    }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    layout.nextFrame()
    #expect(!views[0].isHidden)
    #expect(!views[0].layer.isHidden)
    #expect(spans(views) == [[0, 50], [60, 300]])
  }
}
