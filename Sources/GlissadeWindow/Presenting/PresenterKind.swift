/// A way in which pictures reach the display.
package enum PresenterKind: Hashable, Sendable, CaseIterable {
  /// The window's surface, in memory that the display server reads.
  case surface
  /// A streaming texture of an accelerated renderer, which is shown with the display's refresh.
  case texture
  /// The window's surface, in memory that SDL uploads to a texture of its own.
  case textureSurface
}

/// The user's choice among the presenters.
package enum PresenterRequest: String, Hashable, Sendable, CaseIterable {
  /// The best presenter for the display.
  case auto
  /// The presenter that uses the window's surface.
  case surface
  /// The presenter that uses a texture, which is shown with the display's refresh.
  case texture
}
