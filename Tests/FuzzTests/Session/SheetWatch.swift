import Foundation
import GlissadeTesting

@testable import UIKit

/// Checks of the displayed tops of sheets, which their driver writes in each frame, by these tops
/// alone (L-02, L-09, P-03).
///
/// A sheet that nobody touches moves as a critically damped spring, or rests. From three of its
/// steps the next one is known: the distances to a target x decay as xₙ₊₁ = 2rxₙ − r²xₙ₋₁, and so
/// do the steps, whatever the target. With input a sheet deviates by no more than the pointer's
/// movement and a point. Before there are three steps, no step is longer than the one before, apart
/// from the acceleration of the spring.
@MainActor final class SheetWatch {
  /// The tops of a sheet in the latest frames.
  private struct Path {
    /// The tops since the latest input, the newest one last.
    var tops: [Double] = []
    var lastStep = 0.0
    var isAfterInput = false

    /// The tops to which the spring can lead in the next frame; empty if they are not known yet.
    var expected: [Double] {
      guard tops.count == 4 else { return [] }
      let (a, b, c) = (tops[1] - tops[0], tops[2] - tops[1], tops[3] - tops[2])
      // r²a − 2rb + c = 0
      let root = max(b * b - a * c, 0).squareRoot()
      let sum = b < 0 ? b - root : b + root
      let ratios = [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
      let next = ratios.map { tops[3] + 2 * $0 * c - $0 * $0 * b }
      // A spring ends within a point of its target, and rests there.
      return abs(c) <= 1 ? next + [tops[3]] : next
    }

    mutating func append(_ top: Double, isFree: Bool) {
      lastStep = tops.last.map { abs(top - $0) } ?? 0
      isAfterInput = !isFree
      tops = isFree ? tops.suffix(3) + [top] : [top]
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

  /// The views of the sheets that no other sheet pushes back.
  private var sheets: [UIView] {
    harness.window.presentedChain.compactMap { controller in
      let sheet = controller.presentedBy?.controller as? UISheetPresentationController
      let above = controller.presentation?.controller
      guard sheet?.sheetView != nil, !(above is UISheetPresentationController) else { return nil }
      return controller.viewIfLoaded
    }
  }

  /// Returns the faults of the frame that has been made.
  ///
  /// - Parameters:
  ///   - isFree: Whether there was no input.
  ///   - travel: The movement of the pointers, in points.
  func faults(isFree: Bool, travel: Double, _ dt: TimeInterval) -> [String] {
    let before = paths
    paths = [:]
    return sheets.compactMap { view in
      let id = ObjectIdentifier(view)
      let top = Double(view.layer.shownFrame.minY)
      var path = before[id] ?? Path()
      defer {
        path.append(top, isFree: isFree)
        paths[id] = path
      }
      return fault(path, at: top, travel, dt)
    }
  }

  private func fault(_ path: Path, at top: Double, _ travel: Double, _ dt: TimeInterval) -> String?
  {
    guard let last = path.tops.last else { return nil }
    let expected = path.expected
    if !expected.isEmpty {
      return expected.contains { abs($0 - top) <= travel + 1 }
        ? nil : "L-02 L-09 P-03 a sheet is at \(top) after \(path.tops), not at \(expected)"
    }
    let released = path.isAfterInput ? Self.fastest * dt : 0
    let known = max(path.lastStep, travel, released) * 1.05
    let limit = known + Self.acceleration * dt * dt + 1
    return abs(top - last) <= limit
      ? nil : "L-09 P-03 a sheet is at \(top) after \(path.tops), ± \(limit)"
  }
}
