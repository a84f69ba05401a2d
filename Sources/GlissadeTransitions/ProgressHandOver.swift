/// Leads what is shown from one source of progress over to another without a jump.
///
/// A client's driver publishes progress; after its decision the client's animator says what is shown.
/// Where the two differ at that moment, the difference vanishes linearly with what is left to the end:
///
///     shown(s) = s + (p₀ − s₀) · (e − s) / (e − s₀)
///
/// with the published progress p₀, the animator's s₀ at the decision, and the end e.
package struct ProgressHandOver: Sendable, Equatable {
  private let difference: Double
  private let source: Double
  private let end: Double

  /// - Parameters:
  ///   - shown: the progress that is shown now.
  ///   - source: what the new source says now.
  ///   - end: where both end: 0 or 1.
  package init(shown: Double, source: Double, end: Double) {
    (self.source, self.end) = (source, end)
    difference = shown - source
  }

  /// The progress to show where the new source says `progress`; `progress` itself where the source was
  /// at the end from the start.
  package func shown(for progress: Double) -> Double {
    guard end != source else { return progress }
    return progress + difference * (end - progress) / (end - source)
  }
}
