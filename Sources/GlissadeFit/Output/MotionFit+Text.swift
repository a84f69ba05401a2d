import Foundation

extension MotionFit {
  /// The difference between the criteria of two motions from which the data decide between both.
  private static let decisive = 10.0
  /// The coverage below which the text says that the motion is read from its end.
  private static let leastCoverage = 0.25

  /// The result of the fit as text for a fixed-width font.
  ///
  /// - Parameter unit: The unit of the values, such as “px”; it can be empty.
  package func text(unit: String) -> String {
    let suffix = unit.isEmpty ? "" : " \(unit)"
    let rate = unit.isEmpty ? "/s" : " \(unit)/s"
    var lines = [headline]
    lines += Self.details(of: best, suffix, rate)
    lines += ["", table(suffix), "", choice]
    if coverage < Self.leastCoverage {
      lines.append(
        "Only the last \(Self.number(coverage * 100, 0)) % of the distance are compared with it,"
          + " and what comes before counts as a drag: the parameters are less certain than their"
          + " intervals say.")
    }
    if !others.isEmpty {
      let times = others.map {
        "\(Self.number($0.lowerBound, 2))–\(Self.number($0.upperBound, 2)) s"
      }
      lines.append(
        "Other motions: \(times.joined(separator: ", ")); --between FROM,TO chooses one.")
    }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    switch best.motion {
    case .spring(let spring): "Spring, \(Self.regime(of: spring))"
    case .release: "Glissade's continuation of a drag (HandOffSpring)"
    case .bezier: "Cubic Bézier curve"
    case .decay: "Decay"
    case .linear: "Constant velocity"
    }
  }

  private static func regime(of spring: SpringModel) -> String {
    if spring.dampingRatio == 1 { return "critically damped" }
    return spring.dampingRatio < 1 ? "underdamped" : "overdamped"
  }

  private static func details(
    of model: FittedModel, _ suffix: String, _ rate: String
  ) -> [String] {
    func line(_ label: String, _ name: String, _ places: Int, _ unit: String) -> String {
      guard let value = model.motion.parameters.first(where: { $0.name == name })?.value else {
        return ""
      }
      let interval = model.intervals[name].map {
        "   (\(number($0.lowerBound, places)) to \(number($0.upperBound, places)))"
      }
      let title = label.padding(toLength: 16, withPad: " ", startingAt: 0)
      return "  \(title)\(number(value, places))\(unit)\(interval ?? "")"
    }
    let ends = [
      line("start", "start", 4, " s"), line("from", "from", 2, suffix), line("to", "to", 2, suffix),
    ]
    switch model.motion {
    case .spring(let spring):
      return [line("damping ratio ζ", "damping_ratio", 4, ""), line("ω₀", "omega", 3, " rad/s")]
        + [line("velocity", "velocity", 1, rate)] + ends + constants(of: spring)
    case .release:
      return [line("ω₀", "omega", 3, " rad/s"), line("velocity", "velocity", 1, rate)] + ends
    case .bezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { number($0, 3) }
      return ["  curve           cubic-bezier(\(points.joined(separator: ", ")))"]
        + [line("duration", "duration", 4, " s")] + ends
    case .decay:
      return [
        line("rate per ms", "deceleration_rate", 5, ""), line("velocity", "velocity", 1, rate),
      ]
        + ends
    case .linear:
      return [line("velocity", "velocity", 1, rate), line("duration", "duration", 4, " s")] + ends
    }
  }

  /// Returns the lines with the response and the constants of a spring.
  private static func constants(of spring: SpringModel) -> [String] {
    let stiffness = spring.omega * spring.omega
    let damping = 2 * spring.dampingRatio * spring.omega
    return [
      "  response        \(number(2 * .pi / spring.omega, 4)) s",
      "  as constants    mass 1, stiffness \(number(stiffness, 3)), damping"
        + " \(number(damping, 4))",
    ]
  }

  private func table(_ suffix: String) -> String {
    let head = "  model     residual, rms   ΔBIC       samples   wrong"
    let rows = models.map { model in
      let name = model.motion.name.padding(toLength: 10, withPad: " ", startingAt: 0)
      let rms = (Self.number(model.rms, 3) + suffix).padding(
        toLength: 16, withPad: " ", startingAt: 0)
      let criterion = Self.number(model.criterion, 1).padding(
        toLength: 11, withPad: " ", startingAt: 0)
      let count = "\(model.sampleCount)".padding(toLength: 10, withPad: " ", startingAt: 0)
      return "  \(name)\(rms)\(criterion)\(count)\(model.outlierCount)"
    }
    return ([head] + rows).joined(separator: "\n")
  }

  private var choice: String {
    let way = "Chosen by Schwarz's information criterion (BIC)."
    guard models.count > 1 else { return way }
    let second = models[1]
    if second.criterion >= Self.decisive {
      return way + " The next one is \(Self.number(second.criterion, 0)) worse; 10 are decisive."
    }
    return way + " The data do not decide: \(second.motion.name) is only"
      + " \(Self.number(second.criterion, 1)) worse."
  }

  /// Returns a number as text with at most `places` digits after the decimal point.
  static func number(_ value: Double, _ places: Int) -> String {
    let text = String(format: "%.\(places)f", value)
    return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }
}
