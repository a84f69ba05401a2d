import Foundation
import UIKit

/// The options of a program's window. The command line can override each of them.
public struct GlissadeOptions: Hashable, Sendable {
  /// The text of the window's title bar; `nil` stands for the program's name.
  public var title: String?
  /// The size of the window in points, from 1 up.
  public var size: CGSize
  /// The position of the window's upper left corner on the desktop, in points; `nil` centers it.
  public var position: CGPoint?
  /// The number of pixels per point, 0.5…8; `nil` stands for the desktop's setting.
  public var scale: Double?
  /// The scene seconds per second, above 0: 0.25 is slow motion.
  public var speed: Double
  /// The file to which a line of JSON is written for every frame, or `nil`.
  public var trace: URL?
  /// The file to which a recording of the run is written, or `nil`.
  public var record: URL?
  /// A Boolean value that indicates whether the window shows the inspector around the program, with
  /// controls of its time, its transitions and its parameters. `size` is then that of the program's
  /// part.
  public var inspects: Bool
  /// The colors of the inspector around the program, which itself does not change. It counts if
  /// `inspects` is `true`.
  public var theme: Theme
  /// The way in which pictures reach the display.
  public var present: Presenting
  /// A Boolean value that indicates whether motion is reduced: fades replace slides, and springs do
  /// not overshoot. `nil` stands for the desktop's setting.
  public var reducesMotion: Bool?

  /// A way in which pictures reach the display.
  public enum Presenting: String, Hashable, Sendable, CaseIterable {
    /// The best way for the display.
    case automatic = "auto"
    /// The window's surface, which costs least and does not wait for the display.
    case surface
    /// A texture, which is shown with the display's refresh and does not tear.
    case texture
  }

  /// A choice of the inspector's colors.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// The desktop's style, and dark colors where it has no preference.
    case automatic = "auto"
    /// Dark text on light panes.
    case light
    /// Light text on dark panes.
    case dark

    /// Returns the style of the panes.
    ///
    /// - Parameter desktop: The style that the desktop prefers, or `.unspecified`.
    func style(on desktop: UIUserInterfaceStyle) -> UIUserInterfaceStyle {
      switch self {
      case .automatic: desktop == .light ? .light : .dark
      case .light: .light
      case .dark: .dark
      }
    }
  }

  /// Creates options with the defaults for all values that are not given.
  public init(
    title: String? = nil, size: CGSize = CGSize(width: 375, height: 667),
    position: CGPoint? = nil, scale: Double? = nil, speed: Double = 1, trace: URL? = nil,
    record: URL? = nil, inspects: Bool = false, present: Presenting = .automatic,
    reducesMotion: Bool? = nil, theme: Theme = .automatic
  ) {
    self.title = title
    self.size = size
    self.position = position
    self.scale = scale
    self.speed = speed
    self.trace = trace
    self.record = record
    self.inspects = inspects
    self.present = present
    self.reducesMotion = reducesMotion
    self.theme = theme
  }
}

/// A type, adopted by an app delegate, that provides other options for its window than the
/// defaults.
///
/// The program looks it up when it starts, so the conformance can be declared in any file.
@preconcurrency @MainActor public protocol GlissadeConfigured {
  /// The options of the window, which the command line can override.
  static var options: GlissadeOptions { get }
}
