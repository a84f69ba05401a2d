import Foundation

/// A position in a text that is edited.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range of a text that is edited.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The position at which the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The position at which the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { true }

  public override init() { super.init() }
}
