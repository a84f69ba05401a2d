import Foundation

/// A substitute for the array type of Core Foundation, for lists of values.
public typealias CFArray = [Any]
/// A substitute for the string type of Core Foundation.
public typealias CFString = String

/// A color space, which is always sRGB.
public struct CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  fileprivate init() {}

  /// Creates the sRGB color space, or returns `nil` for any other name than `sRGB`.
  public init?(name: CFString) {
    if name != CGColorSpace.sRGB { return nil }
  }
}

/// Returns the color space of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A sequence of colors at locations from 0 to 1, to be drawn by a context.
public final class CGGradient: Sendable {
  package let gradient: Gradient

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colors: The `CGColor` values, at least one.
  ///   - locations: A location for each color, 0…1; `nil` distributes the colors evenly.
  /// - Returns: `nil` if `colors` is empty or contains a value of another type than `CGColor`.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    guard known.count == colors.count, let gradient = Gradient(colors: known, locations: places)
    else { return nil }
    self.gradient = gradient
  }

  /// Creates a gradient from components, four numbers per color: red, green, blue and alpha, 0…1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(count, 0)).map { index in
      CGColor(
        red: components[4 * index], green: components[4 * index + 1],
        blue: components[4 * index + 2], alpha: components[4 * index + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Options that extend the first and the last color of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits of a number.
  public let rawValue: UInt32
  /// Creates options from the bits of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The option that extends the first color beyond the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The option that extends the last color beyond the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
