import Foundation

/// The type of Core Foundation arrays, as far as lists of values need it.
public typealias CFArray = [Any]
/// The type of Core Foundation strings.
public typealias CFString = String

/// A color space, which is always sRGB here.
public struct CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  fileprivate init() {}

  /// Creates a color space, or `nil` for any other name than `sRGB`.
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
  ///   - colors: The `CGColor`s, at least one.
  ///   - locations: As many locations, 0…1; `nil` distributes the colors evenly.
  /// - Returns: `nil` for values of other types, or without colors.
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

/// Options that extend a gradient's end colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
