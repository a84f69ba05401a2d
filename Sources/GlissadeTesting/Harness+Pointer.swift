import Foundation
import GlissadeGestures
import UIKit

// Methods for the input of a mouse. Points are in the window's coordinates.
extension Harness {
  /// Presses the left button at `now`; the next frame delivers it.
  public func mouseDown(at point: CGPoint) { press(at: point, t: now) }

  /// Moves the pointer at `now`; the next frame delivers it.
  public func mouseMove(to point: CGPoint) { move(to: point, t: now) }

  /// Releases the left button at `now`; the next frame delivers it.
  public func mouseUp(at point: CGPoint) { release(at: point, t: now) }

  /// Presses the left button at one point, moves the pointer evenly to another, waits for `hold`
  /// seconds and releases the button.
  ///
  /// The method returns after the frame that delivers the release, or the last movement if
  /// `release` is `false`.
  ///
  /// - Parameters:
  ///   - duration: The duration of the movement, in seconds.
  ///   - rate: The number of movements per second, as a mouse reports them.
  ///   - release: Pass `false` to keep the button pressed.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: TimeInterval, hold: TimeInterval = 0,
    rate: Double = 120, release: Bool = true
  ) {
    check([duration, hold], rate: rate)
    let begin = now
    press(at: start, t: begin)
    let count = max(1, Int((duration * rate).rounded()))
    for index in 1...count {
      let f = Double(index) / Double(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * f, y: start.y + (end.y - start.y) * f)
      move(to: index == count ? end : point, t: begin + duration * f)
    }
    if release { self.release(at: end, t: begin + duration + hold) }
    advance(by: max(duration + hold, 1 / framesPerSecond))
  }

  /// Presses the left button at the first point, moves the pointer to one of the next points in
  /// each frame, and releases the button in the frame after the last point.
  ///
  /// The window's command *Copy as test* writes drags in this form.
  ///
  /// - Parameter points: The points, at least one.
  public func drag(along points: [CGPoint]) {
    guard let first = points.first, let last = points.last else {
      preconditionFailure("Harness.drag(along:) takes at least one point.")
    }
    let frame = 1 / framesPerSecond
    mouseDown(at: first)
    advance(by: frame)
    for point in points.dropFirst() {
      mouseMove(to: point)
      advance(by: frame)
    }
    mouseUp(at: last)
    advance(by: frame)
  }

  /// Presses the left button and releases it 50 ms later at the same point. The method returns
  /// after the frame that delivers the release.
  public func tap(at point: CGPoint) {
    let begin = now
    press(at: point, t: begin)
    release(at: point, t: begin + 0.05)
    advance(by: 0.05)
  }

  /// Resizes the window to a size in points with the next frame.
  public func resize(to size: CGSize) { enqueue(.resize(to: size, t: now)) }

  /// Removes the keyboard focus from the window with the next frame. This cancels all touches.
  public func loseFocus() { enqueue(.focus(false, t: now)) }

  /// Stops the test if the times or the rate of a movement are out of range, because the movement
  /// might never end.
  func check(_ times: [TimeInterval], rate: Double, call: String = #function) {
    precondition(
      times.allSatisfy { $0 >= 0 && $0 <= 1e4 } && rate > 0 && rate <= 1e4,
      "Harness.\(call) takes times of 0 to 10000 s and a rate above 0 and of at most 10000.")
  }

  private func press(at point: CGPoint, t: TimeInterval, call: String = #function) {
    pressedButton = 1
    enqueue(.down(at: point, t: t), for: call)
  }

  private func move(to point: CGPoint, t: TimeInterval, call: String = #function) {
    enqueue(.move(to: point, t: t, button: pressedButton), for: call)
  }

  private func release(at point: CGPoint, t: TimeInterval, call: String = #function) {
    pressedButton = 0
    enqueue(.up(at: point, t: t), for: call)
  }
}
