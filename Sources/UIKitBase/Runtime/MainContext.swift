import Foundation

/// The place where code of the main actor runs: the main thread or, in a program whose main queue
/// another thread serves, the main queue.
package enum MainContext {
  /// The mark of the main queue, by which code finds out whether it runs on this queue.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// A Boolean value that indicates whether the present code may call the main actor at once.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
