import Foundation
import GlissadeGestures
@testable import GlissadeReleaseMap
import GlissadeTesting
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// Tests of the row *If released now* for programs without a `ReleaseRule`.
@MainActor @Suite("What a release now decides, by the map", .serialized)
struct PredictedReleaseTests {
  /// Returns a window with a program that presents a page by a drag upwards, with the pointer down
  /// and at rest 200 points above its press.
  private func pulledUp(size: CGSize = CGSize(width: 1180, height: 820)) throws -> Fixture {
    let fixture = try Fixture(size: size)
    fixture.content.load(
      CanvasSubject(name: "program", makeRoot: { UpwardViewController() }))
    fixture.frames(3)
    fixture.down(180, 600)
    for y in stride(from: 590.0, through: 400, by: -10) {
      fixture.move(180, y)
      fixture.frames(1)
    }
    fixture.frames(10)
    return fixture
  }

  private func open(_ fixture: Fixture) {
    let controller = fixture.content.releaseMap
    controller.rows = 6
    controller.columns = 11
    controller.waitingTime = 60
    fixture.key("m")
    for _ in 0..<60 where !controller.isComplete { fixture.frames(1) }
    fixture.frames(1)
  }

  /// The texts of the labels in the inspector.
  private func texts(_ fixture: Fixture) -> [String] {
    func collect(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(collect)
    }
    return collect(fixture.content.controller.inspector)
  }

  /// The velocity in the sentence of the inspector about the release, in points per second.
  private func limit(_ fixture: Fixture) throws -> Double {
    let sentence = try #require(texts(fixture).first { $0.hasPrefix("By the release map: ") })
    let words = sentence.split(separator: " ")
    let unit = try #require(words.firstIndex(of: "pt/s"))
    return try #require(Double(words[unit - 1].replacingOccurrences(of: "−", with: "-")))
  }

  @Test("W-03 without a rule the row has the outcome by the map, positive towards the end")
  func present() throws {
    let fixture = try pulledUp()
    #expect(!texts(fixture).contains("Cancels"))
    #expect(texts(fixture).contains { $0.hasPrefix("The rule is unknown") })
    open(fixture)
    #expect(texts(fixture).contains("Cancels"))
    #expect(texts(fixture).contains { $0.hasSuffix(" pt/s it would finish.") })
    #expect(abs(try limit(fixture) - 310) <= 5)
    // The drag continues. The map of the drag is still the newest one.
    for y in stride(from: 390.0, through: 330, by: -10) {
      fixture.move(180, y)
      fixture.frames(1)
    }
    fixture.frames(4)
    fixture.move(180, 320)
    fixture.frames(1)
    fixture.move(180, 310)
    fixture.frames(1)
    let readOut = fixture.content.releaseMap.predicted(fixture.readOut)
    #expect(readOut.decision == .finishes)
    #expect(readOut.rule.hasSuffix(" pt/s it would cancel."))
    fixture.up(180, 310)
    fixture.settle()
    #expect(fixture.content.releaseMap.isOpen)
    #expect(fixture.content.releaseMap.predicted(fixture.readOut).decision == nil)
    #expect(fixture.canvas.scene.viewStatuses["page"] != nil)
  }

  @Test("W-03 the position of the pointer is that on the map, not that on the canvas")
  func position() throws {
    let fixture = try pulledUp()
    open(fixture)
    for y in stride(from: 390.0, through: 150, by: -10) {
      fixture.move(180, y)
      fixture.frames(1)
    }
    // The pointer rests for less time than that after which the search begins again.
    fixture.frames(6)
    let readOut = fixture.content.releaseMap.predicted(fixture.readOut)
    #expect(try abs(#require(readOut.velocity)) < 1)
    #expect(readOut.decision == .finishes)
  }

