import Foundation

/// A position at which dragged content can rest.
///
///     extension DragStop.ID {
///       static let open: Self = "open"
///       static let closed: Self = "closed"
///     }
///     drag.stops = [DragStop(.open, at: 120), DragStop(.closed, at: page.bounds.height)]
///
/// The identity of a stop remains when its position changes: content that rests at a stop moves
/// with it.
public struct DragStop: Hashable, Sendable {
  /// An identity of a stop: a name, which also appears in the log.
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates an identity from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identity from a literal name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// The identity, which is unique among the stops of a drag.
  public let id: ID
  /// The position along the axis of the drag, in points.
  public let position: CGFloat

  private static let farthest: CGFloat = 1e9

  /// Creates a stop with an identity and a position.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - position: The position along the axis of the drag, in points. A position beyond ±10⁹
  ///     counts as ±10⁹, and one that is NaN as 0.
  public init(_ id: ID, at position: CGFloat) {
    self.id = id
    self.position = position.isNaN ? 0 : min(max(position, -Self.farthest), Self.farthest)
  }
}
