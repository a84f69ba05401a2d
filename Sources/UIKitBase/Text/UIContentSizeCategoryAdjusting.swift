/// A view whose text can follow the text size that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the text size that the user prefers.
  /// A desktop has no such preference, but the instrument can simulate one.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
