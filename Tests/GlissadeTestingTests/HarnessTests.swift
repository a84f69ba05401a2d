import Foundation
import GlissadeTesting
import TestMaterial
import Testing

@MainActor @Suite("Harness") struct HarnessTests {
  /// A square that a pan moves with the pointer.
  final class PanPage: UIViewController {
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    var taps = 0
    var velocityAtEnd = CGPoint.zero

    override func viewDidLoad() {
      view.backgroundColor = .white
      square.backgroundColor = .systemBlue
      view.addSubview(square)
      square.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(PanPage.pan)))
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(PanPage.tap)))
    }

    func tap() { taps += 1 }

    func pan(_ pan: UIPanGestureRecognizer) {
      let distance = pan.translation(in: view)
      square.center = CGPoint(x: square.center.x + distance.x, y: square.center.y + distance.y)
      pan.setTranslation(.zero, in: view)
      if pan.state == .ended { velocityAtEnd = pan.velocity(in: view) }
    }
  }

  /// Made inside each test, so that its scene is the current one.
  private func make() -> (page: PanPage, harness: Harness) {
    let page = PanPage()
    return (page, Harness { page })
  }

  @Test("the first frame is made by init: the root has appeared, laid out, at time 0")
  func firstFrame() {
    let (page, harness) = make()
    #expect(harness.now == 0)
    #expect(harness.frameCount == 1)
    #expect(page.view.window === harness.window)
    #expect(harness.presentationFrame(of: page.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(harness.log.contains { $0.hasPrefix("viewDidAppear") })
  }

  @Test("advance makes whole frames, no fewer than asked for")
  func advance() {
    let harness = make().harness
    harness.advance(by: 0.5)
    #expect(harness.now == 0.5)
    harness.advance(by: 0.01)
    #expect(abs(harness.now - 31.0 / 60) < 1e-12)
    harness.advance(by: 0)
    #expect(harness.frameCount == 32)
  }

  @Test("input happens at now and is delivered with the next frame, in order of its time")
  func delivery() {
    let (page, harness) = make()
    harness.send(.move(to: CGPoint(x: 140, y: 180), t: 0.02))
    harness.mouseDown(at: CGPoint(x: 140, y: 140))
    #expect(harness.log.allSatisfy { !$0.contains("began") })
    harness.advance(by: 1.0 / 60)
    #expect(page.square.center == CGPoint(x: 140, y: 140))
    harness.advance(by: 1.0 / 60)
    #expect(harness.log.contains { $0.contains("began") })
  }

  @Test("M-43 beyond the slop a dragged view travels exactly as far as the pointer, frame by frame")
  func drag() {
    let (page, harness) = make()
    harness.drag(
      from: CGPoint(x: 140, y: 140), to: CGPoint(x: 140, y: 160), over: 0.1, release: false)
    let offset = page.square.center.y - 160
    #expect(abs(offset) <= 10)
    for step in 1...20 {
      harness.mouseMove(to: CGPoint(x: 140 + Double(step), y: 160 + 5 * Double(step)))
      harness.advance(by: 1.0 / 60)
      let shown = harness.presentationFrame(of: page.square)
      #expect(abs(shown.midY - (160 + 5 * Double(step)) - offset) < 1e-9)
    }
  }

  @Test("L-11 an even drag ends with its own velocity, with a hold before the release with none")
  func velocity() {
    let (page, harness) = make()
    harness.drag(from: CGPoint(x: 140, y: 140), to: CGPoint(x: 140, y: 440), over: 0.5)
    #expect(abs(page.velocityAtEnd.y - 600) < 30)
    harness.drag(
      from: CGPoint(x: 140, y: 440), to: CGPoint(x: 140, y: 340), over: 0.5, hold: 0.2)
    #expect(page.velocityAtEnd == .zero)
  }

  @Test("a tap is over when the call returns")
  func tap() {
    let (page, harness) = make()
    harness.tap(at: CGPoint(x: 20, y: 20))
    #expect(page.taps == 1)
    #expect(abs(harness.now - 0.05) < 1e-9)
  }

  @Test("F-23 losing the focus cancels a drag")
  func focus() {
    let harness = make().harness
    harness.drag(
      from: CGPoint(x: 140, y: 140), to: CGPoint(x: 140, y: 240), over: 0.2, release: false)
    harness.loseFocus()
    harness.advance(by: 1.0 / 60)
    #expect(harness.log.contains { $0.contains("cancelled") })
    #expect(harness.advanceUntilIdle())
  }

  @Test("nothing moves: no frame is made again, and the harness is idle")
  func idle() {
    let (page, harness) = make()
    #expect(harness.advanceUntilIdle(timeout: 1))
    let shown = harness.presentedCount
    harness.advance(by: 1)
    #expect(harness.presentedCount == shown)
    page.square.center.x += 1
    harness.advance(by: 1.0 / 60)
    #expect(harness.presentedCount == shown + 1)
  }

  @Test("advanceUntilIdle waits for an animation, and reports it when it must give up")
  func untilIdle() {
    let (page, harness) = make()
    UIView.animate(withDuration: 0.5) { page.square.center.y = 400 }
    #expect(!harness.advanceUntilIdle(timeout: 0.25))
    let shown = harness.presentationFrame(of: page.square).midY
    #expect(shown > 200)
    #expect(shown < 340)
    #expect(harness.advanceUntilIdle())
    #expect(harness.presentationFrame(of: page.square).midY == 400)
    #expect(harness.now > 0.49)
    #expect(harness.now < 0.6)
  }

  @Test("work on the main queue runs only where it is served, between frames")
  func mainQueue() async {
    let harness = make().harness
    var runs = 0
    DispatchQueue.main.async { MainActor.assumeIsolated { runs += 1 } }
    harness.advance(by: 0.5)
    #expect(runs == 0)
    await harness.advanceServingMainQueue(by: 0.1)
    #expect(runs == 1)
  }

  @Test("a resize reaches window and root view")
  func resize() {
    let (page, harness) = make()
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 1.0 / 60)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(harness.displayList.size == CGSize(width: 500, height: 400))
  }

  @Test("writePNG writes the last frame's pixels at its scale; a bad path throws")
  func png() throws {
    let harness = Harness(scale: 2) { PanPage() }
    let surface = harness.paint()
    #expect(surface.width == 750)
    #expect(surface.height == 1334)
    #expect(surface[280, 280] & 0xFF_FFFF == 0x007AFF)
    #expect(surface[10, 10] & 0xFF_FFFF == 0xFF_FFFF)
    let url = TemporaryFolder.ofProcess.url
      .appendingPathComponent("harness-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try harness.writePNG(to: url)
    #expect(try Data(contentsOf: url).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(throws: (any Error).self) {
      try harness.writePNG(to: URL(fileURLWithPath: "/nowhere/at/all.png"))
    }
  }

  @Test("two harnesses live side by side, each with its own screen, time and log")
  func sideBySide() {
    let (page, harness) = make()
    let small = Harness(size: CGSize(width: 200, height: 200)) { PanPage() }
    harness.advance(by: 0.5)
    #expect(small.now == 0)
    #expect(UIScreen.main.bounds.width == 375)
    small.advance(by: 0.1)
    #expect(UIScreen.main.bounds.width == 200)
    small.tap(at: CGPoint(x: 20, y: 20))
    #expect(page.taps == 0)
    #expect(!harness.log.contains { $0.contains("UITap") })
  }

  @Test("a harness that is released takes its scene, window and views along")
  func release() {
    weak var scene: UIWindowScene?
    weak var view: UIView?
    do {
      let page = PanPage()
      let harness = Harness { page }
      harness.drag(from: CGPoint(x: 140, y: 140), to: CGPoint(x: 140, y: 440), over: 0.2)
      scene = harness.scene
      view = page.square
    }
    #expect(scene == nil)
    #expect(view == nil)
  }
}
