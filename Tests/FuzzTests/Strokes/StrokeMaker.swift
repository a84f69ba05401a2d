import Foundation
import GlissadeTesting
import TestMaterial

/// A generator of random strokes, most of them rough.
struct StrokeMaker {
  var random: SeededGenerator
  /// The size of the window, in points.
  let size: CGSize
  /// The locations at which strokes begin more often, such as the centers of controls.
  var targets: [CGPoint] = []

  /// The greatest number of touches at a time, or 0 for a mouse.
  private let touchCount: Int

  init(seed: UInt64, size: CGSize, touchCount: Int = 0) {
    random = SeededGenerator(seed: seed)
    self.size = size
    self.touchCount = touchCount
  }

  /// Returns a stroke, or two that follow each other after at most 0.3 s.
  mutating func next() -> Stroke {
    if touchCount > 0 { return touches() }
    var stroke = one()
    if chance(4) { stroke.append(one(), after: integer(0...300)) }
    if chance(8) { interfere(with: &stroke) }
    return stroke
  }

  private mutating func one() -> Stroke {
    switch integer(0...9) {
    case 0: return nudge(ticks: 0)
    case 1: return nudge(ticks: integer(1...20))
    case 2, 3: return flick()
    case 4: return taps()
    case 5: return drag(within: size.width / 2)
    default: return drag(within: 0)
    }
  }

  /// Returns strokes of several touches that begin within 0.3 s of each other. One in eight loses a
  /// touch or the focus.
  private mutating func touches() -> Stroke {
    var all = Stroke()
    for touch in 1...integer(2...touchCount) {
      let start = Stroke.seconds(chance(3) ? 0 : integer(0...300))
      for event in one().events {
        var later = event
        (later.device, later.touch, later.t) = (.touch, touch, event.t + start)
        all.append(later)
      }
    }
    if chance(8) {
      let time = Stroke.seconds(integer(0...Int(all.duration * 1024)))
      all.append(
        chance(2)
          ? .focus(false, t: time) : .touchCancel(integer(1...touchCount), at: place(), t: time))
    }
    return all
  }

  // MARK: Kinds

  /// Returns a press with a few moves of 1…12 pt, within one frame if `ticks` is 0.
  private mutating func nudge(ticks: Int) -> Stroke {
    var stroke = Stroke()
    var (point, time) = (place(), 0)
    stroke.append(.down(at: point, t: 0))
    for _ in 0..<integer(1...4) {
      let angle = number(0...(2 * .pi))
      let length = number(1...12)
      point = CGPoint(x: point.x + cos(angle) * length, y: point.y + sin(angle) * length)
      time += ticks
      stroke.append(.move(to: point, t: Stroke.seconds(time)))
    }
    stroke.append(.up(at: point, t: Stroke.seconds(time + (chance(2) ? ticks : 0))))
    return stroke
  }

  private mutating func flick() -> Stroke {
    let start = place()
    let angle = chance(3) ? number(0...(2 * .pi)) : (chance(2) ? 0.5 : 1.5) * .pi
    let length = number(30...400)
    let end = CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length)
    var stroke = Stroke()
    stroke.append(.down(at: start, t: 0))
    let time = line(from: start, to: end, from: 0, ticks: integer(20...130), in: &stroke)
    stroke.append(.up(at: end, t: Stroke.seconds(time)))
    return stroke
  }

  /// Returns taps at 20 Hz.
  private mutating func taps() -> Stroke {
    var stroke = Stroke()
    let point = place()
    for index in 0..<integer(1...8) {
      stroke.append(.down(at: point, t: Stroke.seconds(index * 51)))
      stroke.append(.up(at: point, t: Stroke.seconds(index * 51 + integer(0...40))))
    }
    return stroke
  }

  /// Returns a drag of one to three legs, up to `margin` outside the window, some of which end with
  /// a hold.
  private mutating func drag(within margin: CGFloat) -> Stroke {
    var stroke = Stroke()
    var (point, time) = (place(), 0)
    stroke.append(.down(at: point, t: 0))
    for _ in 0..<integer(1...3) {
      let end = CGPoint(
        x: chance(2) ? point.x : number(-margin...(size.width + margin)),
        y: number(-margin...(size.height + margin)))
      time = line(from: point, to: end, from: time, ticks: integer(40...400), in: &stroke)
      point = end
      if chance(3) { time += integer(0...200) }
    }
    stroke.append(.up(at: point, t: Stroke.seconds(time)))
    return stroke
  }

  /// Appends moves at 64, 128 or 1024 Hz.
  ///
  /// - Returns: The time of the last one, in ticks.
  private mutating func line(
    from start: CGPoint, to end: CGPoint, from begin: Int, ticks: Int, in stroke: inout Stroke
  ) -> Int {
    let interval = ticks > 130 ? (chance(3) ? 8 : 16) : (chance(8) ? 1 : 8)
    for time in stride(from: interval, through: ticks, by: interval) {
      let fraction = Double(time) / Double(ticks)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      stroke.append(.move(to: point, t: Stroke.seconds(begin + time)))
    }
    return begin + ticks
  }

  // MARK: Interference

  /// Adds an event during the stroke that a gesture does not expect.
  private mutating func interfere(with stroke: inout Stroke) {
    let time = Stroke.seconds(integer(0...Int(stroke.duration * 1024)))
    let point = place()
    switch integer(0...4) {
    case 0:
      let width = number(200...1000).rounded()
      stroke.append(.resize(to: CGSize(width: width, height: number(200...900)), t: time))
    case 1:
      stroke.append(.focus(false, t: time))
      stroke.append(.focus(true, t: stroke.duration))
    case 2:
      stroke.append(.down(at: point, t: time, button: 3))
      stroke.append(.up(at: point, t: time, button: 3))
    case 3: stroke.append(.cancel(at: point, t: time))
    default: stroke.append(.down(at: point, t: time))
    }
  }

  // MARK: Chance

  private mutating func place() -> CGPoint {
    if chance(3), let target = targets.randomElement(using: &random) { return target }
    return CGPoint(
      x: number(0...size.width - 1).rounded(), y: number(0...size.height - 1).rounded())
  }
  private mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
  private mutating func chance(_ oneIn: Int) -> Bool { integer(1...oneIn) == 1 }
}
