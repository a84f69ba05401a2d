/// What keys and buttons of the instrument do.
package enum InstrumentCommand: Hashable, Sendable {
  case playback(PlaybackCommand)
  /// Along what was shown lately.
  case past(PastCommand)
  /// Writes the run on stage into a file, from its start, or no longer.
  case record
  /// Shows the run on stage again, from its start, or goes on from where that has come.
  case replay
  /// Draws something over the stage, or no longer.
  case overlay(StageOverlay)
  /// Shows the inspector, or hides it.
  case inspector
  /// Shows the sheet of keys, or hides it.
  case keys
  /// Completes a transition in the place of a client that has forgotten to.
  case complete
}

extension InstrumentCommand {
  /// All keys, in the order in which they are told of.
  package static let table = KeyTable<InstrumentCommand>([
    .init(["Space"], cap: "Space", "stop the time; start it again", .playback(.togglePause)),
    .init(["."], modifiers: [], cap: ".", "one frame on, and stop", .playback(.step)),
    .init([","], modifiers: [], cap: ",", "one frame back, into what was", .past(.back(1))),
    .init([","], modifiers: .shift, cap: "Shift , .", "ten frames back, on", .past(.back(10))),
    .init(["."], modifiers: .shift, cap: "Shift , .", "ten frames back, on", .past(.on(10))),
    .init(["Home"], cap: "Home", "back by half a minute; End: to the present", .past(.oldest)),
    .init(["End"], cap: "Home", "back by half a minute; End: to the present", .past(.present)),
    .init(["s"], modifiers: [], cap: "S", "slower: ×1 ×½ ×¼ ×⅒", .playback(.slower)),
    .init(["s"], modifiers: .shift, cap: "Shift S", "faster", .playback(.faster)),
    .init(["r"], modifiers: [], cap: "R", "record this run into a file; stop that", .record),
    .init(["r"], modifiers: .shift, cap: "Shift R", "replay this run; go on from there", .replay),
    .init(["o"], modifiers: [], cap: "O", "where things were in the last second", .overlay(.onion)),
    .init(["v"], modifiers: [], cap: "V", "outlines of views, frames, names", .overlay(.outlines)),
    .init(["p"], modifiers: [], cap: "P", "what physics does", .overlay(.physics)),
    .init(["i"], modifiers: [], cap: "I", "show or hide the inspector", .inspector),
    .init(["Return"], cap: "Return", "complete a transition left undone", .complete),
    // Where the question mark is depends on the keyboard; F1 is everywhere.
    .init(["?", "/", "F1"], cap: "?", "show or hide these keys", .keys),
    .init(["ß"], modifiers: .shift, cap: "?", "show or hide these keys", .keys),
  ])

  /// What there is to tell, each key once.
  package static var notes: [KeyNote] {
    table.notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
