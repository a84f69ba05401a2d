import GlissadeDrawing
import GlissadeRaster
import GlissadeWindow

/// A substitute for the part of the frame loop in which a painter makes bitmaps between frames.
struct Preparation {
  /// The number of calls of `Painter.prepare` for which there is time between two frames.
  private static let partsOfMotion = 8
  /// The number of unchanged frames after which a picture counts as at rest.
  private static let framesOfRest = 6

  private var rests = 0
  /// The costs of the calls of `Painter.prepare`, in milliseconds.
  private(set) var parts = Percentiles()

  /// Makes bitmaps that the next frames need.
  ///
  /// - Returns: The processor time of the call in milliseconds.
  mutating func make(for list: DisplayList, with painter: Painter, isResting: Bool) -> Double {
    var meter = CostMeter()
    rests = isResting ? rests + 1 : 0
    if rests == Self.framesOfRest { painter.anticipate(list) }
    let most = rests >= Self.framesOfRest ? Int.max : Self.partsOfMotion
    var made = 0
    while made < most, painter.hasPreparations {
      let before = meter.cost.total
      painter.prepare()
      meter.lap(\.paint)
      parts.add(meter.cost.total - before)
      made += 1
    }
    return meter.cost.total
  }

  var text: String {
    String(
      format: "made between frames: %d parts of %.2f ms, p95 %.2f, at most %.2f", parts.count,
      parts.mean, parts.value(at: 0.95), parts.value(at: 1))
  }
}
