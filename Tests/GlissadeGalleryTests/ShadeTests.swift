import Foundation
@testable import ShadeDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Shade")
struct ShadeTests {
  private static let height: CGFloat = 667
  private let harness = Harness { MeadowViewController() }

  private var driver: ShadeDriver? {
    (harness.window.rootViewController as? MeadowViewController)?.shade.driver
  }
  /// The visible lower edge of the shade, or `nil` without a shade.
  private var edge: CGFloat? {
    let frame = harness.frame(of: "page.rain")
    return frame.isNull ? nil : frame.maxY
  }
  private var impacts: [String] { harness.log.filter { $0.hasPrefix("impact light") } }
  private var isUnderWay: Bool { driver?.context != nil }

  /// Makes frames until the transition is over; at most for 6 s.
  private func finish(_ body: () -> Void = {}) {
    for _ in 0..<360 where isUnderWay {
      harness.advance(by: Harness.frame)
      body()
    }
    #expect(harness.advanceUntilIdle())
  }

  /// Pulls from one height to another at a constant speed, and releases in motion.
  private func pull(from start: CGFloat, to end: CGFloat, speed: CGFloat = 1200) {
    harness.drag(
      from: CGPoint(x: 187, y: start), to: CGPoint(x: 187, y: end),
      over: abs(end - start) / speed, rate: 240)
  }

  private func drop() {
    pull(from: 40, to: 440)
    finish()
    #expect(edge == Self.height)
  }

  @Test("3.2 a drag begins only within 90 pt of an edge", arguments: [89.0, 91])
  func zones(y: CGFloat) {
    pull(from: y, to: y + 300)
    #expect(isUnderWay == (y <= 90))
    finish()
    guard y <= 90 else { return }
    if edge == nil { drop() }
    pull(from: Self.height - y, to: Self.height - y - 300)
    #expect(isUnderWay)
    finish()
    pull(from: Self.height - 91, to: 200)
    #expect(!isUnderWay)
  }

  @Test(
    "3.3 I-03 the shade's edge comes to be 20 pt below the pointer within 0.2 s, and never jumps")
  func follows() {
    harness.mouseDown(at: CGPoint(x: 187, y: 30))
    harness.advance(by: Harness.frame)
    var (y, last) = (30.0, 0.0)
    for _ in 0..<30 {
      y += 8
      harness.mouseMove(to: CGPoint(x: 187, y: y))
      harness.advance(by: Harness.frame)
      let shown = edge ?? 0
      #expect(shown >= last, "\(last) → \(shown)")
      #expect(shown - last < 20, "\(last) → \(shown)")
      last = shown
    }
    // The shade follows an even pull after 0.1 s: the middle of an ease-in-out of 0.2 s.
    #expect(abs(last - (y + 20 - 0.1 * 480)) < 9)
    harness.advance(by: 0.21)
    #expect(abs((edge ?? 0) - (y + 20)) < 1e-6)
    #expect(abs((driver?.progress ?? 0) - (y + 20) / Self.height) < 1e-9)
    #expect(harness.scene.transitionStatus?.progress == Double((y + 20) / Self.height))
    harness.mouseUp(at: CGPoint(x: 187, y: y))
    finish()
  }

  @Test(
    "3.4 a pull finishes if it is released downwards with the middle on the screen",
    arguments: [(440.0, 1200.0, true), (200, 1200, false), (440, 0, false)])
  func pullDecision(end: CGFloat, speed: CGFloat, finishes: Bool) {
    if speed > 0 {
      pull(from: 40, to: end, speed: speed)
    } else {
      harness.drag(
        from: CGPoint(x: 187, y: 40), to: CGPoint(x: 187, y: end), over: 0.4, hold: 0.3)
    }
    finish()
    #expect((edge == Self.height) == finishes)
    #expect((harness.window.rootViewController?.presentedViewController != nil) == finishes)
    #expect(harness.log.contains("viewDidAppear Rain") == finishes)
  }

  @Test(
    "3.4 a push finishes if it is not released downwards, with the middle off the screen",
    arguments: [(200.0, 1200.0, true), (400, 1200, false), (200, 0, true)])
  func pushDecision(end: CGFloat, speed: CGFloat, finishes: Bool) {
    drop()
    if speed > 0 {
      pull(from: 640, to: end, speed: speed)
    } else {
      harness.drag(
        from: CGPoint(x: 187, y: 640), to: CGPoint(x: 187, y: end), over: 0.4, hold: 0.3)
    }
    finish()
    #expect((edge == nil) == finishes)
    #expect((harness.window.rootViewController?.presentedViewController == nil) == finishes)
  }

  @Test("3.4 3.6 M-36 dropped, it hits the wall, bounces lower and lower, and rests on it")
  func bounces() {
    pull(from: 40, to: 500)
    var edges: [CGFloat] = []
    finish { edges.append(edge ?? 0) }
    #expect(edges.allSatisfy { $0 <= Self.height + 1 })
    // The reversals above the wall.
    let peaks = edges.indices.dropFirst().dropLast().filter {
      edges[$0] < edges[$0 - 1] && edges[$0] <= edges[$0 + 1] && edges[$0] < Self.height - 1
    }
    let heights = peaks.map { Self.height - edges[$0] }
    #expect(heights.count >= 3, "\(heights)")
    #expect(heights == heights.sorted(by: >), "\(heights)")
    for (one, next) in zip(heights, heights.dropFirst()).prefix(2) {
      #expect(abs(next / one - 0.4376) < 0.12, "\(one) → \(next)")
    }
    #expect(impacts.count >= 3)
    #expect(edge == Self.height)
    #expect(harness.log.filter { $0.hasPrefix("dynamicAnimatorDidPause") }.count == 1)
  }

