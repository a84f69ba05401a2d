import Foundation
import UIKitCore

extension NSLayoutConstraint {
  /// The alignments and directions of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The default direction of a horizontal format, from the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction of a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction of a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that the options make equal in all views.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
        (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
        (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns inactive constraints for a text such as “H:|-[name(>=80)]-8-[value]|”.
  ///
  /// If the text is not valid, or a name in it is missing, one warning is logged and the result is
  /// empty.
  ///
  /// - Parameters:
  ///   - format: The text, with `H:` or `V:` for the axis, `|` for the superview's edge, `-` for a
  ///     space and `[name]` for a view. `@` precedes a priority.
  ///   - opts: The alignment of the views, and the direction of a horizontal format.
  ///   - metrics: The numbers to which the text refers, by their names.
  ///   - views: The views and guides to which the text refers, by their names.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var parser = VisualFormatParser(format)
      let maker = VisualFormatMaker(
        format: try parser.parse(), options: opts, metrics: metrics ?? [:], views: views)
      return try maker.constraints()
    } catch let failure as VisualFormatParser.Failure {
      SceneResources.current?.warnOnce(
        "the visual format “\(format)” cannot be read: \(failure.reason), at character "
          + "\(failure.position)")
    } catch {
      SceneResources.current?.warnOnce("the visual format “\(format)” cannot be used: \(error)")
    }
    return []
  }
}
