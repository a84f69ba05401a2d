import Foundation
import GlissadeLayers

/// An action of an element for assistive programs, besides the usual ones. None of them runs here.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The object that has the method.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector?

  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}