  @Test("3.5 it is over after 4 s at the latest, and usually much sooner")
  func endsInTime() {
    pull(from: 40, to: 500)
    let begin = harness.now
    finish()
    #expect(harness.now - begin < 4.1)
  }

  @Test("3.7 L-04 reverted, it finishes and completes with false, and leaves no trace")
  func cancelled() {
    let before = harness.scene.windows.flatMap(\.subviews).count
    pull(from: 40, to: 200)
    #expect(harness.scene.transitionStatus?.phase == "interactive")
    finish()
    #expect(edge == nil)
    #expect(harness.scene.windows.flatMap(\.subviews).count == before)
    #expect(harness.window.rootViewController?.presentedViewController == nil)
    #expect(impacts.isEmpty)
    #expect(!harness.log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
    drop()
  }

  @Test("J-09 released, it continues with the pointer's velocity before the spring takes over")
  func keepsVelocity() throws {
    harness.drag(
      from: CGPoint(x: 187, y: 40), to: CGPoint(x: 187, y: 440), over: 0.4, rate: 1000,
      release: false)
    harness.send(.up(at: CGPoint(x: 187, y: 440), t: harness.now))
    harness.advance(by: Harness.frame)
    let matter = try #require(driver?.matter)
    let shade = try #require(driver?.shade)
    let velocity = matter.linearVelocity(for: shade).y
    #expect(velocity > 950, "it starts with \(velocity) pt/s")
    finish()
  }

  @Test("L-12 caught while it bounces, it stops within a frame; released as it was, it falls on")
  func caught() {
    pull(from: 40, to: 500)
    harness.advance(by: 0.2)
    harness.expectToCatch("page.rain", at: CGPoint(x: 187, y: 300))
    let held = edge ?? 0
    #expect(held < Self.height - 4)
    harness.mouseUp(at: CGPoint(x: 187, y: 300))
    finish()
    #expect(edge == Self.height)
    #expect(harness.log.filter { $0.hasPrefix("viewDidAppear Rain") }.count == 1)
  }

  @Test("L-09 caught and pulled on, it goes with the pointer from where it was")
  func caughtAndPulled() {
    pull(from: 40, to: 500)
    harness.advance(by: 0.2)
    harness.mouseDown(at: CGPoint(x: 187, y: 300))
    harness.advance(by: Harness.frame)
    let held = edge ?? 0
    harness.mouseMove(to: CGPoint(x: 187, y: 250))
    harness.advance(by: Harness.frame)
    #expect(abs((edge ?? 0) - held) < 8)
    harness.advance(by: 0.21)
    #expect(abs((edge ?? 0) - (held - 50)) < 1e-6)
    harness.mouseUp(at: CGPoint(x: 187, y: 250))
    finish()
    #expect(edge == nil)
  }

  @Test("F-23 a gesture that is taken away takes the shade back, in both directions")
  func lostFocus() {
    harness.drag(
      from: CGPoint(x: 187, y: 40), to: CGPoint(x: 187, y: 500), over: 0.3, release: false)
    harness.loseFocus()
    harness.advance(by: Harness.frame)
    finish()
    #expect(edge == nil)
    drop()
    harness.drag(
      from: CGPoint(x: 187, y: 640), to: CGPoint(x: 187, y: 100), over: 0.3, release: false)
    harness.loseFocus()
    harness.advance(by: Harness.frame)
    finish()
    #expect(edge == Self.height)
  }

  @Test("the button drops it, and Escape sends it up, from where it is")
  func button() {
    harness.tap(at: harness.center(of: "button.drop"))
    harness.advance(by: 0.1)
    #expect(isUnderWay)
    harness.send(.key("Escape", t: harness.now))
    finish()
    #expect(edge == nil)
    harness.tap(at: harness.center(of: "button.drop"))
    finish()
    #expect(edge == Self.height)
    harness.send(.key("Escape", t: harness.now))
    harness.advance(by: Harness.frame)
    finish()
    #expect(edge == nil)
  }

  @Test(
    "D-05 in a window of another size it continues with what it does", arguments: [true, false])
  func resized(inFlight: Bool) {
    pull(from: 40, to: 500)
    if !inFlight { finish() }
    harness.resize(to: CGSize(width: 300, height: 400))
    harness.advance(by: Harness.frame)
    finish { #expect((edge ?? 0) <= 401) }
    #expect(harness.frame(of: "page.rain") == CGRect(x: 0, y: 0, width: 300, height: 400))
    pull(from: 380, to: 40, speed: 800)
    finish()
    #expect(edge == nil)
  }

  @Test("without animation it is there, and gone, at once")
  func unanimated() {
    let root = harness.window.rootViewController
    harness.scene.enter {
      let rain = RainViewController()
      let meadow = root as? MeadowViewController
      rain.transitioningDelegate = meadow?.shade
      root?.present(rain, animated: false)
    }
    harness.advanceUntilIdle()
    #expect(edge == Self.height)
    harness.scene.enter { root?.dismiss(animated: false) }
    harness.advanceUntilIdle()
    #expect(edge == nil)
  }

  @Test("Decision 15 it leaves no animator, behavior or view behind")
  func leavesNothing() {
    weak var animator: UIDynamicAnimator?
    weak var rain: UIViewController?
    pull(from: 40, to: 500)
    animator = driver?.dynamicAnimator
    rain = driver?.rain
    #expect(animator != nil)
    #expect(rain != nil)
    finish()
    #expect(animator == nil)
    #expect(driver?.childBehaviors.isEmpty == true)
    #expect(driver?.dynamicAnimator == nil)
    pull(from: 640, to: 100)
    finish()
    #expect(rain == nil)
    #expect(harness.scene.layerHost.population == 0)
  }
}
