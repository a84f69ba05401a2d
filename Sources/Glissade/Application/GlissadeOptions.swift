import Foundation
import UIKit

/// The options of a program's window. The command line can override each of them.
public struct GlissadeOptions: Hashable, Sendable {
  /// The text of the window's title bar; `nil` uses the program's name.
  public var title: String?
  /// The size of the window in points, at least 1 by 1.
  public var size: CGSize
  /// The position of the window's upper left corner on the desktop, in points; `nil` centers it.
  public var position: CGPoint?
  /// The number of pixels per point, 0.5…8; `nil` uses the desktop's setting.
  public var scale: Double?
  /// The speed of the scene's time, in scene seconds per second, above 0; 0.25 is slow motion.
  public var speed: Double
  /// The file to which a line of JSON is written for every frame, or `nil`.
  public var trace: URL?
  /// The file to which a recording of the run is written, or `nil`.
  public var record: URL?
  /// A Boolean value that indicates whether the window shows the inspector around the program, with
  /// controls of its time, transitions and parameters. In this case, `size` is the size of the
  /// program's part of the window.
  public var inspects: Bool
  /// The theme of the inspector around the program, which has no effect if `inspects` is `false`.
  /// The program itself keeps its colors.
  public var theme: Theme
  /// The way in which the window transfers its pictures to the display.
  public var present: Presenting
  /// A Boolean value that indicates whether motion is reduced: fades replace slides, and springs do
  /// not overshoot. `nil` uses the desktop's setting.
  public var reducesMotion: Bool?

  /// A way in which a window transfers its pictures to the display.
  public enum Presenting: String, Hashable, Sendable, CaseIterable {
    /// The way that suits the display best.
    case automatic = "auto"
    /// The window's surface, which has the lowest cost and does not wait for the display.
    case surface
    /// A texture, which appears with the display's refresh and does not tear.
    case texture
  }

  /// A theme of the inspector's colors.
  public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// The desktop's style, or the dark theme for a desktop without a preference.
    case automatic = "auto"
    /// Dark text on light panes.
    case light
    /// Light text on dark panes.
    case dark

    /// Returns the style of the inspector's panes.
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

  /// Creates options, with defaults for all values that are left out.
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

/// A protocol that an app delegate adopts to replace the default options of its window.
///
/// The program looks for the conformance when it starts, so it can be declared in any file.
@preconcurrency @MainActor public protocol GlissadeConfigured {
  /// The options of the window, which the command line can override.
  static var options: GlissadeOptions { get }
}
