import Foundation
import GlissadeDrawing

extension FrameHistory {
  /// A kind of motion on the canvas.
  package enum Motion: Hashable, Sendable {
    /// A transition that a gesture drives.
    case interactive
    /// A transition that runs without a gesture.
    case running
    /// Motion without a transition.
    case other
  }

  /// A period with one kind of motion.
  package struct Run: Hashable, Sendable {
    /// The kind of motion.
    package var motion: Motion
    /// The start of the period, in seconds of history time.
    package var start: TimeInterval
    /// The end of the period, in seconds of history time.
    package var end: TimeInterval
  }

  /// A picture of the canvas with the figures that were shown beside it.
  package struct Frame: Sendable {
    /// The index of the recording's frame that made the picture.
    package var index: Int
    /// The history time of the frame in seconds, which `append(_:now:)` sets.
    package var offset: TimeInterval = 0
    /// The canvas's time at the frame, in seconds.
    package var time: TimeInterval
    /// The picture of the canvas.
    package var picture: DisplayList
    /// The commands that draw impact feedback over the picture.
    package var impacts: [DrawCommand]
    /// The figures of the transition.
    package var readOut: ReadOut

    /// Creates a frame.
    package init(
      index: Int, time: TimeInterval, picture: DisplayList, impacts: [DrawCommand] = [],
      readOut: ReadOut
    ) {
      self.index = index
      self.time = time
      self.picture = picture
      self.impacts = impacts
      self.readOut = readOut
    }

    /// The kind of motion in the frame.
    package var motion: Motion {
      switch readOut.phase {
      case "interactive": .interactive
      case nil: readOut.decision == nil ? .other : .interactive
      default: .running
      }
    }

    /// The memory of a frame without its picture, in bytes. It includes an estimate for the
    /// read-out's texts.
    static let ownBytes = MemoryLayout<Frame?>.stride + 256
  }
}
