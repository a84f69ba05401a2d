import Foundation
import GlissadeMotion
import Testing
import UIKit

@testable import GlissadeDemo
@testable import PullDownDemo
import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@Suite @MainActor struct ReadOutTests {
  /// Pseudorandom numbers, the same in every run.
  private struct Dice {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = Double(state >> 11) / Double(1 << 53)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
  }

  @Test("L-10 a release has the outcome that the read-out predicts")
  func decisionIsTrue() throws {
    var dice = Dice(state: 7)
    var seen: Set<ReadOut.Decision> = []
    for index in 0..<24 {
      let fixture = try Fixture(speed: [1, 0.5, 0.25, 0.1][index % 4])
      fixture.down(180, 60)
      var y = fixture.drag(from: 60, speed: dice.next(200...900), frames: 20)
      y = fixture.drag(from: y, speed: dice.next(-700...700), frames: 8)
      fixture.frames(Int(dice.next(0...4)))
      if index % 5 == 0 { fixture.key("Space") }
      let decision = try #require(fixture.readOut.decision)
      seen.insert(decision)
      fixture.up(180, y)
      fixture.frames(1)
      if fixture.canvas.playback.isPaused { fixture.key("Space") }
      #expect(fixture.readOut.decision == nil)
      fixture.canvas.perform(.setSpeed(1))
      fixture.settle()
      #expect((fixture.pageTop == 0) == (decision == .finishes), "stroke \(index)")
    }
    #expect(seen == [.finishes, .cancels])
  }

  @Test("L-10 progress and velocities are the pointer's, in points and in distances per second")
  func figures() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 500, frames: 24)
    let readOut = fixture.readOut
    #expect(readOut.kind == "Present")
    #expect(readOut.between == "Shore → Tides")
    #expect(readOut.phase == "interactive")
    let progress = try #require(readOut.progress)
    #expect(abs(progress - (try #require(fixture.progress))) < 1e-9)
    #expect(abs(try #require(readOut.velocity) / 500 - 1) < 0.01)
    #expect(abs(try #require(readOut.perDistance) - 500 / 667) < 0.01)
    #expect(abs(try #require(readOut.projected) - progress - 0.499 * 500 / 667) < 0.01)
    #expect(abs(try #require(readOut.relativeVelocity) - 500 / 667 / (1 - progress)) < 0.01)
  }

  @Test("L-10 in slow motion the velocity is that of the scene's time")
  func slowFigures() throws {
    let fixture = try Fixture(speed: 0.25)
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 200, frames: 40)
    #expect(abs(try #require(fixture.readOut.velocity) / 800 - 1) < 0.01)
  }

  @Test("kept still, the velocity becomes zero and the decision changes, and then nothing is drawn")
  func hold() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 600, frames: 12)
    #expect(fixture.readOut.decision == .finishes)
    #expect(fixture.content.needsFrame)
    fixture.frames(8)
    #expect(fixture.readOut.decision == .cancels)
    #expect(fixture.readOut.velocity == 0)
    #expect(!fixture.content.needsFrame)
  }

  @Test("released, the read-out shows how the page continues, and at rest that nothing runs")
  func afterRelease() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.frames(4)
    let settling = fixture.readOut
    #expect(settling.phase == "settling")
    #expect(settling.decision == nil)
    let top = try #require(fixture.pageTop)
    fixture.frames(1)
    let velocity = (try #require(fixture.pageTop) - top) / Fixture.interval
    #expect(abs(try #require(settling.velocity) / velocity - 1) < 0.1)
    fixture.settle()
    #expect(fixture.readOut.kind == nil)
    #expect(fixture.readOut.progress == nil)
  }

  @Test("the rule of a program is unknown if it decides itself")
  func ownRule() throws {
    let demo = Demo(name: "nameless", title: "", summary: "", hue: .black) { OwnRulePage() }
    let fixture = try Fixture(demo)
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 600, frames: 14)
    let unknown = fixture.readOut
    #expect(unknown.rule.contains("unknown"))
    #expect(unknown.decision == nil)
    // No distance is known, so the speed is the pointer's.
    #expect(abs(try #require(unknown.velocity) / 600 - 1) < 0.01)
    fixture.up(180, y)
    fixture.settle()
    #expect(fixture.readOut.rule.contains("unknown"))
  }

  @Test("the rule of a driver that follows a pan is known from the first drag, and decides so")
  func anyProgram() throws {
    let demo = Demo(name: "nameless", title: "", summary: "", hue: .black) { ShoreViewController() }
    let fixture = try Fixture(demo)
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 600, frames: 14)
    #expect(fixture.readOut.rule.contains("follows its velocity"))
    #expect(fixture.readOut.decision == .finishes)
    fixture.up(180, y)
    fixture.settle()
    #expect(fixture.readOut.rule.contains("follows its velocity"))
    fixture.down(180, 600)
    _ = fixture.drag(from: 600, speed: -600, frames: 14)
    let known = fixture.readOut
    #expect(known.decision == .finishes)
    #expect(known.distance == 667)
    #expect(abs(try #require(known.velocity) / 600 - 1) < 0.02)
    _ = fixture.drag(from: 460, speed: 300, frames: 6)
    #expect(fixture.readOut.decision == .cancels)
  }

  @Test("a navigation controller's own rule is known from the first drag")
  func navigation() throws {
    let demo = Demo(name: "nameless", title: "", summary: "", hue: .black) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      return stack
    }
    let fixture = try Fixture(demo)
    fixture.down(5, 300)
    for step in 1...10 {
      fixture.move(5 + 6 * Double(step), 300)
      fixture.frames(1)
    }
    #expect(fixture.readOut.decision == .finishes)
    #expect(fixture.readOut.distance == 375)
    #expect(fixture.readOut.rule.contains("50 %"))
    fixture.frames(10)
    #expect(fixture.readOut.decision == .cancels)
  }

  @Test("a window too narrow for the inspector reports the same in short in the transport")
  func narrow() throws {
    #expect(PaneLayout(CGSize(width: 720, height: 560)).inspector == nil)
    let wide = PaneLayout(CGSize(width: 1180, height: 820))
    #expect(wide.inspector == CGRect(x: 880, y: 0, width: 300, height: 596))
    #expect(wide.canvas.maxX == 880)
    #expect(wide.curves == CGRect(x: 220, y: 596, width: 960, height: 168))
    #expect(wide.transport == CGRect(x: 220, y: 764, width: 960, height: 56))
    var readOut = ReadOut(rule: "")
    #expect(readOut.brief == nil)
    (readOut.phase, readOut.progress, readOut.velocity) = ("interactive", 0.414, -0.2)
    readOut.decision = .goes(to: "the top")
    #expect(readOut.brief == "Interactive 41 %\n0 pt/s · Goes to the top")
  }
}

/// A page that presents another one by a pan, and always finishes.
private final class OwnRulePage: UIViewController, UIViewControllerTransitioningDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(OwnRulePage.panDidChange)))
  }

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: true)
    case .changed: driver.update(pan.translation(in: view).y / 600)
    case .ended: driver.finish()
    default: driver.cancel()
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fall() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  private final class Fall: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: -view.bounds.height)
      UIView.animate(withDuration: 0.3) {
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
