import Foundation

extension SpringKernel {
  /// Returns the time after which the distance x from the target remains within a limit, in seconds
  /// (M-22).
  ///
  /// The limit is `springSettledFraction` of |x₀|, or of |v₀|/ω if the motion starts at the target.
  /// Below critical damping the limit applies to the envelope of x, otherwise to x itself. The time
  /// is infinite without damping.
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

  /// Returns the last time at which |x| equals `limit`, for critical damping or more, or 0 if |x|
  /// never equals `limit`.
  ///
  /// With this damping x has at most one extremum: x is monotonic before the extremum and decays
  /// after it.
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

  /// Returns the time t after the start at which x′ is 0, or `nil` if there is none. Above critical
  /// damping tanh(μt)/μ = v₀/(βv₀ + ω²x₀); at critical damping t is this quotient.
  private func turningTime(x0: Double, v0: Double) -> TimeInterval? {
    let quotient = v0 / (beta * v0 + omega * omega * x0)
    guard quotient.isFinite, quotient > 0 else { return nil }
    if beta <= omega || root * quotient < 1e-9 { return quotient }
    return root * quotient < 1 ? atanh(root * quotient) / root : nil
  }

  /// Returns the end of the interval from `low` on in which the condition is true, with a relative
  /// error of 1e-15.
  private func bisect(
    from low: Double, to high: Double, while condition: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<80 where high - low > high * 1e-15 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
