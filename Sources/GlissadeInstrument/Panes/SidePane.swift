import GlissadeGestures
import GlissadeInspector
import UIKit

/// A pane at the left of the canvas in which the user selects the program on the canvas.
@MainActor package protocol SidePane: AnyObject {
  var view: UIView { get }
  /// The closure that the pane calls with the program that the user selects.
  var onChoose: (CanvasSubject) -> Void { get set }
  /// Shows that a program is on the canvas that the user has not selected in the pane.
  func show(_ subject: CanvasSubject)
  /// The keys that the pane handles.
  var keys: [KeyDescription] { get }
  /// Handles a key that neither the program nor the window has handled.
  ///
  /// - Returns: `true` if the key was handled.
  func press(_ event: InputEvent) -> Bool
}
