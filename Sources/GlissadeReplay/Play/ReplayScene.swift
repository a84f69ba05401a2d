import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion

/// A scene in which a player replays a recording. The methods are in the order of a frame's stages.
@MainActor package protocol ReplayScene: AnyObject {
  /// The timing of the events that the player delivers next.
  var inputTiming: InputTiming { get set }
  /// The rule by which the scene places input in time.
  var inputRule: InputRule { get set }
  /// A Boolean value that indicates whether the scene's time is paused for the events that the
  /// player delivers next.
  var isTimePaused: Bool { get set }
  /// A Boolean value that indicates whether the user prefers reduced motion.
  var reducesMotion: Bool { get set }
  /// Applies a setting of the user other than reduced motion.
  func set(_ setting: RecordedSetting, to value: Int)
  /// A Boolean value that indicates whether the next frame could differ from the last one.
  var needsFrame: Bool { get }
  /// Sets the scene's time, in seconds.
  func setNow(_ now: TimeInterval)
  /// Hides or shows the window.
  func windowBecame(visible: Bool)
  /// Delivers an event to the scene.
  func deliver(_ event: InputEvent)
  /// Notifies the scene's recorder of the speed of the scene's time, in scene seconds per second.
  /// The times passed to `setNow(_:)` already contain the effect of the speed.
  func timeRuns(at rate: Double)
  /// Sets a parameter by name; `nil` restores the client's own value.
  func tune(_ name: String, to value: Double?)
  /// Completes a transition for a client that failed to complete it.
  func completeOverdueTransition()
  /// Performs the stage *step* of a frame.
  func step()
  /// Performs the stage *step* of a frame in which no time passes.
  func stepPaused()
  /// Performs the stage *layout* of a frame.
  func layout()
  /// Performs the stage *commit* of a frame.
  func commit()
  /// Performs the stage *flatten* of a frame.
  ///
  /// - Returns: The picture of the frame.
  func flatten() -> DisplayList
  /// Returns the name of the view of a layer in the picture, by the identity of the layer.
  func nameOfPicture(_ id: UInt64) -> String?
  /// Notifies the scene's recorder, if there is one, of the end of a frame.
  ///
  /// - Parameters:
  ///   - now: The expected time of the frame's display, in seconds of the window's time.
  ///   - ranMainQueue: Indicates whether work from the main queue ran since the last frame.
  func endFrame(now: TimeInterval, ranMainQueue: Bool)
}

extension ReplayScene {
  /// Applies the settings at the start of a recording, except reduced motion.
  package func apply(_ header: RecordingHeader) {
    for (setting, value) in header.settings.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      set(setting, to: value)
    }
  }
}
