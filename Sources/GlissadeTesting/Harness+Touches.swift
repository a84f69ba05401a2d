import Foundation
import GlissadeGestures
import UIKit

// Methods for the input of a touch screen and of a touchpad. Points are in the window's
// coordinates.
extension Harness {
  /// Begins a touch at `now`; the next frame delivers it.
  ///
  /// - Parameter touch: The number of the touch, which identifies it in later calls that move or
  ///   end it.
  public func touchDown(_ touch: Int = 1, at point: CGPoint) {
    enqueue(.touchDown(touch, at: point, t: now))
  }

  /// Moves a touch at `now`; the next frame delivers it.
  public func touchMove(_ touch: Int = 1, to point: CGPoint) {
    enqueue(.touchMove(touch, to: point, t: now))
  }

  /// Ends a touch at `now`; the next frame delivers it.
  public func touchUp(_ touch: Int = 1, at point: CGPoint) {
    enqueue(.touchUp(touch, at: point, t: now))
  }

  /// Begins touches at the same time, moves each of them evenly along a line, waits for `hold`
  /// seconds and ends them. The touches have the numbers 1, 2 and so on.
  ///
  /// The method returns after the frame that delivers the end, or the last movement if `release` is
  /// `false`.
  ///
  /// - Parameters:
  ///   - starts: The locations at which the touches begin.
  ///   - ends: The locations at which the touches end, as many as `starts`.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rate: The number of movements of each touch per second.
  ///   - release: Pass `false` to keep the touches down.
  public func touches(
    from starts: [CGPoint], to ends: [CGPoint], over duration: TimeInterval,
    hold: TimeInterval = 0, rate: Double = 120, release: Bool = true
  ) {
    precondition(starts.count == ends.count, "Each touch needs a start and an end.")
    let paths = zip(starts, ends).map { start, end in
      { (f: Double) in
        CGPoint(x: start.x + (end.x - start.x) * f, y: start.y + (end.y - start.y) * f)
      }
    }
    follow(paths, over: duration, hold: hold, rate: rate, release: release)
  }

  /// Moves two touches apart or towards each other, evenly on a line through a point between them.
  ///
  /// A pinch recognizer measures its scale from the distance of the touches when it begins, which
  /// is after a slop of 10 pt.
  ///
  /// - Parameters:
  ///   - center: The point between the touches.
  ///   - scale: The distance of the touches at the end divided by that at the beginning, above 0.
  ///   - span: The distance of the touches at the beginning, in points.
  ///   - angle: The direction of the line in radians, clockwise from the right.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time before the end, in seconds.
  ///   - rate: The number of movements of each touch per second.
  ///   - release: Pass `false` to keep the touches down.
  public func pinch(
    at center: CGPoint, scale: Double, span: Double = 120, angle: Double = 0,
    over duration: TimeInterval = 0.3, hold: TimeInterval = 0, rate: Double = 120,
    release: Bool = true
  ) {
    precondition(
      scale > 0 && span > 0 && scale * span <= 1e9,
      "Harness.pinch(at:scale:span:) takes a scale and a span above 0.")
    let paths = [0.5, -0.5].map { side in
      { (f: Double) in
        Self.point(around: center, side * span * (1 + (scale - 1) * f), angle)
      }
    }
    follow(paths, over: duration, hold: hold, rate: rate, release: release)
  }

  /// Turns two touches evenly around a point between them.
  ///
  /// A rotation recognizer measures its rotation from the angle at which it begins, which is after
  /// a slop of 0.1 rad.
  ///
  /// - Parameters:
  ///   - center: The point between the touches.
  ///   - rotation: The angle in radians, positive clockwise.
  ///   - span: The distance of the touches, in points.
  ///   - angle: The direction of the line through the touches at the beginning, in radians,
  ///     clockwise from the right.
  ///   - duration: The duration of the movement, in seconds.
  ///   - hold: The time before the end, in seconds.
  ///   - rate: The number of movements of each touch per second.
  ///   - release: Pass `false` to keep the touches down.
  public func rotate(
    at center: CGPoint, by rotation: Double, span: Double = 120, angle: Double = 0,
    over duration: TimeInterval = 0.3, hold: TimeInterval = 0, rate: Double = 120,
    release: Bool = true
  ) {
    let paths = [0.5, -0.5].map { side in
      { (f: Double) in Self.point(around: center, side * span, angle + rotation * f) }
    }
    follow(paths, over: duration, hold: hold, rate: rate, release: release)
  }

  /// Sends one movement of a scroll on a touchpad at `now`; the next frame
  /// delivers it. A scroll without phases ends 0.08 s after its last event (O-05).
  ///
  /// - Parameters:
  ///   - delta: The movement in points, positive to the right (the content moves left) and
  ///     downwards (the content moves up).
  ///   - point: The location of the pointer.
  ///   - phase: The phase of the scroll, or `nil` for a touchpad that does not report phases.
  public func scroll(
    by delta: CGPoint, at point: CGPoint, phase: InputEvent.ScrollPhase? = nil
  ) {
    enqueue(.scroll(at: point, deltaX: delta.x, deltaY: delta.y, phase: phase, t: now))
  }

  /// Scrolls evenly with two touches on a touchpad. The method returns after the frame that
  /// delivers the last movement. The scroll ends 0.08 s later.
  ///
  /// - Parameters:
  ///   - delta: The whole movement in points, positive to the right (the content moves left) and
  ///     downwards (the content moves up).
  ///   - point: The location of the pointer.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rate: The number of scroll events per second.
  public func scroll(
    by delta: CGPoint, at point: CGPoint, over duration: TimeInterval, rate: Double = 120
  ) {
    check([duration], rate: rate)
    let begin = now
    let count = max(1, Int((duration * rate).rounded()))
    for step in 1...count {
      enqueue(
        .scroll(
          at: point, deltaX: delta.x / Double(count), deltaY: delta.y / Double(count),
          t: begin + duration * Double(step) / Double(count)))
    }
    advance(by: duration)
  }

  private static func point(
    around center: CGPoint, _ distance: Double, _ angle: Double
  ) -> CGPoint {
    CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
  }

  /// Moves touches along paths. A path maps the elapsed fraction of the duration, 0…1, to a point.
  private func follow(
    _ paths: [(Double) -> CGPoint], over duration: TimeInterval, hold: TimeInterval, rate: Double,
    release: Bool, call: String = #function
  ) {
    check([duration, hold], rate: rate, call: call)
    let begin = now
    let count = max(1, Int((duration * rate).rounded()))
    for step in 0...count {
      let f = Double(step) / Double(count)
      for (touch, path) in zip(1..., paths) {
        enqueue(
          step == 0
            ? .touchDown(touch, at: path(0), t: begin)
            : .touchMove(touch, to: path(f), t: begin + duration * f), for: call)
      }
    }
    for (touch, path) in zip(1..., paths) where release {
      enqueue(.touchUp(touch, at: path(1), t: begin + duration + hold), for: call)
    }
    advance(by: max(duration + hold, 1 / framesPerSecond))
  }
}
