import Foundation
import GlissadeDrawing
import GlissadeGestures

/// A scene as a recording drives it: all that it can be told, in the order of a frame's passes.
@MainActor package protocol ReplayScene: AnyObject {
  var pumpInterval: TimeInterval { get set }
  var timeStands: Bool { get set }
  func setNow(_ now: TimeInterval)
  func windowBecame(visible: Bool)
  func deliver(_ event: InputEvent)
  /// Tells who records the scene how fast time runs; instants say it already.
  func timeRuns(at rate: Double)
  /// Sets a number by name; nil leaves it to the client.
  func tune(_ name: String, to value: Double?)
  /// Ends a transition in the place of a client that does not.
  func completeOverdueTransition()
  func step()
  /// What takes the place of `step` where no time passes.
  func stand()
  func layout()
  func commit()
  func flatten() -> DisplayList
  /// What the view of a layer of the picture is called.
  func nameOfPicture(_ id: UInt64) -> String?
  /// What is told to the scene's recorder, if there is one, once the frame is over.
  func endFrame(now: TimeInterval, ranMainQueue: Bool)
}
