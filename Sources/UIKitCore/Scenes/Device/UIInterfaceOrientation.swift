import Foundation

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The device is upright, or stands on its head.
  case portrait, portraitUpsideDown
  /// The device lies on its right or on its left side.
  case landscapeLeft, landscapeRight
  /// The device lies on its back or on its front.
  case faceUp, faceDown

  /// A Boolean value that indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientations of a user interface. Here it follows from the window's proportions.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// The window is at least as high as it is wide.
  case portrait, portraitUpsideDown
  /// The window is wider than high.
  case landscapeRight = 3, landscapeLeft = 4

  /// A Boolean value that indicates whether the user interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the user interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Returns the orientation of a window.
  init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }

  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The orientation with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The orientation with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// The upright orientation that stands on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations but the one that stands on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
