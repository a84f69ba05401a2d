extension UIImage {
  /// Creates the image called `name` in the main bundle, which has to bring it: there are no
  /// symbols of the system. See `init(named:in:)` for a missing one.
  public convenience init?(systemName name: String) { self.init(named: name, in: nil) }
}
