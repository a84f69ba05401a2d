import UIKit

/// The rule by which a demo decides the outcome of a transition when its gesture ends.
///
/// The demo's gesture calls the same function, so that the inspector shows the decision that the
/// gesture makes.
public struct DemoRule: Sendable {
  /// A description of the rule in one or two lines.
  public let summary: String
  /// A closure that returns the distance from a transition's start to its end in points, greater
  /// than 0. It receives the demo's root view controller.
  public let distance: @MainActor @Sendable (UIViewController) -> CGFloat
  /// A closure that returns the reading of a release at this instant, or `nil` while nothing is
  /// dragged. It receives the demo's root view controller.
  public let release: @MainActor @Sendable (UIViewController) -> DragReading?
  /// The threshold of the decision; `nil` if it cannot be changed.
  public let threshold: Threshold?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - summary: A description of the rule in one or two lines.
  ///   - distance: A closure that returns the distance from a transition's start to its end, in
  ///     points.
  ///   - release: A closure that returns the reading of a release at this instant, or `nil` while
  ///     nothing is dragged.
  ///   - threshold: The threshold of the decision, or `nil` if it cannot be changed.
  public init(
    summary: String, distance: @escaping @MainActor @Sendable (UIViewController) -> CGFloat,
    release: @escaping @MainActor @Sendable (UIViewController) -> DragReading?,
    threshold: Threshold? = nil
  ) {
    self.summary = summary
    self.distance = distance
    self.release = release
    self.threshold = threshold
  }

  /// The fraction of the distance above which a release finishes, 0…1. Its default is 0.5.
  public struct Threshold: Sendable {
    /// A closure that returns the current threshold, or `nil` if there is none. It receives the
    /// demo's root view controller.
    public let value: @MainActor @Sendable (UIViewController) -> CGFloat?
    /// A closure that changes the threshold. It receives the demo's root view controller.
    public let set: @MainActor @Sendable (UIViewController, CGFloat) -> Void

    /// Creates a threshold.
    ///
    /// - Parameters:
    ///   - value: A closure that returns the current threshold, 0…1, or `nil` if there is none.
    ///   - set: A closure that changes the threshold.
    public init(
      value: @escaping @MainActor @Sendable (UIViewController) -> CGFloat?,
      set: @escaping @MainActor @Sendable (UIViewController, CGFloat) -> Void
    ) {
      self.value = value
      self.set = set
    }
  }
}
