import UIKit

/// A height at which a panel can rest.
enum PanelDetent: Int {
  case quarter, half, full
}

/// A style of the panel.
enum PanelStyle: Int, CaseIterable {
  /// The panel covers the lower half of the screen and has no other detent.
  case half
  /// The panel has three detents and contains a list.
  case heights

  /// The detents, from low to high.
  var detents: [PanelDetent] { self == .half ? [.half] : [.quarter, .half, .full] }
}

/// The places of a panel in a container of a given size. A *top* is the vertical position of the
/// panel's upper edge, in points.
struct PanelLayout: Equatable {
  let size: CGSize
  let style: PanelStyle

  /// The space above a panel at its highest detent, in points.
  private var gap: CGFloat { min(48, (size.height * 0.08).rounded()) }

  func top(at detent: PanelDetent) -> CGFloat {
    switch detent {
    case .quarter: size.height * 0.75
    case .half: size.height * 0.5
    case .full: gap
    }
  }

  /// The top of a hidden panel.
  var hidden: CGFloat { size.height }
  var lowest: PanelDetent { style.detents.first ?? .half }
  var highest: PanelDetent { style.detents.last ?? .half }

  /// Returns the frame of the panel at a detent. The height is that of the highest detent; at lower
  /// ones the screen's edge cuts the panel off.
  func frame(at detent: PanelDetent) -> CGRect {
    CGRect(
      x: 0, y: top(at: detent), width: size.width, height: size.height - top(at: highest))
  }

  /// Returns the detent with the nearest top.
  func detent(nearest top: CGFloat) -> PanelDetent {
    style.detents.min { abs(self.top(at: $0) - top) < abs(self.top(at: $1) - top) } ?? .half
  }

  // MARK: Beyond the highest detent

  private var band: RubberBand { RubberBand(extent: max(size.height, 1)) }
  private var free: ClosedRange<CGFloat> { min(top(at: highest), hidden)...hidden }

  /// Returns the displayed top for a drag position. Above the highest place the panel resists.
  func top(pulledTo dragPosition: CGFloat) -> CGFloat {
    band.position(forPull: min(dragPosition, hidden), within: free)
  }

  /// Returns the drag position that displays a given top.
  func dragPosition(at top: CGFloat) -> CGFloat {
    band.pull(forPosition: min(top, hidden), within: free)
  }

  /// Returns the panel's velocity for a pan of velocity 1.
  func slope(at dragPosition: CGFloat) -> CGFloat {
    band.slope(atPull: min(dragPosition, hidden), within: free)
  }
}
