/// The accepted differences between two motions. A difference whose value is `nil` is not compared.
package struct MotionTolerances: Hashable, Sendable {
  /// The accepted difference between the times to settle, in seconds.
  package var settling: Double?
  /// The accepted difference between the peak speeds, in percent of the first one.
  package var peak: Double?
  /// The accepted difference between the overshoots, in points.
  package var overshoot: Double?
  /// The accepted difference between the speeds at the release, in percent of the first one.
  package var release: Double?
  /// The accepted distance between the view's places at the same time, in points.
  package var apart: Double?
  /// The accepted increase of the hitch ratio, in milliseconds per second of motion.
  package var hitches: Double?

  /// Creates tolerances without a value, with which nothing is compared.
  package init() {}

  private var comparesViews: Bool {
    [settling, peak, overshoot, release, apart].contains { $0 != nil }
  }

  /// Returns a sentence for each difference that is greater than its tolerance.
  package func faults(of comparison: MotionComparison) -> [String] {
    var faults = comparison.rows.flatMap(faults)
    let more = comparison.hitches.new - comparison.hitches.old
    if let hitches, more > hitches {
      faults.append("hitches: \(more.text(1)) ms/s more; \(hitches.text(1)) are accepted.")
    }
    return faults
  }

  private func faults(of row: MotionComparison.Row) -> [String] {
    guard let old = row.old, let new = row.new else {
      let place = row.old == nil ? "first" : "second"
      return comparesViews ? ["\(row.view): it is not in the \(place) recording."] : []
    }
    var faults: [String] = []
    func check(_ name: String, _ difference: Double, _ limit: Double?, _ unit: String) {
      guard let limit, !(abs(difference) <= limit) else { return }
      faults.append(
        "\(row.view): \(name) \(abs(difference).text(3)) \(unit); \(limit.text(3)) are accepted.")
    }
    check("settles apart by", new.settlingTime - old.settlingTime, settling, "s")
    check("peak speed differs by", Self.percent(old.peakSpeed, new.peakSpeed), peak, "%")
    check("overshoot differs by", new.overshoot - old.overshoot, overshoot, "pt")
    check(
      "speed at release differs by", Self.percent(old.releaseSpeed, new.releaseSpeed), release, "%")
    check("is apart by up to", row.apart, apart, "pt")
    return faults
  }

  /// Returns the difference between two numbers in percent of the first; 0 for equal numbers.
  static func percent(_ old: Double, _ new: Double) -> Double {
    old == new ? 0 : old == 0 ? .infinity : (new - old) / old * 100
  }
}
