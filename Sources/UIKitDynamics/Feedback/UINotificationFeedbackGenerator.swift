import UIKitCore

/// A generator of feedback for a selection that changes: a small pulse, and an event in the scene's
/// log, such as “impact selection 0.5 (187, 333)” (N-14).
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback in the center of the view or of the screen.
  open func selectionChanged() { pulse("selection", style: .light, intensity: 0.5, at: nil) }
  /// Triggers feedback at a location in the coordinates of the view, or of the window if there is
  /// no view.
  open func selectionChanged(at location: CGPoint) {
    pulse("selection", style: .light, intensity: 0.5, at: location)
  }
}

/// A generator of feedback for the outcome of a task: a pulse, and an event in the scene's log,
/// such as “impact success 1 (187, 333)” (N-14).
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded (`success`), succeeded with a problem (`warning`), or failed (`error`).
    case success = 0, warning, error
  }

  /// Triggers feedback in the center of the view or of the screen.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    occur(notificationType, at: nil)
  }
  /// Triggers feedback at a location in the coordinates of the view, or of the window if there is
  /// no view.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    occur(notificationType, at: location)
  }

  private func occur(_ type: FeedbackType, at location: CGPoint?) {
    let style: UIImpactFeedbackGenerator.FeedbackStyle =
      switch type {
      case .success: .medium
      case .warning: .rigid
      case .error: .heavy
      }
    pulse("\(type)", style: style, intensity: 1, at: location)
  }
}
