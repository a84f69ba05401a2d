import Foundation
import GlissadeDrawing
import GlissadeInspector

/// What a stage showed lately, and what of it shows in the place of the present.
@MainActor package struct StagePast {
  package var film = FrameHistory()
  /// Of the film's frames, the one that shows; nil: the present.
  package private(set) var position: Int?
  /// Whether time stood when the present was left.
  private(set) var wasPaused = false
  /// What was told of the frame at hand.
  private var readOut: ReadOut?
  private var isGestureMark = false

  /// The frame that shows in the place of the present one.
  var frame: FrameHistory.Frame? { position.map { film[$0] } }
  var isPast: Bool { position != nil }

  /// What there was to see of the motion by then.
  private(set) var history = MotionHistory()

  mutating func go(to position: Int, wasPaused: Bool) {
    if self.position == nil { self.wasPaused = wasPaused }
    guard position != self.position else { return }
    self.position = position
    history = film.history(upTo: position)
  }

  mutating func leave() { position = nil }

  /// Takes what is told of the frame at hand.
  mutating func note(_ readOut: ReadOut, _ lines: [LogLine]) {
    self.readOut = readOut
    if lines.contains(where: \.isGesture) { isGestureMark = true }
  }

  /// Keeps the frame that was shown.
  ///
  /// - Parameters:
  ///   - index: of the recording's frame that made the picture.
  ///   - now: when it was expected to be seen, in seconds of the recording's window.
  mutating func keep(_ picture: DisplayList, of stage: Stage, index: Int, now: TimeInterval) {
    guard let readOut else { return }
    film.append(
      FrameHistory.Frame(
        index: index, time: stage.time, picture: picture, impacts: stage.scene.impactCommands,
        readOut: readOut, isGestureMark: isGestureMark), now: now)
    isGestureMark = false
  }

  /// How long ago the frame was that shows, and which it was.
  var story: [String]? {
    guard let frame else { return nil }
    return [
      String(format: "−%.2f s", max(0, film.end - frame.offset)), "frame \(frame.index)",
      String(format: "at %.3f s", frame.time),
    ]
  }
}
