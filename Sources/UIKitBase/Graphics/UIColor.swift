import Foundation
import GlissadeDrawing
import GlissadeLayers

/// An immutable color with an opacity, or a dynamic color that depends on the traits of the view
/// that shows it.
///
/// ```swift
/// let ink = UIColor { traits in
///   traits.userInterfaceStyle == .dark ? .white : UIColor(white: 0.1, alpha: 1)
/// }
/// page.backgroundColor = ink.withAlphaComponent(0.5)
/// ```
///
/// Components are encoded sRGB, 0…1, not multiplied by alpha.
public final class UIColor: NSObject, Sendable {
  /// The first stored property of the object, which Core Foundation reads; see `FoundationMark`.
  private let mark = FoundationMark.word
  /// The color as a value; for a dynamic color, its value for the current traits.
  public var cgColor: CGColor { provider == nil ? fixed : resolvedColor(with: .current).fixed }
  /// The color as a value; for a dynamic color, its value in the light appearance.
  private let fixed: CGColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  /// Creates a color from a `CGColor`.
  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    super.init()
  }

  /// Creates a dynamic color. A view resolves it by the view's traits, and again when these change.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for traits. It is called on any
  ///   thread that uses the color.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // As in UIKit, the closure need not be `Sendable` and is called on the threads that use the
    // color.
    nonisolated(unsafe) let provide = dynamicProvider
    provider = { provide($0) }
    fixed = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
    super.init()
  }

  /// Returns the value of a dynamic color for traits. A color that is not dynamic returns itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  /// A Boolean value that indicates whether the color depends on traits.
  package var isDynamic: Bool { provider != nil }

  /// Creates a color from encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rule = NumberRule.limited
    _ = rule.accepts([red, green, blue, alpha], in: "UIColor.init(red:green:blue:alpha:)")
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from components of Display P3, 0…1. They are used as components of sRGB, the
  /// color space of the window.
  public convenience init(
    displayP3Red displayP3red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from a lightness, 0 (black) to 1 (white), and an opacity, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    _ = NumberRule.limited.accepts([white, alpha], in: "UIColor.init(white:alpha:)")
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue (0 and 1 are red, 1/3 green, 2/3 blue), saturation and brightness,
  /// 0…1.
  ///
  /// Source: the hexcone model (A. R. Smith, 1978).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let call = "UIColor.init(hue:saturation:brightness:alpha:)"
    let parts = [hue, saturation, brightness, alpha]
    let usable = NumberRule.finite.usable(parts, or: [0, 0, 0, 0], in: call)
    let (hue, saturation, brightness, alpha) = (usable[0], usable[1], usable[2], usable[3])
    func channel(_ offset: CGFloat) -> CGFloat {
      let turned = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let k = turned < 0 ? turned + 6 : turned
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the same color with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(cgColor: fixed.copy(alpha: alpha) ?? fixed)
  }

  /// Writes the components of the color, 0…1, to the pointers that are not `nil`, and returns
  /// `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || (!isDynamic && !other.isDynamic && fixed == other.fixed)
  }

  public override var hash: Int { fixed.hashValue }

  public override var description: String {
    "UIColor(red: \(cgColor.red), green: \(cgColor.green), blue: \(cgColor.blue), "
      + "alpha: \(cgColor.alpha))"
  }
}
