import Foundation
import GlissadeLayers

/// An action that an element offers to assistive programs in addition to the usual ones. No such
/// program runs here.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The object whose method performs the action.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector?

  /// Creates an action that calls a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}
