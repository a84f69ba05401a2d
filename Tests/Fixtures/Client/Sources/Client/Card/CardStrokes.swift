import Foundation
import GlissadeTesting
import UIKit

/// Plays random strokes on the desk and its card, frame by frame, and looks at every frame.
final class CardStrokes {
  private static let frame = 1 / 60.0
  private static let closed: CGFloat = 667
  private static let opened: CGFloat = 667 - CardPresentationController.height

  private let desk = DeskViewController()
  private let harness: Harness
  private var random: Random
  private var pointer: CGPoint?
  private var pointerStep: CGFloat = 0
  /// The movements of the pointer in the latest frames, the newest one first.
  private var recentSteps: [CGFloat] = []
  private var lastTop: CGFloat?
  private var lastSpeed = 0.0
  private var stroke = 0
  private(set) var faults: [String] = []
  /// The counts of effects, so that a run without any is noticed.
  private(set) var openings = 0
  private(set) var catches = 0
  private(set) var longestStep: CGFloat = 0

  init(seed: UInt64) {
    random = Random(seed: seed)
    let desk = self.desk
    harness = Harness { desk }
  }

  func run(_ count: Int) {
    for index in 1...count {
      stroke = index
      playStroke()
      // Every third stroke or so falls into what the last one left moving.
      if random.chance(0.7) { settle() }
    }
    settle()
    checkLog()
    checkThatItStillWorks()
  }

  private func fault(_ text: String) { faults.append("stroke \(stroke): \(text)") }

  // MARK: Strokes

  private func playStroke() {
    let wasMoving = desk.card?.transition.driver.spring.isRunning ?? false
    switch Int.random(in: 0..<10, using: &random) {
    case 0: tap(desk.openButton)
    case 1: if let button = desk.card?.closeButton { tap(button) }
    case 2: tap(CGPoint(x: 300, y: 90))
    default: drag()
    }
    if wasMoving { catches += 1 }
  }

  private func drag() {
    let startsOnCard = desk.presentedViewController != nil
    let top = startsOnCard ? Double(Self.opened) : 380
    var place = CGPoint(
      x: Double.random(in: 120..<360, using: &random),
      y: Double.random(in: top..<660, using: &random))
    var speed = Double.random(in: -3000..<3000, using: &random)
    if random.chance(0.2) { speed /= 20 }
    let turnsBack = random.chance(0.3)
    let count = Int.random(in: 1..<24, using: &random)
    press(place)
    for index in 0..<count {
      if turnsBack && index == count / 2 { speed = -speed }
      place.x += CGFloat.random(in: -2..<2, using: &random)
      place.y = min(max(place.y + CGFloat(speed * Self.frame), 5), 662)
      move(place)
    }
    if random.chance(0.3) { for _ in 0..<5 { nextFrame() } }
    release()
  }

  private func tap(_ view: UIView) {
    let frame = harness.presentationFrame(of: view)
    tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  private func tap(_ place: CGPoint) {
    press(place)
    release()
  }

  // MARK: Input and frames

  private func press(_ place: CGPoint) {
    pointer = place
    harness.mouseDown(at: place)
    nextFrame()
  }

  private func move(_ place: CGPoint) {
    pointerStep = abs(place.y - (pointer?.y ?? place.y))
    pointer = place
    harness.mouseMove(to: place)
    nextFrame()
  }

  private func release() {
    harness.mouseUp(at: pointer ?? .zero)
    pointer = nil
    nextFrame()
  }

  private func nextFrame() {
    harness.advance(by: Self.frame)
    recentSteps = [pointerStep] + recentSteps.prefix(2)
    lookAtCard()
    pointerStep = 0
  }

  /// The card goes no further in a frame than what moves it: the touch, the spring, or the
  /// animation.
  private func lookAtCard() {
    guard let card = desk.card, card.viewIfLoaded?.window != nil else {
      if let top = lastTop, top < Self.closed - 1 { lookAt(step: Self.closed - top, nil) }
      lastTop = nil
      return
    }
    let top = harness.presentationFrame(of: card.view).minY
    if lastTop == nil { openings += 1 }
    lookAt(step: abs(top - (lastTop ?? Self.closed)), card)
    lastTop = top
  }

  private func lookAt(step: CGFloat, _ card: CardViewController?) {
    let speed = abs(card?.transition.driver.spring.velocity ?? 0)
    let animated = 2 * Double(CardPresentationController.height) / CardAnimator.duration
    let isDriven = card?.transition.driver.isActive ?? false
    let fastest = isDriven ? max(speed, lastSpeed) : max(animated, lastSpeed)
    lastSpeed = speed
    longestStep = max(longestStep, step)
    // A frame shows the touch at an age of up to two frames, and a release continues its movement.
    let touched = recentSteps.reduce(0, +)
    if step > touched + CGFloat(fastest * Self.frame) + 1.5 {
      fault("the card jumps by \(step) with the touch at \(touched), the spring at \(fastest)")
    }
  }

  // MARK: Between strokes

  private func settle() {
    for _ in 0..<180 { nextFrame() }
    if !harness.advanceUntilIdle(timeout: 1) { fault("it does not settle") }
    guard let card = desk.card, desk.presentedViewController != nil else {
      if desk.card?.viewIfLoaded?.window != nil { fault("the card was left in the window") }
      if desk.view.window == nil { fault("the desk has gone") }
      return
    }
    let frame = harness.presentationFrame(of: card.view)
    let place = CGRect(
      x: 0, y: Self.opened, width: 375, height: CardPresentationController.height)
    if !isNear(frame, place) { fault("the card rests at \(frame)") }
    let dimming = (card.presentationController as? CardPresentationController)?.dimmingView
    if abs((dimming?.layer.presentation()?.opacity ?? 0) - 0.4) > 1e-6 {
      fault("the dimming is \(String(describing: dimming?.alpha))")
    }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    return abs(one.minX - other.minX) + abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) + abs(one.height - other.height) < 1e-6
  }

  private func checkLog() {
    let bad = harness.log.filter { $0.hasPrefix("warning") || $0.hasPrefix("violation") }
    for line in Set(bad).sorted() { fault(line) }
  }

  private func checkThatItStillWorks() {
    for opens in [true, false, true, false] {
      if (desk.presentedViewController != nil) != opens {
        tap(opens ? desk.openButton : desk.card?.closeButton ?? desk.openButton)
      }
      settle()
      if (desk.presentedViewController != nil) != opens { fault("it does not work any more") }
    }
  }
}

func checkCard() {
  Checks.about("N-17 card") {
    let seed = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 20_261_122
    let strokes = CardStrokes(seed: seed)
    strokes.run(300)
    Checks.expect(strokes.faults.isEmpty, "300 random strokes", found: strokes.faults.prefix(5))
    Checks.expect(strokes.openings > 30, "the card opens often", found: strokes.openings)
    Checks.expect(strokes.catches > 10, "it is caught often", found: strokes.catches)
    Checks.expect(strokes.longestStep > 20, "and goes fast", found: strokes.longestStep)
  }
}
