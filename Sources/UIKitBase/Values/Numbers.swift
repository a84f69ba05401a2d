import Foundation

// Constants and functions of Apple's modules other than UIKit.

/// The greatest finite number of the type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite number of the type `Float`, under its older name.
public let HUGE = MAXFLOAT

/// An integer of the size of a pointer, under its name in Objective-C.
public typealias NSInteger = Int
/// An integer of the size of a pointer without a sign, under its name in Objective-C. Swift imports
/// UIKit's values of this type as `Int`.
public typealias NSUInteger = UInt
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// An instant in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the wall clock's instant, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns the largest rectangle of a proportion that fits into another rectangle, centered in it.
///
/// - Parameters:
///   - aspectRatio: A width and a height, of which only the ratio is used.
///   - boundingRect: The rectangle into which the result fits.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let factor = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
