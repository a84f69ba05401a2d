import Foundation

/// Core Foundation's array, as far as it is needed to pass lists of values.
public typealias CFArray = [Any]
/// Core Foundation's text.
public typealias CFString = String

/// How numbers become colours; here they are always encoded sRGB.
public struct CGColorSpace: Hashable, Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  fileprivate init() {}

  /// Nil for any other name than `sRGB`.
  public init?(name: CFString) {
    if name != CGColorSpace.sRGB { return nil }
  }
}

/// The colours of the screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours along a way from 0 to 1, to be drawn by a context.
public final class CGGradient: Sendable {
  package let gradient: Gradient

  /// - Parameters:
  ///   - colors: `CGColor`s, at least one.
  ///   - locations: as many numbers, 0…1; nil spreads the colours evenly.
  /// - Returns: nil for anything else among the colours, or none.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    guard known.count == colors.count, let gradient = Gradient(colors: known, locations: places)
    else { return nil }
    self.gradient = gradient
  }

  /// The same from components, four numbers a colour: red, green, blue and alpha, 0…1.
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

/// Whether a gradient's end colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
