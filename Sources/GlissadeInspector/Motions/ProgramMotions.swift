import Foundation
import GlissadeLayers
import UIKit

/// A motion that a program has made: the views that moved, why, by which law, and which calls made
/// it (T-13).
package struct ProgramMotion: Hashable, Sendable {
  /// The names of the views, in the order in which they first moved.
  package var views: [String]
  package var cause: MotionCurve.Cause
  /// The law of the latest motion of this kind.
  package var law: MotionLaw
  /// The calls that made the motion, or `nil` if they are not recorded.
  package var calls: CallStack?
}

/// A motion as the list of motions shows it.
package struct MotionRow: Hashable, Sendable {
  package var motion: ProgramMotion
  /// The place in the client's code that made the motion, or `nil` if it is unknown.
  package var place: CodeLine?

  /// Creates a row.
  package init(_ motion: ProgramMotion, at place: CodeLine?) {
    self.motion = motion
    self.place = place
  }

  /// The name of the first view, with the number of the others.
  package var title: String {
    let name = ControllerNames.shortened(in: motion.views.first ?? "")
    return motion.views.count > 1 ? "\(name) + \(motion.views.count - 1)" : name
  }

  /// The kind of the motion and its parameters, such as “spring, ζ 1.00, 0.34 s”.
  package var summary: String { "\(motion.law.kind.rawValue), \(motion.law.figures)" }

  /// The file and the line, or else the cause of the motion.
  package var source: String { place?.text ?? motion.cause.words }
}

/// The motions that a program has made so far, each once, in the order in which they first
/// appeared.
package struct ProgramMotions: Hashable, Sendable {
  /// The greatest number of motions. Beyond it, the earliest is removed.
  private static let limit = 12

  package private(set) var all: [ProgramMotion] = []

  /// Creates an empty list.
  package init() {}

  /// Adds the motions of a frame. A motion is the same as an earlier one if the same calls made it,
  /// or if it moves the same view, for the same reason, by a law of the same kind.
  package mutating func add(_ readings: [MotionCurves.Reading]) {
    for reading in readings {
      guard let law = reading.law else { continue }
      let index = all.firstIndex {
        $0.law.kind == law.kind && $0.cause == reading.cause
          && ($0.calls == nil ? $0.views.contains(reading.key.view) : $0.calls == reading.calls)
      }
      if let index {
        all[index].law = law
        guard !all[index].views.contains(reading.key.view) else { continue }
        all[index].views.append(reading.key.view)
      } else {
        if all.count == Self.limit { all.removeFirst() }
        all.append(
          ProgramMotion(
            views: [reading.key.view], cause: reading.cause, law: law, calls: reading.calls))
      }
    }
  }

  /// Returns the rows of a list of the motions. Motions of one kind from one line of the client's
  /// code have one row.
  ///
  /// - Parameter place: A closure that returns the place of calls, or `nil` if it is unknown.
  package func rows(_ place: (CallStack?) -> CodeLine?) -> [MotionRow] {
    var rows: [MotionRow] = []
    for motion in all {
      let line = place(motion.calls)
      let index = rows.firstIndex {
        line != nil && $0.place == line && $0.motion.law.kind == motion.law.kind
      }
      guard let index else {
        rows.append(MotionRow(motion, at: line))
        continue
      }
      rows[index].motion.law = motion.law
      rows[index].motion.views += motion.views.filter { !rows[index].motion.views.contains($0) }
    }
    return rows
  }
}
