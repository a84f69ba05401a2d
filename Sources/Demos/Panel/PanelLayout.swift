import UIKit

/// The heights at which the panel can rest.
extension DragStop.ID {
  static let full: Self = "full"
  static let half: Self = "half"
  static let quarter: Self = "quarter"
  static let hidden: Self = "hidden"
}

/// A style of the panel.
enum PanelStyle: Int, CaseIterable {
  /// The panel covers the lower half of the screen and has no other height.
  case half
  /// The panel has three heights and contains a list.
  case heights
}

/// The positions of a panel in a container of a given size. A *top* is the vertical position of the
/// panel's upper edge, in points.
struct PanelLayout: Equatable {
  let size: CGSize
  let style: PanelStyle

  /// The space above a panel at its full height, in points.
  private var gap: CGFloat { min(48, (size.height * 0.08).rounded()) }
  private var half: DragStop { DragStop(.half, at: size.height * 0.5) }

  /// The stops of the panel, from the highest to the hidden one.
  var stops: [DragStop] {
    let hidden = DragStop(.hidden, at: size.height)
    switch style {
    case .half: return [half, hidden]
    case .heights:
      return [
        DragStop(.full, at: gap), half, DragStop(.quarter, at: size.height * 0.75), hidden,
      ]
    }
  }

  /// The stop of the lowest visible height.
  var lowest: DragStop { stops[stops.count - 2] }

  /// Returns the frame of the panel at a top. The panel always has the size of its highest stop, so
  /// that at lower tops it extends beyond the lower edge of the screen.
  func frame(at top: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: size.width, height: max(size.height - stops[0].position, 0))
  }
}
