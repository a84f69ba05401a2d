/// A kind of change between two view controllers. The raw values are the names in traces.
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
  /// A page view controller turns to a neighbour.
  case page
  /// A container of the client's own shows another child.
  case custom

  /// A Boolean value that indicates whether the controllers are presenter and presented, and not
  /// children of a container.
  package var isPresentation: Bool { self == .present || self == .dismiss }
}
