/// A view whose text can follow the preferred size of texts.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the preferred size of texts, which no
  /// user can change here.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
