import Foundation

/// Values of the functions of the system's library whose last bits may differ between systems.
public enum FunctionTable {
  /// The name of the processor.
  public static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #else
      "another"
    #endif
  }

  /// Values of each function.
  public static var values: [Double] {
    (1...2000).flatMap { step in
      let x = Double(step) * 0.01937
      let y = Float(x)
      let short = [sin(y), cos(y), y.squareRoot()].map(Double.init)
      return [sin(x), cos(x), exp(-x), pow(x, 1.5), atan2(x, 3 - x)] + short
    }
  }
}
