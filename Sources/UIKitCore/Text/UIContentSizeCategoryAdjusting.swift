/// A view whose text can follow the text size that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the text size that the user prefers.
  /// It has no effect, because a desktop has no such preference.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
