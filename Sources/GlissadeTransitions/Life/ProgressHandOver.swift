/// A gradual change from one source of progress to another, without a jump in what is shown.
///
/// A client's driver publishes progress; after its decision the client's animator determines what
/// is shown. The difference between the two at that moment decreases linearly with the remaining
/// distance:
///
///     shown(s) = s + (p₀ − s₀) · (e − s) / (e − s₀)
///
/// with the published progress p₀, the animator's progress s₀ at the decision, and the end e.
package struct ProgressHandOver: Sendable, Equatable {
  private let difference: Double
  private let source: Double
  private let end: Double

  /// Creates a change between sources.
  ///
  /// - Parameters:
  ///   - shown: The progress that is shown now.
  ///   - source: The progress of the new source now.
  ///   - end: The progress at the end of both: 0 or 1.
  package init(shown: Double, source: Double, end: Double) {
    self.source = source
    self.end = end
    difference = shown - source
  }

  /// Returns the progress to show for the progress of the new source. The two are equal if the
  /// source was at its end from the start.
  package func shown(for progress: Double) -> Double {
    guard end != source else { return progress }
    return progress + difference * (end - progress) / (end - source)
  }
}
