import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// The effects of a stroke: its transitions with their outcomes, and the frames.
@MainActor final class StrokeRecord {
  private struct Frame: Equatable {
    let kind: String
    let phase: String
    let progress: Double
    let from: CGRect
    let to: CGRect
  }

  private struct Outcome {
    let kind: String
    /// The outcomes that the coordinator reported, true for a completed transition: one per report.
    var ends: [Bool] = []
  }

  private var outcomes: [(id: Int, outcome: Outcome)] = []
  private var frames: [Frame] = []
  private var events: [String] = []

  /// The kinds of the transitions, in the order of their start.
  var kinds: [String] { outcomes.map(\.outcome.kind) }

  /// A Boolean value that indicates whether a controller was notified of its appearance or
  /// disappearance.
  var hasMovedPages: Bool { events.contains { $0.hasPrefix("view") } }

  var hasOnlyCancelled: Bool {
    !outcomes.isEmpty && outcomes.allSatisfy { $0.outcome.ends == [false] }
  }

  /// Records the end of a transition when it comes.
  ///
  /// - Returns: A Boolean value that indicates whether the transition is new.
  func follow(_ transition: Transition) -> Bool {
    let id = transition.id
    guard !outcomes.contains(where: { $0.id == id }) else { return false }
    outcomes.append((id, Outcome(kind: transition.roles.kind.rawValue)))
    let index = outcomes.count - 1
    transition.coordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self] in
        self?.outcomes[index].outcome.ends.append(!$0.isCancelled)
      })
    return true
  }

  func record(_ transition: Transition?, at harness: Harness) {
    guard let transition else { return }
    let frame = { (view: UIView?) in view.map { $0.layer.shownFrame } ?? .null }
    frames.append(
      Frame(
        kind: transition.roles.kind.rawValue, phase: transition.state.name,
        progress: transition.progress, from: frame(transition.roles.from.viewIfLoaded),
        to: frame(transition.roles.to.viewIfLoaded)))
  }

  func append(event: String) {
    // Warnings contain serial numbers, which differ in each stroke.
    if !event.hasPrefix("warning") { events.append(event) }
  }

  var endFaults: [String] {
    outcomes.filter { $0.outcome.ends.count != 1 }.map {
      "L-03 \($0.outcome.kind) \($0.id) ended \($0.outcome.ends.count) times"
    }
  }

  /// Returns the first difference from `other`, or `nil` if all is equal to the last bit.
  func difference(to other: StrokeRecord) -> String? {
    if events != other.events { return "\(events) was \(other.events)" }
    for (index, pair) in zip(frames, other.frames).enumerated() where pair.0 != pair.1 {
      return "frame \(index): \(pair.0) was \(pair.1)"
    }
    return frames.count == other.frames.count
      ? nil : "\(frames.count) frames were \(other.frames.count)"
  }
}
