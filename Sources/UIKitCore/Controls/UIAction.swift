import Foundation

/// An action that a control performs by calling a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The title of a button that is created with the action.
  open private(set) var title: String
  /// The image of a button that is created with the action.
  open private(set) var image: UIImage?
  /// The object that last performed the action, or `nil`.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action that calls a closure, with a title and an image for a button.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
