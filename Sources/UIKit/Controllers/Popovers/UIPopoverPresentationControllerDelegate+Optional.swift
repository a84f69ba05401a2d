import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIPopoverPresentationControllerDelegate {
  /// The method `prepareForPopoverPresentation(_:)`.
  @_disfavoredOverload public var prepareForPopoverPresentation:
    (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { self.prepareForPopoverPresentation($0) }
  }
  /// The method `popoverPresentationControllerShouldDismissPopover(_:)`.
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Bool)?
  {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// The method `popoverPresentationControllerDidDismissPopover(_:)`.
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    (@MainActor (UIPopoverPresentationController) -> Void)?
  {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
