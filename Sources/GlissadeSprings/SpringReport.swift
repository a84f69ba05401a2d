import Foundation

/// A spring's figures and spellings as text.
package struct SpringReport {
  private let reading: SpringReading
  private let figures: SpringFigures

  /// Creates the report on a spring that was read.
  package init(_ reading: SpringReading) {
    self.reading = reading
    figures = reading.description.figures
  }

  private var spring: SpringDescription { reading.description }

  /// Returns the spring in one spelling.
  package func spelled(_ spelling: SpringSpelling) -> SpelledSpring {
    SpringText.spelling(spelling, of: spring)
  }

  // MARK: Table

  private static let indent = String(repeating: " ", count: 24)

  private static func row(_ name: String, _ text: String) -> String {
    name.padding(toLength: indent.count, withPad: " ", startingAt: 0) + text
  }

  /// The figures of the spring, followed by a line for each spelling and, below it, the losses of
  /// that spelling.
  package var table: String {
    let spellings = SpringText.spellings(of: spring).flatMap { spelled in
      [Self.row(spelled.spelling.rawValue, spelled.text ?? "—")]
        + spelled.losses.map { Self.indent + "· \($0)" }
    }
    return (figureLines + [""] + spellings).joined(separator: "\n")
  }

  private var figureLines: [String] {
    let short = SpringFormat.short
    var lines = [
      Self.row("damping ratio ζ", short(spring.dampingRatio)),
      Self.row("ω₀", "\(short(spring.angularFrequency)) s⁻¹"),
      Self.row("response 2π/ω₀", "\(short(spring.spring.response)) s"),
      Self.row(
        "settles to 0.1 %", figures.settling.isFinite ? "\(short(figures.settling)) s" : "never"),
      Self.row("overshoot", "\(short(figures.overshoot * 100)) %"),
      Self.row(
        "peak speed",
        "\(short(figures.peakSpeed)) distances/s, after \(short(figures.peakTime)) s"),
    ]
    if spring.relativeVelocity != 0 {
      lines.append(
        Self.row("initial velocity", "\(short(spring.relativeVelocity)) distances/s"))
    }
    let presets = SpringPreset.matching(spring).map(\.name)
    if !presets.isEmpty { lines.append(Self.row("preset", presets.joined(separator: ", "))) }
    return lines + reading.remarks.map { Self.row("note", $0) }
  }

  // MARK: JSON

  /// The figures and spellings of the spring in JSON on one line. The settling time of a spring
  /// without damping is `null`, and a spelling that has nothing close to the spring is left out.
  package var json: String {
    let spellings = SpringText.spellings(of: spring).compactMap { spelled in
      spelled.text.map { "\(Self.quoted(spelled.spelling.rawValue)):\(Self.quoted($0))" }
    }
    let fields = [
      "\"damping_ratio\":\(Self.number(spring.dampingRatio))",
      "\"omega\":\(Self.number(spring.angularFrequency))",
      "\"settling\":\(Self.number(figures.settling))",
      "\"overshoot\":\(Self.number(figures.overshoot))",
      "\"spellings\":{\(spellings.joined(separator: ","))}",
    ]
    return "{\(fields.joined(separator: ","))}"
  }

  private static func number(_ value: Double) -> String { value.isFinite ? "\(value)" : "null" }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  // MARK: List

  /// An example of each spelling with the order of its numbers, and the names of the presets.
  package static var list: String {
    let spellings = SpringSpelling.allCases.flatMap { spelling in
      [row(spelling.rawValue, spelling.example)]
        + (spelling.order.isEmpty
          ? [] : [indent + "· numbers alone: \(spelling.order.joined(separator: " "))"])
    }
    let presets = SpringPreset.all.map(\.name).joined(separator: "\n" + indent)
    return (spellings + ["", row("presets", presets)]).joined(separator: "\n")
  }
}
