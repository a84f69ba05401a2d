import Foundation
import GlissadeTesting
import UIKit

/// A script of input, played in virtual time. The file uses public declarations alone, because
/// programs with pasted code contain it, too.
@MainActor struct MotionScript {
  /// The events, one a line: `tap NAME SECONDS` for a view, or `down`, `move` and `up` with the
  /// seconds and the location in points.
  let text: String
  /// The name of the view whose motion is read after the last event.
  let view: String

  /// Returns the frames of the view and of its superviews at 150 instants, 1/60 s apart, after the
  /// last event: for each view the left and the upper edge and the width, in points.
  func rows(_ harness: Harness) -> [[Double]] {
    harness.advance(by: 0.2)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words[0] != "tap" else {
        tap(words[1], at: Double(words[2]) ?? 0, harness)
        continue
      }
      let numbers = words.dropFirst().compactMap(Double.init)
      let (time, point) = (numbers[0], CGPoint(x: numbers[1], y: numbers[2]))
      switch words[0] {
      case "down": harness.send(.down(at: point, t: time))
      case "up": harness.send(.up(at: point, t: time))
      default: harness.send(.move(to: point, t: time))
      }
      harness.advance(by: max(0, time - harness.now))
    }
    return (0..<150).map { _ in
      harness.advance(by: 1.0 / 60)
      return sequence(first: harness.view(named: view), next: { $0?.superview })
        .compactMap { $0.map(harness.presentationFrame) }
        .flatMap { [Double($0.minX), Double($0.minY), Double($0.width)] }
    }
  }

  private func tap(_ name: String, at time: TimeInterval, _ harness: Harness) {
    harness.advance(by: max(0, time - harness.now))
    guard let view = harness.view(named: name) else { return }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    harness.send(.down(at: point, t: time))
    harness.send(.up(at: point, t: time + 0.05))
  }
}
