import Foundation
import GlissadeDrawing

extension Film {
  /// What moved on stage.
  package enum Motion: Hashable, Sendable {
    /// A transition in somebody's hand.
    case held
    /// A transition that ran by itself.
    case running
    /// Something else.
    case other
  }

  /// A piece of the film with one motion.
  package struct Run: Hashable, Sendable {
    package var motion: Motion
    /// In seconds of film.
    package var start: TimeInterval
    package var end: TimeInterval
  }

  /// What was shown, and what was told of it.
  package struct Frame: Sendable {
    /// Of the recording's frames, the one that made the picture.
    package var index: Int
    /// Where it is on the film, in seconds; set when it is added.
    package var place: TimeInterval = 0
    /// The stage's time.
    package var time: TimeInterval
    package var picture: DisplayList
    /// What was drawn over the picture because of the program: impacts.
    package var impacts: [DrawCommand]
    package var readOut: ReadOut
    /// Whether a gesture changed its state.
    package var isGestureMark: Bool

    package init(
      index: Int, time: TimeInterval, picture: DisplayList, impacts: [DrawCommand] = [],
      readOut: ReadOut, isGestureMark: Bool = false
    ) {
      (self.index, self.time, self.picture) = (index, time, picture)
      (self.impacts, self.readOut, self.isGestureMark) = (impacts, readOut, isGestureMark)
    }

    package var motion: Motion {
      switch readOut.phase {
      case "interactive": .held
      case nil: readOut.verdict == nil ? .other : .held
      default: .running
      }
    }

    /// What it takes besides its picture; the read-out's texts are short.
    static let ownBytes = MemoryLayout<Frame?>.stride + 256
  }
}
