import ArgumentParser
import Foundation

/// A command-line program that measures and prints the costs of frames.
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

  /// A measurement that the program can make.
  enum Part: String, CaseIterable, ExpressibleByArgument {
    /// The drag of a panel at 1024×768 points with one pixel per point, painted in memory.
    case memory
    /// The drag of a panel at 1024×768 points with 2×2 pixels per point, painted in memory.
    case memory2x
    /// The drag of a panel that is a subview of the page beneath it.
    case subview
    /// The drag of a panel that has content outside of its bounds, which its shadow includes.
    case shadow
    /// The two frames after a release of the dragged panel, compared with an ordinary frame.
    case release
    /// A card that a pointer turns over in perspective, back and forth.
    case flip
    /// The demo *Photos* while a picture is dragged back to its grid, compared with the demo
    /// *Panel*.
    case photos
    /// 500 animated layers, painted in memory.
    case layers
    /// 500 animated layers at fractional positions, so that no two layers have equal edges, painted
    /// in memory.
    case fractions
    /// The layout of 200 and of 1250 views by constraints, without a picture.
    case layout
    /// The addition of 5000 subviews to a view.
    case subviews
    /// A collection view of 1000 cells, and one of 100 000 cells, each flicked again and again.
    case list
    /// The simulation of 200 rigid bodies, without a picture.
    case bodies
    /// 200 tiles that UIKit Dynamics moves, painted in memory.
    case physics
    /// The drag of a panel, and 200 tiles that UIKit Dynamics moves, both with a recording to a
    /// file.
    case recording
    /// A demo with the inspector around it, and the inspector's view of layers in space.
    case instrument
    /// A demo whose last drag is repeated, with curves and ghost, and the same on the bare canvas.
    case loop
    /// The inspector's view of layers in space alone.
    case space
    /// The costs of a live reload after a run of a minute, without the build.
    case reload
    /// The times of the release map in the inspector, after runs of ten seconds and of a minute.
    case map
    /// The drag of a panel in a window, with the ratio of the measured to the analytic first step
    /// after each release.
    case window
    /// The drag of a panel in a window with 2×2 pixels per point.
    case window2x
    /// The wake-ups and frames of a window in ten seconds at rest.
    case rest
    /// The drag of a panel in a window with each presenter that `--present` can request.
    case presenters
    /// The frames around the releases of a panel that the pointer of the display server drags, and
    /// the lag of the panel behind the pointer.
    case handover
    /// The time and memory that a program needs from its launch to its first frame.
    case launch
  }

  @Argument(help: "What to measure (default: all; the last six need a display).")
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
        for scale in [1.0, 2] { ReleaseRun(scale: scale).measure(frames) }
      case .flip: MemoryRun(scale: 1) { FlippedCard(in: $0) }.measure(frames)
      case .photos: MemoryRun.measurePhotos(frames)
      case .layers: MemoryRun(scale: 1) { ManyLayers(in: $0) }.measure(frames)
      case .fractions:
        MemoryRun(scale: 1) { ManyLayers(in: $0, atFractions: true) }.measure(frames)
      case .layout:
        LayoutRun(viewCount: 200).measure(frames)
        LayoutRun(viewCount: 1250).measure(frames / 20)
      case .subviews: SubviewsRun.measure()
      case .list: Self.measureLists(frames)
      case .bodies: try BodiesRun().measure(frames)
      case .physics: MemoryRun(scale: 1) { FallingTiles(in: $0) }.measure(frames)
      case .recording: Self.measureRecording(frames)
      case .instrument, .loop, .space: try measureInstrument(part)
      case .reload: try ReloadRun().measure()
      case .map: try ReleaseMapRun.measure()
      case .window: try WindowRun.measure(frames)
      case .window2x:
        try WindowRun.measure(frames, scale: 2, name: "in a window, 2×2 pixels per point")
      case .rest: try RestRun.measure()
      case .presenters:
        try WindowRun.measure(frames, present: .surface, name: "presented by the surface")
        try WindowRun.measure(frames, present: .texture, name: "presented by a texture")
      case .handover: try HandOverRun.measure()
      case .launch: try LaunchRun.measure()
      }
    }
  }

  @MainActor private func measureInstrument(_ part: Part) throws {
    let run = try InstrumentRun()
    switch part {
    case .loop: run.measureLoop(frames)
    case .space: run.measureSpace(frames)
    default: run.measure(frames)
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
