import Foundation
import Testing
import UIKit

/// A way in which an animated value gets another model value without a setter.
enum Return: CaseIterable {
  case reversed, finishedAtStart, stopped, keyframes
}

/// A view whose size is animated and returns, with content that depends on it in every way.
@MainActor private final class ReturningBox {
  let layout = LayoutSetup()
  let box = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
  let constrained: UIView
  let masked = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let late = UIView()
  let manual = ManualLayout(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let follower: UIView
  private(set) var widths: [CGFloat] = []
  private var observation: NSKeyValueObservation?

  init() {
    constrained = layout.add("constrained", to: box)
    follower = layout.add("follower")
    let root = layout.root
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    late.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manual.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(masked)
    box.addSubview(manual)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      constrained.topAnchor.constraint(equalTo: box.topAnchor),
      constrained.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      constrained.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      constrained.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      follower.topAnchor.constraint(equalTo: box.bottomAnchor),
      follower.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    layout.frame(0.1)
    observation = box.observe(\.frame) { [weak self] box, _ in self?.widths.append(box.frame.width)
    }
  }

  /// Grows the box within an animation, which returns, or ends at a width of its own.
  func run(_ way: Return, laysOut: Bool) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [self] in
      if way == .keyframes {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.grow(laysOut) }
        }
      } else {
        grow(laysOut)
      }
    }
    animator.startAnimation()
    layout.frame(0.3)
    late.frame = box.bounds
    box.addSubview(late)
    layout.frame(0.6)
    switch way {
    case .reversed, .keyframes: animator.isReversed = true
    case .finishedAtStart:
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    case .stopped: animator.stopAnimation(true)
    }
    layout.frame(2)
  }

  private func grow(_ laysOut: Bool) {
    box.frame.size = CGSize(width: 300, height: 300)
    if laysOut { layout.root.layoutIfNeeded() }
  }
}

/// A view that places a subview by itself.
final class ManualLayout: UIView {
  let inner = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(inner)
    inner.frame = bounds.insetBy(dx: 10, dy: 10)
  }
}

@MainActor @Suite("Values that return") struct ReturnTests {
  @Test(
    "Y-20 what depends on a size follows when an animation takes it back",
    arguments: Return.allCases, [false, true])
  func dependants(way: Return, laysOut: Bool) {
    let returning = ReturningBox()
    returning.run(way, laysOut: laysOut)
    let size = returning.box.frame.size
    if way == .stopped {
      #expect(size.width > 120)
      #expect(size.width < 280)
    } else {
      #expect(size == CGSize(width: 100, height: 100))
    }
    func isSame(_ other: CGSize) -> Bool { abs(other.width - size.width) <= 0.5 }
    #expect(isSame(returning.constrained.frame.size))
    #expect(isSame(returning.masked.frame.size))
    #expect(isSame(returning.late.frame.size))
    #expect(isSame(returning.manual.frame.size))
    #expect(returning.manual.inner.frame == returning.manual.bounds.insetBy(dx: 10, dy: 10))
    #expect(abs(returning.follower.frame.minX - size.width) <= 0.5)
    #expect(returning.widths.last == size.width)
  }

  @Test("Y-20 nothing is left to move after a return", arguments: Return.allCases)
  func settled(way: Return) {
    let returning = ReturningBox()
    returning.run(way, laysOut: true)
    let before = returning.box.subviews.map(\.frame)
    returning.layout.root.setNeedsLayout()
    returning.box.setNeedsLayout()
    returning.layout.frame(3)
    #expect(returning.box.subviews.map(\.frame) == before)
    #expect(returning.layout.isIdle)
  }

  @Test("Y-20 safe areas, margins and guides follow a frame that returns")
  func guides() {
    let layout = LayoutSetup()
    layout.controller.additionalSafeAreaInsets.top = 50
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layout.add("inner", to: box)
    layout.root.addSubview(box)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    layout.frame(0.1)
    #expect(inner.frame == CGRect(x: 0, y: 58, width: 10, height: 42))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.frame = CGRect(x: 0, y: 100, width: 100, height: 200)
    }
    animator.startAnimation()
    layout.frame(0.5)
    #expect(box.safeAreaInsets.top == 0)
    #expect(inner.frame == CGRect(x: 0, y: 8, width: 10, height: 192))
    animator.isReversed = true
    layout.frame(2)
    #expect(box.safeAreaInsets.top == 50)
    #expect(box.layoutMargins.top == 58)
    #expect(box.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 0, y: 58, width: 10, height: 42))
    let readable = box.readableContentGuide
    box.setNeedsLayout()
    layout.frame(3)
    #expect(readable.layoutFrame == CGRect(x: 8, y: 58, width: 84, height: 34))
  }

  @Test("Y-20 N-12 observers see a returned alpha, center and content offset, and only the whole")
  func observers() {
    let layout = LayoutSetup()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 1000)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for view in [list, box] { layout.root.addSubview(view) }
    layout.frame(0.1)
    var seen: [String] = []
    let observations = [
      box.observe(\.alpha) { box, _ in seen.append("alpha \(box.alpha), list \(list.center.x)") },
      box.observe(\.frame) { box, _ in seen.append("x \(box.frame.minX)") },
      list.observe(\.contentOffset) { list, _ in seen.append("offset \(list.contentOffset.y)") },
    ]
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      box.alpha = 0
      box.transform = CGAffineTransform(translationX: 30, y: 0)
      list.contentOffset.y = 400
      list.center.x = 90
    }
    animator.startAnimation()
    layout.frame(0.5)
    seen = []
    animator.isReversed = true
    layout.frame(2)
    #expect(seen == ["alpha 1.0, list 50.0", "x 0.0", "offset 0.0"])
    withExtendedLifetime(observations) {}
  }

  @Test("Y-20 a scroll view reports an offset that returns, and keeps it with its size")
  func scrolling() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let layout = LayoutSetup()
    let delegate = Delegate()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 200)
    list.contentOffset.y = 100
    list.delegate = delegate
    layout.root.addSubview(list)
    layout.frame(0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      list.frame.size.height = 300
    }
    animator.startAnimation()
    layout.frame(0.5)
    #expect(list.contentOffset.y == 0)
    list.contentSize.height = 150
    animator.isReversed = true
    layout.frame(2)
    #expect(list.bounds == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(delegate.offsets == [0, 100])
  }

  @Test("Y-20 writes to a view's layer reach what depends on the view")
  func layer() {
    let returning = ReturningBox()
    returning.box.layer.bounds.size = CGSize(width: 160, height: 60)
    returning.box.layer.position = CGPoint(x: 80, y: 30)
    returning.layout.frame(0.2)
    #expect(returning.constrained.frame == CGRect(x: 0, y: 0, width: 160, height: 60))
    #expect(returning.masked.frame == CGRect(x: 0, y: 0, width: 160, height: 60))
    #expect(returning.follower.frame.origin == CGPoint(x: 160, y: 60))
    returning.box.layer.anchorPoint = .zero
    returning.layout.frame(0.3)
    #expect(returning.follower.frame.origin == CGPoint(x: 240, y: 90))
    #expect(returning.widths.last == 160)
  }

  @Test("Y-20 layoutSubviews in a block finds the constraints of the new size")
  func optionLayoutSubviews() {
    let returning = ReturningBox()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      returning.box.frame.size = CGSize(width: 300, height: 300)
    }
    returning.layout.frame(0.6)
    let width = returning.layout.shownFrame(of: returning.constrained).width
    #expect(abs(width - returning.layout.shownFrame(of: returning.box).width) < 1e-6)
    #expect(width < 280)
  }
}
