extension UITraitCollection {
  /// The traits with which `performAsCurrent(_:)` is calling a closure, or `nil` outside such a
  /// call.
  @TaskLocal private static var inUse: UITraitCollection?

  /// The traits by which dynamic colors are resolved outside of views: within a call of
  /// `performAsCurrent(_:)` the traits of this call, and otherwise the light appearance.
  public static var current: UITraitCollection {
    inUse ?? UITraitCollection(userInterfaceStyle: .light)
  }

  /// The traits of the running call of `performAsCurrent(_:)`, or `nil` outside such a call.
  static var ofCurrentCall: UITraitCollection? { inUse }

  /// Calls `actions` while this collection is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$inUse.withValue(self) { actions() }
  }
}