  @Test("W-03 in the past the row is about the pointer of the visible frame")
  func past() throws {
    let fixture = try pulledUp()
    fixture.up(180, 400)
    fixture.settle()
    for _ in 0..<400 where fixture.content.past.frame.map({ $0.readOut.phase }) != "interactive" {
      fixture.key(",")
    }
    // Before the rest of the pointer, which moves by 600 pt/s.
    for _ in 0..<15 { fixture.key(",") }
    #expect(fixture.content.past.frame?.readOut.phase == "interactive")
    open(fixture)
    #expect(texts(fixture).contains("Finishes"))
    #expect(abs(try limit(fixture) - 310) <= 5)
    // The map is not that of the frame before, until it has been searched for again.
    fixture.key(",")
    #expect(fixture.content.releaseMap.isOpen)
    #expect(!texts(fixture).contains("Finishes"))
    for _ in 0..<60 where !fixture.content.releaseMap.isCurrent { fixture.frames(1) }
    fixture.frames(1)
    #expect(texts(fixture).contains("Finishes"))
    fixture.key("m")
    #expect(!texts(fixture).contains("Finishes"))
  }

  @Test("W-03 stepping back from a drag in progress does not leave its outcome in the row")
  func stepBack() throws {
    let fixture = try pulledUp()
    open(fixture)
    #expect(texts(fixture).contains("Cancels"))
    fixture.key(",")
    #expect(fixture.content.past.isPast)
    #expect(!texts(fixture).contains("Cancels"))
    #expect(texts(fixture).contains { $0.hasPrefix("The rule is unknown") })
  }

  @Test("W-03 an outcome of many words has as many lines as it needs, above the rule")
  func longOutcome() throws {
    let section = TransitionSection(frame: CGRect(x: 0, y: 0, width: 268, height: 0))
    let harness = Harness(size: CGSize(width: 300, height: 600)) { UIViewController() }
    harness.window.addSubview(section)
    var readOut = ReadOut(rule: "By the release map: it goes there.")
    readOut.kind = "Pan"
    readOut.decision = .predicted("RecordViewController.card rests at the largest of three heights")
    #expect(section.show(readOut, foldsAtRest: false))
    let long = section.sizeThatFits(section.bounds.size).height
    section.frame.size.height = long
    section.layoutIfNeeded()
    let rows = section.subviews.compactMap { $0 as? FigureRow }
    let row = try #require(rows.last)
    row.layoutIfNeeded()
    let labels = row.subviews.compactMap { $0 as? UILabel }
    let figure = try #require(labels.last)
    #expect(figure.text?.hasSuffix("of three heights") == true)
    #expect(figure.frame.minX >= labels[0].frame.maxX)
    #expect(figure.frame.height >= figure.sizeThatFits(figure.frame.size).height)
    #expect(figure.frame.height > 2 * FigureRow.height - 8)
    let rule = try #require(section.subviews.compactMap { $0 as? UILabel }.last)
    #expect(rule.frame.minY >= row.frame.maxY)
    #expect(rule.frame.maxY <= long)
    readOut.decision = .cancels
    #expect(section.show(readOut, foldsAtRest: false))
    #expect(section.sizeThatFits(section.bounds.size).height <= long)
    #expect(!section.show(readOut, foldsAtRest: false))
  }

  @Test("W-03 an outcome without a transition is in the words of the map")
  func words() {
    #expect(ReadOut.Decision(predicted: "finishes") == .finishes)
    #expect(ReadOut.Decision(predicted: "cancels") == .cancels)
    let decision = ReadOut.Decision(predicted: "ball rests at 0, 0")
    #expect(ReadOut.name(of: decision) == "Ball rests at 0, 0")
  }
}

/// A program that presents a page by a drag upwards, and decides the outcome by its own rule.
private final class UpwardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(UpwardViewController.pull)))
  }

  @MainActor private func pull(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      page.view.accessibilityIdentifier = "page"
      page.view.backgroundColor = .gray
      present(page, animated: true)
    case .changed:
      driver?.update(max(0, -pan.translation(in: view).y / view.bounds.height))
    default:
      let isFar = pan.translation(in: view).y < -400
      if pan.state == .ended, isFar || pan.velocity(in: view).y < -310 {
        driver?.finish()
      } else {
        driver?.cancel()
      }
      driver = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// An animation of a page that rises from the lower edge.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let end = context.containerView.bounds
    view.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { view.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
