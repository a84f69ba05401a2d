extension UIImage {
  /// Creates the image called `name` in the main bundle. The bundle has to contain this image,
  /// because there are no system symbols here. See `init(named:in:)` for a missing image.
  public convenience init?(systemName name: String) { self.init(named: name, in: nil) }
}
