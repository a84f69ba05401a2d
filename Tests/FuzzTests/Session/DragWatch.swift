import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// Checks of the displayed tops of presented views that a drag moves in each frame, such as sheets,
/// by these tops alone (L-02, L-09, P-03).
///
/// A view that nobody touches moves as a critically damped spring or as a `ReleaseMotion`, or
/// rests. From four of its steps the next one is known: they are a polynomial of the second degree
/// times a power of r, so that dₙ₊₃ = 3r·dₙ₊₂ − 3r²·dₙ₊₁ + r³·dₙ, whatever the target. With input a
/// view deviates by no more than the pointer's movement and a point, or has been caught on the
/// path to that place (M-49), or has moved on since a release between the two frames (M-48). Before
/// there are four steps, no step is longer than the one before, apart from the acceleration of the
/// spring.
@MainActor final class DragWatch {
  /// The tops of a sheet in the latest frames.
  private struct Path {
    /// The tops since the latest input, the newest one last.
    var tops: [Double] = []
    var lastStep = 0.0
    var isAfterInput = false

    /// The tops to which the spring can lead in the next frame; empty if they are not known yet.
    var expected: [Double] {
      guard tops.count == 5 else { return [] }
      let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
      let next = Self.ratios(of: steps).map { r in
        tops[4] + 3 * r * steps[3] - 3 * r * r * steps[2] + r * r * r * steps[1]
      }
      // A spring ends within a point of its target, and rests there.
      return abs(steps[3]) <= 1 ? next + [tops[4]] : next
    }

    /// Returns the ratios r between 0 and 1 of four steps: the zeros of
    /// r³·d₀ − 3r²·d₁ + 3r·d₂ − d₃, and where it turns, because rounding can remove a double zero.
    private static func ratios(of steps: [Double]) -> [Double] {
      func value(_ r: Double) -> Double {
        ((steps[0] * r - 3 * steps[1]) * r + 3 * steps[2]) * r - steps[3]
      }
      // A third of the derivative: r²·d₀ − 2r·d₁ + d₂.
      let root = max(steps[1] * steps[1] - steps[0] * steps[2], 0).squareRoot()
      let sum = steps[1] < 0 ? steps[1] - root : steps[1] + root
      let turns = [sum / steps[0], steps[2] / sum].filter { $0 > 0 && $0 < 1 }.sorted()
      let ends = [0] + turns + [1]
      let zeros = zip(ends, ends.dropFirst()).compactMap { low, high -> Double? in
        guard value(low) * value(high) < 0 else { return nil }
        var (low, high) = (low, high)
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if value(low) * value(middle) <= 0 { high = middle } else { low = middle }
        }
        return low
      }
      return zeros + turns
    }

    mutating func append(_ top: Double, isFree: Bool) {
      lastStep = tops.last.map { abs(top - $0) } ?? 0
      isAfterInput = !isFree
      tops = isFree ? tops.suffix(4) + [top] : [top]
    }
  }

  /// The greatest velocity of a release, in points per second (M-07).
  private static let fastest = 8000.0
  /// The greatest acceleration of a sheet at rest, in points per second²: that of the spring of a
  /// presentation, of 18.5 radians per second, over the whole window.
  private static let acceleration = 18.5 * 18.5 * 667

  private let harness: Harness
  private var paths: [ObjectIdentifier: Path] = [:]

  init(_ harness: Harness) { self.harness = harness }

  func begin() { paths = [:] }

  /// The presented views that a drag moves and that no sheet pushes back.
  private var dragged: [UIView] {
    harness.window.presentedChain.compactMap { controller in
      let above = controller.presentation?.controller
      guard !(above is UISheetPresentationController), let view = controller.viewIfLoaded else {
        return nil
      }
      return view.isDragged ? view : nil
    }
  }

  /// Returns the faults of the frame that has been made.
  ///
  /// - Parameters:
  ///   - isFree: A Boolean value that indicates whether there was no input.
  ///   - travel: The movement of the pointers, in points.
  func faults(isFree: Bool, travel: Double, _ dt: TimeInterval) -> [String] {
    let before = paths
    paths = [:]
    return dragged.compactMap { view in
      let id = ObjectIdentifier(view)
      let top = Double(view.layer.shownFrame.minY)
      var path = before[id] ?? Path()
      defer {
        path.append(top, isFree: isFree)
        paths[id] = path
      }
      let free = isFree ? 0 : movement(of: view, within: dt)
      return fault(path, at: top, isFree: isFree, travel + free, dt)
    }
  }

  /// Returns the distance by which a view has moved by itself since a release in this frame, in
  /// points.
  private func movement(of view: UIView, within dt: TimeInterval) -> Double {
    guard case .settling(let settling) = view.exitDrag?.motion.phase,
      settling.start > harness.now - dt
    else { return 0 }
    let time = settling.time(at: harness.now)
    return abs(settling.motion.value(at: time) - settling.motion.value(at: 0))
  }

  private func fault(
    _ path: Path, at top: Double, isFree: Bool, _ travel: Double, _ dt: TimeInterval
  ) -> String? {
    guard let last = path.tops.last else { return nil }
    let expected = path.expected
    if !expected.isEmpty {
      return expected.contains {
        let start = isFree ? $0 : last
        return top >= min($0, start) - travel - 1 && top <= max($0, start) + travel + 1
      }
        ? nil : "L-02 L-09 P-03 a dragged view is at \(top) after \(path.tops), not at \(expected)"
    }
    let released = path.isAfterInput ? Self.fastest * dt : 0
    let known = max(path.lastStep, travel, released) * 1.05
    let limit = known + Self.acceleration * dt * dt + 1
    return abs(top - last) <= limit
      ? nil : "L-09 P-03 a dragged view is at \(top) after \(path.tops), ± \(limit)"
  }
}

extension UIView {
  /// The drag with an exit that moves the view or one that contains it.
  var exitDrag: InterruptibleDrag? {
    [self, superview, superview?.superview].lazy
      .flatMap { $0?.gestureRecognizers ?? [] }
      .compactMap { ($0 as? CatchingPan)?.delegate as? InterruptibleDrag }
      .first { $0.exit != nil }
  }

  /// A Boolean value that indicates whether a drag with an exit moves the view.
  var isDragged: Bool { exitDrag != nil }
}
