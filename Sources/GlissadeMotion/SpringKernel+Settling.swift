import Foundation

extension SpringKernel {
  /// When x counts as gone for good, in s (M-22).
  ///
  /// The limit is `springSettledFraction` of |x₀|, or of |v₀|/ω for a start at the target.
  /// Underdamped the envelope must have reached it, else x itself, for the last time. Infinite
  /// without damping.
  func settlingDuration(x0: Double, v0: Double) -> TimeInterval {
    let distance = x0 == 0 ? abs(v0) / omega : abs(x0)
    let limit = distance * MotionConstants.springSettledFraction
    guard limit > 0 else { return 0 }
    guard beta > 0 else { return .infinity }
    if beta / omega < 1 - MotionConstants.springCriticalBand {
      let amplitude = hypot(x0, (v0 + beta * x0) / root)
      return max(0, log(amplitude / limit) / beta)
    }
    return lastCrossing(of: limit, x0: x0, v0: v0)
  }

  /// The last time |x| equals `limit`, critically damped or over; 0 when it never does.
  ///
  /// Such an x turns once at most, and dies away after the turn; up to it, it is monotonic.
  private func lastCrossing(of limit: Double, x0: Double, v0: Double) -> TimeInterval {
    let turn = turningTime(x0: x0, v0: v0) ?? 0
    let atTurn = position(at: turn, x0: x0, v0: v0)
    if abs(atTurn) > limit {
      var step = 1 / omega
      while abs(position(at: turn + step, x0: x0, v0: v0)) > limit { step *= 2 }
      return bisect(from: turn, to: turn + step) { abs(position(at: $0, x0: x0, v0: v0)) > limit }
    }
    let sign = x0 < 0 ? -1.0 : 1.0
    return bisect(from: 0, to: turn) { sign * position(at: $0, x0: x0, v0: v0) > limit }
  }

  /// When x′ is 0, if that is after the start: tanh(μt)/μ = v₀/(βv₀ + ω²x₀), critical t itself.
  private func turningTime(x0: Double, v0: Double) -> TimeInterval? {
    let quotient = v0 / (beta * v0 + omega * omega * x0)
    guard quotient.isFinite, quotient > 0 else { return nil }
    if beta <= omega || root * quotient < 1e-9 { return quotient }
    return root * quotient < 1 ? atanh(root * quotient) / root : nil
  }

  /// The end of the stretch from `low` on in which `holds` is true, to the last bit that matters.
  private func bisect(
    from low: Double, to high: Double, while holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<80 where high - low > high * 1e-15 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
