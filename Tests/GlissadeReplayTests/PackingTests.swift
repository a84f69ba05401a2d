import Foundation
import GlissadeGestures
import GlissadeMotion
import TestMaterial
import Testing

@testable import GlissadeReplay

/// Tests that frames in memory are packed without loss.
@Suite struct PackingTests {
  private struct RandomFrames {
    var random: SeededGenerator

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Whole numbers, parts of points, and any bits at all.
    mutating func number() -> Double {
      switch int(0...7) {
      case 0: 0
      case 1: -0.0
      case 2: Double(int(-5000...5000))
      case 3: Double(int(-5000...5000)) / 4
      case 4: Double(int(0...6000)) / 64
      case 5: 1e300 * Double(int(-3...3))
      case 6: Double.random(in: -1000...1000, using: &random)
      default: Double(bitPattern: random.next() & ~(0x7ff << 52) | 1023 << 52)
      }
    }

    mutating func event() -> InputEvent {
      let kinds = InputEvent.Kind.allCases
      var event = InputEvent(t: number(), kind: kinds[int(0...kinds.count - 1)])
      (event.x, event.y) = (number(), number())
      event.button = int(-1...3)
      if int(0...2) == 0 { event.key = ["a", "Escape", "ß", "", "👍🏽"][int(0...4)] }
      if event.kind == .text { (event.text, event.key) = (event.key, nil) }
      if event.kind == .composition {
        (event.text, event.key) = (event.key, nil)
        (event.caret, event.button) = (int(0...9), 0)
      }
      event.modifiers = .init(rawValue: int(0...15))
      if int(0...2) == 0 { (event.deltaX, event.deltaY) = (number(), number()) }
      if int(0...2) == 0 { (event.width, event.height) = (number(), number()) }
      event.hasFocus = int(0...1) == 0
      return event
    }

    mutating func action() -> RecordedAction {
      switch int(0...6) {
      case 0: .now(number())
      case 1: .rate(number())
      case 2: .visible(int(0...1) == 0)
      case 3: .parameter(name: "stiffness", value: int(0...1) == 0 ? nil : number())
      case 4: .complete
      default: .input(event(), isTimePaused: int(0...1) == 0)
      }
    }

    mutating func frame(_ index: Int) -> RecordedFrame {
      let isOdd = int(0...20) == 0
      var frame = RecordedFrame(index: isOdd ? int(-9...9) : index, now: number(), time: number())
      frame.inputTiming = InputTiming(
        pumpInterval: number(), speed: int(0...1) == 0 ? 1 : number())
      for _ in 0..<int(0...3) { frame.actions.append(action()) }
      frame.isPaused = int(0...1) == 0
      frame.ranMainQueue = int(0...1) == 0
      if int(0...1) == 0 { frame.hash = random.next() }
      if int(0...9) == 0 { frame.change.gone = [random.next()] }
      return frame
    }
  }

  /// A description that differs for −0 and 0.
  private func bits(_ frame: RecordedFrame) -> String { String(reflecting: frame) }

  @Test(
    "a packed frame is the same to the bit when it is unpacked",
    arguments: 0..<20 as Range<UInt64>)
  func exact(seed: UInt64) {
    var source = RandomFrames(random: SeededGenerator(seed: seed))
    let frames = (0..<400).map { source.frame($0) }
    let packed = RecordedFrames(frames)
    #expect(packed.count == 400)
    #expect(zip(packed, frames).allSatisfy { bits($0) == bits($1) })
  }

  @Test("a frame that is replaced leaves the others as they are")
  func replaced() {
    var source = RandomFrames(random: SeededGenerator(seed: 99))
    var frames = (0..<400).map { source.frame($0) }
    var packed = RecordedFrames(frames)
    for position in [0, 5, 127, 128, 300, 399] {
      frames[position] = source.frame(position)
      packed[position] = frames[position]
    }
    #expect(zip(packed, frames).allSatisfy { bits($0) == bits($1) })
    #expect(packed == RecordedFrames(frames))
  }

  @Test(
    "the beginning of a run is the run up to there",
    arguments: [0, 1, 127, 128, 129, 256, 399, 400])
  func prefix(end: Int) {
    var source = RandomFrames(random: SeededGenerator(seed: 5))
    let frames = (0..<400).map { source.frame($0) }
    let packed = RecordedFrames(frames).frames(before: end)
    #expect(packed == RecordedFrames(frames.prefix(end)))
    #expect(packed.byteCount == RecordedFrames(frames.prefix(end)).byteCount)
  }

  @Test("O-01 the device, the touch and the phase of an event stay")
  func devices() {
    var frame = RecordedFrame(index: 0, now: 1, time: 1)
    frame.actions = [
      .input(.touchMove(7, to: CGPoint(x: 1, y: 2), t: 1), isTimePaused: false),
      .input(
        .scroll(at: CGPoint(x: 1, y: 2), deltaX: 3, deltaY: 0, phase: .ended, t: 1),
        isTimePaused: true),
    ]
    #expect(Array(RecordedFrames([frame])) == [frame])
  }

  @Test("a frame in which the pointer moves takes less than 80 bytes")
  func size() {
    var frames = RecordedFrames()
    for index in 0..<10_000 {
      let time = Double(index) / 60
      var frame = RecordedFrame(index: index, now: time, time: time)
      frame.hash = UInt64(index) &* 0x9E37_79B9_7F4A_7C15
      frame.inputTiming.pumpInterval = 0.001
      let place = CGPoint(x: index % 375, y: index % 667)
      frame.actions = [.input(.move(to: place, t: time - 0.003), isTimePaused: false)]
      frames.append(frame)
    }
    #expect(frames.byteCount < 10_000 * 80)
  }
}
