import GlissadeInspector
import GlissadeReplay

/// The source of what a canvas shows.
enum CanvasMode {
  /// The program runs and receives the pointer.
  case live
  /// A recording drives the program.
  case replaying(CanvasReplay)
  /// A frame of the past is visible and covers the program, which is paused in its previous mode.
  indirect case past(FrameHistory.Frame, of: CanvasMode)

  /// The mode of the program, also while a frame of the past covers it.
  var program: CanvasMode {
    if case .past(_, let program) = self { program } else { self }
  }

  /// The visible frame of the past, or `nil`.
  var frame: FrameHistory.Frame? {
    if case .past(let frame, _) = self { frame } else { nil }
  }

  /// The replay that drives the program, or `nil`.
  var replay: CanvasReplay? {
    if case .replaying(let replay) = program { replay } else { nil }
  }

  /// Shows a frame of the past over the program, or the program itself for `nil`.
  mutating func show(_ frame: FrameHistory.Frame?) {
    self = frame.map { .past($0, of: program) } ?? program
  }

  /// Replaces the mode of the program. A visible frame of the past stays visible.
  mutating func setProgram(_ mode: CanvasMode) {
    self = frame.map { .past($0, of: mode) } ?? mode
  }
}
