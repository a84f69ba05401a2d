import UIKit

/// A height at which a panel may stand.
enum PanelDetent: Int {
  case quarter, half, full
}

/// The two ways in which the demo shows its panel.
enum PanelStyle: Int, CaseIterable {
  /// The lower half of the screen and nothing else.
  case half
  /// A quarter, half, or nearly all of it, with a list inside.
  case heights

  /// From low to high.
  var detents: [PanelDetent] { self == .half ? [.half] : [.quarter, .half, .full] }
}

/// Where a panel may stand in a container of some size. A *top* is the y of a panel's upper edge.
struct PanelRoom: Equatable {
  let size: CGSize
  let style: PanelStyle

  /// Of the container that stays free above a panel of full height, in points.
  private var gap: CGFloat { min(48, (size.height * 0.08).rounded()) }

  func top(at detent: PanelDetent) -> CGFloat {
    switch detent {
    case .quarter: size.height * 0.75
    case .half: size.height * 0.5
    case .full: gap
    }
  }

  /// Where a panel is out of sight.
  var hidden: CGFloat { size.height }
  var lowest: PanelDetent { style.detents.first ?? .half }
  var highest: PanelDetent { style.detents.last ?? .half }

  /// A panel is as high as its highest detent needs; lower down the screen cuts it off.
  func frame(at detent: PanelDetent) -> CGRect {
    CGRect(
      x: 0, y: top(at: detent), width: size.width, height: size.height - top(at: highest))
  }

  /// The detent whose top is nearest.
  func detent(nearest top: CGFloat) -> PanelDetent {
    style.detents.min { abs(self.top(at: $0) - top) < abs(self.top(at: $1) - top) } ?? .half
  }

  // MARK: Past the end

  private var band: RubberBand { RubberBand(extent: max(size.height, 1)) }
  private var free: ClosedRange<CGFloat> { min(top(at: highest), hidden)...hidden }

  /// Where a panel shows that a finger has pulled to `grip`. Above its highest place it gives way less
  /// and less; below the screen there is nothing to see.
  func top(pulledTo grip: CGFloat) -> CGFloat { band.held(min(grip, hidden), within: free) }

  /// Where the finger would be for a panel that shows at `top`.
  func grip(at top: CGFloat) -> CGFloat { band.released(min(top, hidden), within: free) }

  /// How fast the panel goes for a finger of speed 1.
  func slope(at grip: CGFloat) -> CGFloat { band.slope(at: min(grip, hidden), within: free) }
}
