import Foundation
import Testing

@testable import GlissadeGestures

@Suite("Input events in JSON")
struct InputEventTests {
  private func json(_ event: InputEvent) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(event), as: UTF8.self)
  }

  static let all: [InputEvent] = [
    .down(at: CGPoint(x: 187, y: 301), t: 0.1),
    .move(to: CGPoint(x: 187.5, y: -3), t: 0.193),
    .move(to: CGPoint(x: 1, y: 2), t: 0.2, button: 0),
    .up(at: CGPoint(x: 3, y: 4), t: 0.3, button: 3),
    .cancel(at: CGPoint(x: 3, y: 4), t: 0.4),
    .key("Return", t: 1), .key("a", modifiers: [.shift, .command], t: 2),
    .wheel(at: CGPoint(x: 5, y: 6), deltaX: 0, deltaY: -12, t: 3),
    .resize(to: CGSize(width: 400, height: 300), t: 4),
    .focus(false, t: 5), .focus(true, t: 6),
    .touchDown(1, at: CGPoint(x: 5, y: 6), t: 7), .touchMove(2, to: CGPoint(x: 5, y: 7), t: 8),
    .touchUp(2, at: CGPoint(x: 5, y: 8), t: 9), .touchCancel(1, at: CGPoint(x: 5, y: 9), t: 10),
    .scroll(at: CGPoint(x: 5, y: 6), deltaX: 1.5, deltaY: 0, t: 11),
    .scroll(at: CGPoint(x: 5, y: 6), deltaX: 1.5, deltaY: 0, phase: .ended, t: 12),
  ]

  @Test("a move has exactly the fields of the trace's contract")
  func moveShape() throws {
    let move = InputEvent.move(to: CGPoint(x: 187, y: 301), t: 0.5)
    #expect(try json(move) == #"{"button":1,"kind":"move","t":0.5,"x":187,"y":301}"#)
  }

  @Test("a kind has its own fields and no others")
  func otherShapes() throws {
    #expect(try json(.key("a", t: 1)) == #"{"key":"a","kind":"key","t":1}"#)
    #expect(
      try json(.key("a", modifiers: [.command, .shift], t: 1))
        == #"{"key":"a","kind":"key","modifiers":["shift","command"],"t":1}"#)
    #expect(try json(.focus(false, t: 1)) == #"{"hasFocus":false,"kind":"focus","t":1}"#)
    let resize = InputEvent.resize(to: CGSize(width: 40, height: 30), t: 1)
    #expect(try json(resize) == #"{"height":30,"kind":"resize","t":1,"width":40}"#)
  }

  @Test("O-01 an event of another device than the mouse names it, and its touch")
  func devices() throws {
    let touch = InputEvent.touchDown(3, at: CGPoint(x: 1, y: 2), t: 0.5)
    #expect(
      try json(touch)
        == #"{"button":1,"device":"touch","kind":"down","t":0.5,"touch":3,"x":1,"y":2}"#)
    let scroll = InputEvent.scroll(
      at: CGPoint(x: 1, y: 2), deltaX: 0, deltaY: -3, phase: .began, t: 0.5)
    #expect(
      try json(scroll)
        == #"{"device":"touchpad","dx":0,"dy":-3,"kind":"wheel","phase":"began","t":0.5,"#
        + #""x":1,"y":2}"#
    )
  }

  @Test("O-01 an event without a device is one of the mouse; a touch needs no button")
  func missingDevice() throws {
    func decode(_ text: String) throws -> InputEvent {
      try JSONDecoder().decode(InputEvent.self, from: Data(text.utf8))
    }
    let old = try decode(#"{"t":1,"kind":"down","x":1,"y":2,"button":1}"#)
    #expect(old == .down(at: CGPoint(x: 1, y: 2), t: 1))
    #expect(old.device == .mouse)
    let touch = try decode(#"{"t":1,"kind":"up","x":1,"y":2,"device":"touch","touch":4}"#)
    #expect(touch == .touchUp(4, at: CGPoint(x: 1, y: 2), t: 1))
    #expect(throws: DecodingError.self) {
      try decode(#"{"t":1,"kind":"up","x":1,"y":2,"device":"glove"}"#)
    }
  }

  @Test("every event comes back as it was written", arguments: all)
  func roundTrip(_ event: InputEvent) throws {
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(InputEvent.self, from: data) == event)
  }

  @Test("a number that is not finite is refused with its name", arguments: ["t", "x", "y"])
  func notFinite(_ field: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for bad in ["nan", "inf", "-inf"] {
      var numbers = ["t": "1", "x": "1", "y": "1"]
      numbers[field] = "\"\(bad)\""
      let text = "{" + numbers.map { "\"\($0)\":\($1)," }.joined() + #""kind":"move"}"#
      #expect(throws: InputEventError.notFinite(field: field)) {
        try decoder.decode(InputEvent.self, from: Data(text.utf8))
      }
    }
  }

  @Test("a negative size, an unknown modifier, an unknown kind and a missing place are refused")
  func refused() {
    func decode(_ text: String) throws -> InputEvent {
      try JSONDecoder().decode(InputEvent.self, from: Data(text.utf8))
    }
    #expect(throws: InputEventError.negativeSize(field: "width")) {
      try decode(#"{"t":1,"kind":"resize","width":-1,"height":2}"#)
    }
    #expect(throws: InputEventError.unknownModifier("hyper")) {
      try decode(#"{"t":1,"kind":"key","key":"a","modifiers":["hyper"]}"#)
    }
    #expect(throws: DecodingError.self) { try decode(#"{"t":1,"kind":"pinch","x":1,"y":1}"#) }
    #expect(throws: DecodingError.self) { try decode(#"{"t":1,"kind":"down","x":1}"#) }
  }
}
