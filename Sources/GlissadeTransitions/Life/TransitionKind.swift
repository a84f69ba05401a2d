/// A kind of change between two view controllers. The raw value of a kind is its name in traces.
package enum TransitionKind: String, Sendable, CaseIterable {
  /// A controller is presented.
  case present
  /// A presented controller is dismissed.
  case dismiss
  /// A navigation controller shows another page, above the current one.
  case push
  /// A navigation controller returns to a page below the current one.
  case pop
  /// A tab bar controller shows another tab.
  case tab
  /// A page view controller turns to a neighboring page.
  case page
  /// A container that the client defines shows another child.
  case custom

  /// A Boolean value that indicates whether the two controllers are a presenting and a presented
  /// one, and not children of a container.
  package var isPresentation: Bool { self == .present || self == .dismiss }
}
