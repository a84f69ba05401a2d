import Foundation

/// A step from one controller to another, made by code: there are no storyboards.
///
/// The base class shows its destination; a subclass overrides `perform()` to do something else.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  open private(set) var identifier: String?
  /// The controller from which the segue starts.
  open private(set) var source: UIViewController
  /// The controller that the segue shows.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that calls a closure.
  ///
  /// - Parameter performHandler: A closure that shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination: by the closure if there is one, and else as `show(_:sender:)` does.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: self)
  }

  /// The name of `source` from before Swift 3.
  @available(*, deprecated, renamed: "source")
  public var sourceViewController: UIViewController { source }
  /// The name of `destination` from before Swift 3.
  @available(*, deprecated, renamed: "destination")
  public var destinationViewController: UIViewController { destination }
}
