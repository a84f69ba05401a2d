/// A gradual change from one source of progress to another, without a jump of the displayed
/// progress.
///
/// A client's driver publishes progress; after the driver's decision the client's animator
/// determines the displayed progress. The difference between the two at that moment decreases
/// linearly with the remaining distance:
///
///     shown(s) = s + (p₀ − s₀) · (e − s) / (e − s₀)
///
/// with the published progress p₀, the animator's progress s₀ at the decision, and the end e.
package struct ProgressHandOver: Sendable, Equatable {
  private let difference: Double
  private let source: Double
  private let end: Double

  /// Creates a change from a displayed progress to a new source of progress.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown now.
  ///   - source: The progress of the new source now.
  ///   - end: The progress at the end of both sources: 0 or 1.
  package init(shown: Double, source: Double, end: Double) {
    self.source = source
    self.end = end
    difference = shown - source
  }

  /// Returns the progress to show for the progress of the new source. Both are equal if the new
  /// source was already at its end when the change began.
  package func shown(for progress: Double) -> Double {
    guard end != source else { return progress }
    return progress + difference * (end - progress) / (end - source)
  }
}
