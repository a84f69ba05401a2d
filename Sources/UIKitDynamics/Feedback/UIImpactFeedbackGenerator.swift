import GlissadeLayers
import UIKitCore

/// A generator of feedback for impacts: a pulse at the location of the impact, and an event in the
/// scene's log, such as “impact light 1 (187, 667)” (N-14).
///
/// ```swift
/// let haptic = UIImpactFeedbackGenerator(style: .medium)
/// haptic.prepare()
/// haptic.impactOccurred()
/// ```
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of an impact, which determines the size and sharpness of the pulse.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of objects of small, medium or large mass.
    case light, medium, heavy
    /// An impact of soft or rigid objects.
    case soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator with a style, for a view.
  ///
  /// - Parameter view: The view in whose coordinates locations are given.
  public init(style: FeedbackStyle, view: UIView) {
    self.style = style
    super.init(view: view)
  }

  public override convenience init() { self.init(style: .medium) }

  /// Triggers feedback of intensity 1. It appears at the contact if a method of a collision
  /// delegate calls this, or else in the center of the view or of the screen.
  open func impactOccurred() { occur(intensity: 1, at: nil) }

  /// Triggers feedback of an intensity.
  ///
  /// - Parameter intensity: The intensity, 0…1; 0 has no effect.
  open func impactOccurred(intensity: CGFloat) { occur(intensity: intensity, at: nil) }

  /// Triggers feedback at a location.
  ///
  /// - Parameter location: The location in the coordinates of the view, or of the window if there
  ///   is no view.
  open func impactOccurred(at location: CGPoint) { occur(intensity: 1, at: location) }

  /// Triggers feedback of an intensity at a location.
  ///
  /// - Parameters:
  ///   - intensity: The intensity, 0…1; 0 has no effect.
  ///   - location: The location in the coordinates of the view, or of the window if there is no
  ///     view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    occur(intensity: intensity, at: location)
  }

  private func occur(intensity: CGFloat, at location: CGPoint?) {
    pulse("\(style)", style: style, intensity: intensity, at: location)
  }
}
