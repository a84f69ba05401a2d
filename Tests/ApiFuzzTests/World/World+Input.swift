import GlissadeTesting
import UIKit

// What happens from outside of the program: time and input.
extension World {
  private static let sizes = [
    CGSize(width: 375, height: 667), CGSize(width: 667, height: 375),
    CGSize(width: 1024, height: 768), CGSize(width: 320, height: 480),
  ]

  func performFromOutside(_ action: Action) {
    switch action {
    case .frames(let count):
      line("harness.advance(by: \(Double(count) / 32))")
      harness.advance(by: Double(count) / 32)
    case .touch(let touch): perform(touch)
    case .key(let key):
      line("harness.press(\"\(key)\")")
      harness.press(key.rawValue)
    case .resize(let pick):
      let size = Self.sizes[pick % Self.sizes.count]
      line("harness.resize(to: CGSize(width: \(size.width), height: \(size.height)))")
      harness.resize(to: size)
    case .reduceMotion(let reduces):
      line("harness.reducesMotion = \(reduces)")
      harness.reducesMotion = reduces
    default: performCall(action)
    }
  }

  private func point(_ spot: Action.Spot) -> CGPoint {
    let size = harness.window.bounds.size
    return CGPoint(x: (spot.x * size.width).rounded(), y: (spot.y * size.height).rounded())
  }

  private func text(_ point: CGPoint) -> String { "CGPoint(x: \(point.x), y: \(point.y))" }

  private func perform(_ touch: Action.Touch) {
    switch touch {
    case .down(let id, let spot):
      guard touches[id] == nil else { return }
      touches[id] = point(spot)
      line("harness.touchDown(\(id), at: \(text(point(spot))))")
      harness.touchDown(id, at: point(spot))
    case .move(let id, let spot):
      guard touches[id] != nil else { return }
      touches[id] = point(spot)
      line("harness.touchMove(\(id), to: \(text(point(spot))))")
      harness.touchMove(id, to: point(spot))
    case .up(let id):
      guard let place = touches.removeValue(forKey: id) else { return }
      line("harness.touchUp(\(id), at: \(text(place)))")
      harness.touchUp(id, at: place)
    case .cancel(let id):
      guard let place = touches.removeValue(forKey: id) else { return }
      line("harness.send(.touchCancel(\(id), at: \(text(place)), t: harness.now))")
      harness.send(.touchCancel(id, at: place, t: harness.now))
    case .loseFocus:
      line("harness.loseFocus()")
      touches = [:]
      harness.loseFocus()
    case .tap, .drag, .scroll, .pinch: performGesture(touch)
    }
  }

  /// Performs a gesture of the mouse or the touchpad; touches that are down stay down.
  private func performGesture(_ touch: Action.Touch) {
    switch touch {
    case .tap(let spot):
      line("harness.tap(at: \(text(point(spot))))")
      harness.tap(at: point(spot))
    case .drag(let start, let end, let seconds, let isHeld):
      let (from, to) = (point(start), point(end))
      line(
        "harness.drag(from: \(text(from)), to: \(text(to)), over: \(seconds), release: \(!isHeld))")
      harness.drag(from: from, to: to, over: seconds, release: !isHeld)
    case .scroll(let spot, let dx, let dy):
      line("harness.scroll(by: CGPoint(x: \(dx), y: \(dy)), at: \(text(point(spot))))")
      harness.scroll(by: CGPoint(x: dx, y: dy), at: point(spot))
    case .pinch(let spot, let scale):
      guard touches.isEmpty else { return }
      line("harness.pinch(at: \(text(point(spot))), scale: \(scale))")
      harness.pinch(at: point(spot), scale: scale)
    case .down, .move, .up, .cancel, .loseFocus: break
    }
  }

  /// Lifts all touches.
  func endInput() {
    for (id, place) in touches.sorted(by: { $0.key < $1.key }) {
      line("harness.touchUp(\(id), at: \(text(place)))")
      harness.touchUp(id, at: place)
    }
    touches = [:]
    harness.mouseUp(at: CGPoint(x: 1, y: 1))
    harness.advance(by: 0.4)
  }
}
