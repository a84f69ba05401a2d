import Foundation
import GlissadeGallery
import GlissadeRaster
import GlissadeTesting
import Testing

/// Tests of M-45: the work in the frames around the ends of a drag.
@MainActor @Suite("Work of frames")
struct PaintedWorkTests {
  private struct Stroke {
    let places: [CGPoint]
    /// The durations between the locations, in seconds.
    let durations: [Double]

    init(_ places: (Double, Double)..., over durations: Double...) {
      self.places = places.map { CGPoint(x: $0.0, y: $0.1) }
      self.durations = durations
    }
  }

  /// The strokes, after which each demo is in its initial state; a single location is a tap.
  private static let strokes: [String: [Stroke]] = [
    "photos": [
      Stroke((187, 268)),
      Stroke((187, 333), (200, 420), (187, 350), over: 0.3, 0.3),
      Stroke((187, 333), (220, 600), over: 0.25),
    ],
    "pull-down": [
      Stroke((187, 60), (190, 330), (187, 240), over: 0.4, 0.25),
      Stroke((187, 60), (196, 460), over: 0.4),
      Stroke((187, 600), (180, 250), over: 0.25),
    ],
    "panel": [
      Stroke((187, 660), (187, 400), over: 0.3),
      Stroke((187, 350), (187, 480), (187, 420), over: 0.3, 0.3),
      Stroke((187, 350), (187, 560), over: 0.2),
    ],
    "flip-card": [
      Stroke((187, 333)),
      Stroke((4, 300), (150, 310), (60, 310), over: 0.3, 0.2),
      Stroke((4, 300), (180, 310), over: 0.3),
    ],
    "throw": [
      Stroke((304, 570), (270, 430), over: 0.12),
      Stroke((304, 97), (200, 130), over: 0.12),
      Stroke((75, 97), (90, 240), over: 0.12),
      Stroke((75, 570), (200, 560), over: 0.12),
    ],
    "shade": [
      Stroke((187, 40), (190, 200), over: 0.3),
      Stroke((187, 40), (187, 480), over: 0.5),
      Stroke((187, 650), (187, 180), over: 0.4),
    ],
    "playground": [Stroke((258, 460), (250, 400), over: 0.2)],
    "stack": [
      Stroke((100, 150)),
      Stroke((4, 300), (150, 310), (60, 310), over: 0.3, 0.2),
      Stroke((4, 300), (240, 310), over: 0.3),
    ],
    "tabs": [
      Stroke((340, 300), (80, 305), over: 0.4), Stroke((80, 300), (300, 305), over: 0.3),
    ],
    "container": [
      Stroke((340, 300), (80, 305), over: 0.4), Stroke((80, 300), (300, 305), over: 0.3),
    ],
    "sheet": [
      Stroke((187, 591)),
      Stroke((187, 370), (187, 100), over: 0.4),
      Stroke((187, 60), (187, 640), over: 0.25),
    ],
  ]

  /// The demos whose pages are cached as a whole.
  private nonisolated static let pages = ["pull-down", "panel", "throw", "shade"]

  /// The relevant work of a stroke's frames.
  private struct Outcome {
    /// The first frame that painted something after the press.
    var began = PainterWork()
    /// The frame of the release and the one after it.
    var released: [PainterWork] = []
  }

  /// Presses, moves with 120 samples a second and releases in motion, on whole points as a pointer
  /// does.
  private func perform(_ stroke: Stroke, in run: PaintedRun) -> Outcome {
    let harness = run.harness
    var outcome = Outcome()
    var hasBegun = false
    func frame() {
      let presented = harness.presentedCount
      let made = run.frame()
      guard !hasBegun, harness.presentedCount > presented else { return }
      hasBegun = true
      outcome.began = made
    }
    run.isPressed = true
    harness.mouseDown(at: stroke.places[0])
    frame()
    for (index, duration) in stroke.durations.enumerated() {
      let (from, to) = (stroke.places[index], stroke.places[index + 1])
      let count = Int((duration * 60).rounded())
      for step in 1...count {
        for part in [0.5, 1] {
          let fraction = (Double(step) - 1 + part) / Double(count)
          let place = CGPoint(
            x: (from.x + (to.x - from.x) * fraction).rounded(),
            y: (from.y + (to.y - from.y) * fraction).rounded())
          harness.send(.move(to: place, t: harness.now + part * Harness.frame))
        }
        if index < stroke.durations.count - 1 || step < count { frame() }
      }
    }
    run.isPressed = false
    harness.send(.up(at: stroke.places[stroke.places.count - 1], t: harness.now + Harness.frame))
    outcome.released = [run.frame(), run.frame()]
    return outcome
  }

  @Test(
    "M-45 the frames of a release and the first of a drag make nothing that was there before",
    arguments: Gallery.demos.map { ($0.name, 1) } + pages.map { ($0, 2) })
  func ends(demo: String, scale: CGFloat) throws {
    let demo = try #require(Gallery.demo(named: demo))
    let strokes = try #require(Self.strokes[demo.name])
    let run = PaintedRun(demo, scale: scale)
    run.settle()
    if Self.pages.contains(demo.name) { #expect(run.prepared.bitmaps > 0, "at rest") }
    for round in 0..<2 {
      for (index, stroke) in strokes.enumerated() {
        let outcome = perform(stroke, in: run)
        run.settle()
        // A tap is no drag.
        if stroke.durations.isEmpty { continue }
        let place: Comment = "round \(round), stroke \(index)"
        for made in outcome.released {
          #expect(made.shadows == 0, place)
          #expect(made.bitmaps == 0, place)
        }
        #expect(outcome.began.bitmaps == 0, place)
        // In the first round some of the pages have not been seen before.
        if round == 0 { continue }
        #expect(outcome.began.shadows == 0, place)
        for made in [outcome.began] + outcome.released { #expect(made.texts == 0, place) }
      }
    }
  }
}
