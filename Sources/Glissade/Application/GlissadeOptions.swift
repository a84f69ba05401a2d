import Foundation

/// How a program's window is opened; the command line may change each of these.
public struct GlissadeOptions: Sendable {
  /// What the window's title bar says; nil: the program's name.
  public var title: String?
  /// Size of the window, in points from 1 up.
  public var size: CGSize
  /// The window's left upper corner on the desktop, in points; nil: the middle.
  public var position: CGPoint?
  /// Pixels per point, 0.5…8; nil: what the desktop is set to.
  public var scale: Double?
  /// Scene seconds per second, above 0: 0.25 is slow motion.
  public var speed: Double
  /// Where a line of JSON is written for every frame; nil: nowhere.
  public var trace: URL?
  /// Where everything that determines the run is written, to be replayed; nil: nowhere.
  public var record: URL?
  /// Whether the window shows the program from inside: with its time to stop and slow, its
  /// transitions in figures, and its numbers to change. `size` is then that of the program's part.
  public var inspects: Bool

  /// Options that differ from the defaults in what is named.
  public init(
    title: String? = nil, size: CGSize = CGSize(width: 375, height: 667),
    position: CGPoint? = nil, scale: Double? = nil, speed: Double = 1, trace: URL? = nil,
    record: URL? = nil, inspects: Bool = false
  ) {
    self.title = title
    self.size = size
    self.position = position
    self.scale = scale
    self.speed = speed
    self.trace = trace
    self.record = record
    self.inspects = inspects
  }
}

/// Adopted by an app delegate that wants its window opened otherwise than by default.
///
/// It is looked up when the program starts, so it may be declared anywhere.
@preconcurrency @MainActor public protocol GlissadeConfigured {
  /// What the window is like unless the command line says otherwise.
  static var options: GlissadeOptions { get }
}
