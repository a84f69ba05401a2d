/// A command that a key or a button of the instrument performs.
package enum InstrumentCommand: Hashable, Sendable {
  /// Changes how the canvas's time runs.
  case playback(PlaybackCommand)
  /// Moves through the frame history.
  case past(PastCommand)
  /// Starts writing the run on the canvas to a file, from its first frame, or stops writing it.
  case record
  /// Replays the run on the canvas from its first frame, or continues live from the replayed frame.
  case replay
  /// Writes a page that plays the run on the canvas in any browser.
  case share
  /// Copies the drags of the run as a test.
  case copyTest
  /// Begins to repeat the last drag, or ends the repetition.
  case loop
  /// Runs the program from before the last live reload, or the one from after it.
  case exchange
  /// Shows or hides an overlay of the canvas.
  case overlay(CanvasOverlay)
  /// Shows or hides the inspector.
  case inspector
  /// Shows or hides the curves.
  case curves
  /// Shows less or more time in the curves.
  case zoomCurves(isCloser: Bool)
  /// Shows the release map in place of the curves, or hides it.
  case releaseMap
  /// Shows the tree of views, or the parameters if the tree is visible.
  case tree
  /// Begins to pick a view, so that the next press on the canvas selects one, or ends the picking.
  case picker
  /// Shows the canvas with its layers separated in space, or flat.
  case exploded
  /// Shows or hides the card with the environment of the program.
  case environment
  /// Shows or hides the sheet of keys.
  case keys
  /// Completes a transition that its client has failed to complete.
  case complete
  /// Moves the keyboard focus to the next or the previous control of the panes.
  case nextControl, previousControl
  /// Undoes the last change of a parameter, or repeats the last undone one.
  case undo, redo
  /// Applies the other of the two sets of parameters.
  case exchangeSets
  /// Closes the window.
  case quit
}

extension InstrumentCommand {
  /// The table of all keys, in the order of the help text.
  package static let table = KeyTable<InstrumentCommand>([
    .init(["Space"], cap: "Space", "pause or continue", .playback(.togglePause)),
    .init(["."], modifiers: [], cap: ".", "advance one frame and pause", .playback(.step)),
    .init([","], modifiers: [], cap: ",", "go back one frame and pause", .past(.back(1))),
    .init(
      [","], modifiers: .shift, cap: "Shift , .", "go ten frames back, forward", .past(.back(10))),
    .init(
      ["."], modifiers: .shift, cap: "Shift , .", "go ten frames back, forward", .past(.forward(10))
    ),
    .init(["Home"], cap: "Home", "oldest kept frame; End: the present", .past(.oldest)),
    .init(["End"], cap: "Home", "oldest kept frame; End: the present", .past(.present)),
    .init(["s"], modifiers: [], cap: "S", "slower: ×1 ×½ ×¼ ×⅒", .playback(.slower)),
    .init(["s"], modifiers: .shift, cap: "Shift S", "faster", .playback(.faster)),
    .init(["r"], modifiers: [], cap: "R", "start or stop recording to a file", .record),
    .init(
      ["r"], modifiers: .shift, cap: "Shift R", "replay this run; continue from there", .replay),
    .init(["s"], modifiers: .control, cap: "Ctrl S", "write a page of this run to share", .share),
    .init(["c"], modifiers: [], cap: "C", "copy the drags of this run as a test", .copyTest),
    .init(["l"], modifiers: [], cap: "L", "show the last drag again and again", .loop),
    .init(["b"], modifiers: [], cap: "B", "the program before the last edit, or after", .exchange),
    .init(["a"], modifiers: [], cap: "A", "the other set of parameters: A or B", .exchangeSets),
    .init(["z"], modifiers: .control, cap: "Ctrl Z", "undo a parameter; Shift: redo", .undo),
    .init(
      ["z"], modifiers: [.control, .shift], cap: "Ctrl Z", "undo a parameter; Shift: redo", .redo),
    .init(["o"], modifiers: [], cap: "O", "show paths of the last second", .overlay(.onion)),
    .init(
      ["v"], modifiers: [], cap: "V", "show outlines, frames, names of views", .overlay(.outlines)),
    .init(["p"], modifiers: [], cap: "P", "show the physics", .overlay(.physics)),
    .init(["i"], modifiers: [], cap: "I", "show or hide the inspector", .inspector),
    .init(["g"], modifiers: [], cap: "G", "show or hide the curves", .curves),
    .init(["+", "="], cap: "+ −", "less or more time in the curves", .zoomCurves(isCloser: true)),
    .init(["-"], cap: "+ −", "less or more time in the curves", .zoomCurves(isCloser: false)),
    .init(["m"], modifiers: [], cap: "M", "every release of this drag", .releaseMap),
    .init(["t"], modifiers: [], cap: "T", "show or hide the tree of views", .tree),
    .init(["x"], modifiers: [], cap: "X", "pick a view on the canvas", .picker),
    .init(
      ["e"], modifiers: [], cap: "E", "turn the canvas in space, layers apart", .exploded),
    .init(
      ["d"], modifiers: [], cap: "D", "appearance, text size, device, display", .environment),
    .init(
      ["Tab"], modifiers: [], cap: "Tab", "next control; Shift: the one before", .nextControl),
    .init(
      ["Tab"], modifiers: .shift, cap: "Tab", "next control; Shift: the one before",
      .previousControl),
    .init(["Return"], cap: "Return", "complete an overdue transition", .complete),
    // The position of the question mark depends on the keyboard layout; F1 is the same everywhere.
    .init(["?", "/", "F1"], cap: "?", "show or hide these keys", .keys),
    .init(["q"], modifiers: .control, cap: "Ctrl Q", "quit", .quit),
    .init(["ß"], modifiers: .shift, cap: "?", "show or hide these keys", .keys),
  ])

  /// The command's short description and key, such as “Show the physics” and P, or `nil`
  /// without a key.
  package var hint: Hint? {
    Self.table.rows.first { $0.command == self }.map { row in
      Hint(row.text.prefix(1).uppercased() + row.text.dropFirst(), key: row.cap)
    }
  }

  /// The descriptions of all keys, without repetitions.
  package static var descriptions: [KeyDescription] {
    table.descriptions.reduce(into: []) {
      if $0.contains($1) { return }
      $0.append($1)
      if $1.cap == "Tab" { $0 += focused }
    }
  }

  /// The descriptions of the keys that the focused control handles.
  private static let focused = [
    KeyDescription(cap: "Space", text: "press the focused control; Escape: leave"),
    KeyDescription(cap: "Arrows", text: "in lists, sliders, curves, map, space"),
    KeyDescription(cap: "Shift", text: "with arrows in space: spacing, depth"),
  ]
}
