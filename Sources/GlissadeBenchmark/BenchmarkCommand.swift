import ArgumentParser
import Foundation

/// A program that prints the costs of frames.
@main struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "GlissadeBenchmark",
    abstract: "Print what frames cost, in milliseconds of processor time.",
    discussion: """
      The work: a window-sized panel with round corners and a shadow is pulled down over a dimmed
      page and pushed up again, dragged and released; each page holds 30 rows of text and 6
      pictures.

      EXAMPLES:
        swift run -c release GlissadeBenchmark
        swift run -c release GlissadeBenchmark memory --frames 2400
        xvfb-run -s "-screen 0 1024x768x24" swift run -c release GlissadeBenchmark window launch
      """)

  /// A measurement.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    /// The drag at 1024×768 points, one pixel each, painted in memory.
    case memory
    /// The drag with 2×2 pixels per point.
    case memory2x
    /// The drag of a panel that is a subview of the page beneath it.
    case subview
    /// The drag of a panel with content outside of its bounds.
    case shadow
    /// The two frames after a release of the dragged panel, compared with an ordinary one.
    case release
    /// A card that is turned over in perspective, back and forth under the pointer.
    case flip
    /// The demo Photos while a picture is dragged back to its grid, compared with Panel.
    case photos
    /// 500 animated layers, painted in memory.
    case layers
    /// The same layers at fractional places, so that the edges of no two are equal.
    case fractions
    /// 200 and 1250 views that constraints lay out, without a picture.
    case layout
    /// A collection view of 1000 cells, and one of 100 000, thrown again and again.
    case list
    /// 200 rigid bodies, without a picture.
    case bodies
    /// 200 tiles moved by physics, painted in memory.
    case physics
    /// The drag, and the 200 tiles, with a recording to a file.
    case recording
    /// A demo with the inspector around it, and layers in space.
    case instrument
    /// The layers in space alone.
    case space
    /// A live reload after a run of a minute, without the build.
    case reload
    /// The drag in a window; the first step after each release, measured ÷ analytic.
    case window
    /// The same with each presenter that `--present` can request.
    case presenters
    /// The frames around releases of a panel that the display's own pointer drags.
    case handover
    /// The launch of a program up to its first frame, and its memory.
    case launch
  }

  @Argument(help: "What to measure (default: all; the last four need a display).")
  var parts: [Part] = []

  @Option(help: "Frames to measure.")
  var frames = 1200

  @Option(help: .hidden)
  var startedAt: Double?

  func validate() throws {
    guard frames > 0 else { throw ValidationError("Measure at least one frame.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws {
    if let startedAt { return try LaunchedProgram(startedAt: startedAt).run() }
    for part in parts.isEmpty ? Part.allCases : parts {
      switch part {
      case .memory: MemoryRun(scale: 1) { DraggedPanel(in: $0) }.measure(frames)
      case .memory2x: MemoryRun(scale: 2) { DraggedPanel(in: $0) }.measure(frames)
      case .subview:
        for scale in [1.0, 2] { MemoryRun(scale: scale) { DraggedSubview(in: $0) }.measure(frames) }
      case .shadow: MemoryRun(scale: 1) { DraggedPanel(in: $0, hasTab: true) }.measure(frames)
      case .release:
        ReleaseRun(scale: 1).measure(frames)
        ReleaseRun(scale: 2).measure(frames)
      case .flip: MemoryRun(scale: 1) { FlippedCard(in: $0) }.measure(frames)
      case .photos: MemoryRun.measurePhotos(frames)
      case .layers: MemoryRun(scale: 1) { ManyLayers(in: $0) }.measure(frames)
      case .fractions:
        MemoryRun(scale: 1) { ManyLayers(in: $0, atFractions: true) }.measure(frames)
      case .layout:
        LayoutRun(viewCount: 200).measure(frames)
        LayoutRun(viewCount: 1250).measure(frames / 20)
      case .list: Self.measureLists(frames)
      case .bodies: try BodiesRun().measure(frames)
      case .physics: MemoryRun(scale: 1) { FallingTiles(in: $0) }.measure(frames)
      case .recording: Self.measureRecording(frames)
      case .instrument: try InstrumentRun().measure(frames)
      case .space: try InstrumentRun().measureSpace(frames)
      case .reload: try ReloadRun().measure()
      case .window: try WindowRun.measure(frames)
      case .presenters:
        try WindowRun.measure(frames, present: .surface, name: "presented by the surface")
        try WindowRun.measure(frames, present: .texture, name: "presented by a texture")
      case .handover: try HandOverRun.measure()
      case .launch: try LaunchRun.measure()
      }
    }
  }

  @MainActor private static func measureLists(_ frames: Int) {
    for count in [1_000, 100_000] {
      MemoryRun(scale: 1) { LongList(in: $0, count: count) }.measure(frames)
    }
  }

  @MainActor private static func measureRecording(_ frames: Int) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    MemoryRun(scale: 1, recordingTo: file) { DraggedPanel(in: $0) }.measure(frames)
    MemoryRun(scale: 1, recordingTo: file) { FallingTiles(in: $0) }.measure(frames)
  }
}
