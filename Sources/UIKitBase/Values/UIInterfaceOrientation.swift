import Foundation

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation of the device is not known.
  case unknown = 0
  /// The device is upright with its upper edge at the top, and at the bottom, in this order.
  case portrait, portraitUpsideDown
  /// The upper edge of the device is at the left, and at the right, in this order.
  case landscapeLeft, landscapeRight
  /// The device lies flat with its screen upwards, and downwards, in this order.
  case faceUp, faceDown

  /// A Boolean value that indicates whether the device is upright, whichever edge is at the top.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the upper edge of the device is at the left or at the
  /// right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientations of a user interface. The orientation follows from the proportions of the
/// window.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation of the user interface is not known.
  case unknown = 0
  /// The window is at least as high as wide. `portraitUpsideDown` does not occur.
  case portrait, portraitUpsideDown
  /// The window is wider than high. `landscapeLeft` does not occur.
  case landscapeRight = 3, landscapeLeft = 4

  /// A Boolean value that indicates whether the user interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the user interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Creates the orientation that follows from the proportions of a window.
  package init(of size: CGSize) { self = size.width > size.height ? .landscapeRight : .portrait }
}

/// A set of orientations of a user interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }

  /// The set of the upright orientation.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The set of the landscape orientation with the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The set of the landscape orientation with the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// The set of the orientation with the home button at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The set of both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// The set of all orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// The set of all orientations except the one with the home button at the top.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
