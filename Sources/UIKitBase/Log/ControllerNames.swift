/// The names of view controllers in texts for a reader.
package enum ControllerNames {
  /// Returns a text in which the numbered names of controllers, such as `PageViewController#2`, are
  /// as short as the others: “Page 2”. That of a plain `UIViewController` only loses its `#`.
  package static func shortened(in text: String) -> String {
    text.replacing(/\bUIViewController#/, with: "UIViewController ")
      .replacing("ViewController#", with: " ")
  }
}
