import GlissadeGestures
import GlissadeInspector
import UIKit

/// A pane at the left of the canvas that selects the program on it.
@MainActor package protocol SidePane: AnyObject {
  var view: UIView { get }
  /// A closure that receives the selected program.
  var onChoose: (CanvasSubject) -> Void { get set }
  /// The keys that the pane handles.
  var keys: [KeyDescription] { get }
  /// Handles a key that nothing else has handled.
  ///
  /// - Returns: `true` if the key was handled.
  func press(_ event: InputEvent) -> Bool
}
