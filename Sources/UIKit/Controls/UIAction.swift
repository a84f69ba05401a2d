import Foundation

/// Something to do, as a closure.
@preconcurrency @MainActor open class UIAction: NSObject {
  open private(set) var title: String
  /// What ran the action last.
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
