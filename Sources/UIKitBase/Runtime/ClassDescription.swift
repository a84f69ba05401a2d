import Foundation

extension NSObject {
  /// Returns the name of the class with its module, such as “App.PetCard”, which libraries use as a
  /// reuse identifier: that of `NSStringFromClass(_:)`.
  public nonisolated static func description() -> String { NSStringFromClass(self) }

  /// Returns the class itself, as programs of Objective-C's form name it.
  public nonisolated static func classForCoder() -> AnyClass { self }
}
