import GlissadeGestures
import GlissadeInspector
import UIKit

/// What stands at the left of the stage and chooses what is on it.
@MainActor package protocol SidePane: AnyObject {
  var view: UIView { get }
  /// Called with what shall go on stage.
  var onChoose: (StageSubject) -> Void { get set }
  /// Called when there is nothing left to go back to.
  var onLeave: () -> Void { get set }
  /// The keys that it answers.
  var keys: [KeyDescription] { get }
  /// Answers a key that nobody before had a use for.
  ///
  /// - Returns: whether it meant something.
  func press(_ event: InputEvent) -> Bool
}
