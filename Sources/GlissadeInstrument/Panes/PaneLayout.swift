import Foundation
import GlissadeInspector

/// The layout of the window's panes, in points.
package struct PaneLayout: Equatable {
  /// The usual width of the list of programs, in points.
  package static let sideWidth: CGFloat = 220
  /// The usual width of the inspector, in points.
  package static let inspectorWidth: CGFloat = 300
  /// The widths that the user can give to the list of programs, in points.
  package static let sideRange: ClosedRange<CGFloat> = 168...360
  /// The widths that the user can give to the inspector, in points.
  package static let inspectorRange: ClosedRange<CGFloat> = 280...520
  /// The least height that the user can give to the curves or the release map, in points.
  package static let leastBottom: CGFloat = 104
  /// The size of the device that the gallery shows, in points.
  package static let deviceSize = CGSize(width: 375, height: 667)
  /// The least space around the device, in points.
  package static let canvasMargin: CGFloat = 16
  /// The space that the switches need beside a canvas whose window is made to fit it, in points.
  private static let switchMargin: CGFloat = 104

  /// The least height of a window that shows the curves by default, in points.
  private static let heightForCurves: CGFloat = 800
  /// The height of the release map that is shown if there is space for it, in points.
  private static let leastMap: CGFloat = 264
  /// The height of the release map as a part of the space above the transport bar.
  private static let mapShare: CGFloat = 0.46
  /// The least height of the canvas when curves or a map are shown, in points.
  private static let leastCanvas: CGFloat = 240
  /// The part of the space above the transport bar that the canvas keeps in a low window.
  private static let leastShare: CGFloat = 0.45
  /// The width that the panes beside the canvas leave to it, in points.
  private static let leastCanvasWidth: CGFloat = 180
  /// The least width of a window that shows the list of programs by default, in points.
  private static let widthForSide: CGFloat = 720

  /// The frame of the list of programs, or `nil` if there is no list or no space for it.
  package var side: CGRect?
  package var canvas: CGRect
  /// The frame of the inspector, or `nil` if it is hidden.
  package var inspector: CGRect?
  /// The frame of the curves, or `nil` if they are hidden.
  package var curves: CGRect?
  /// The frame of the release map, or `nil` if it is hidden.
  package var map: CGRect?
  package var transport: CGRect

  /// Computes a layout.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - device: The size of the canvas, in points.
  ///   - hasSide: A Boolean value that indicates whether there is a list of programs.
  ///   - wantsSide: The user's choice to show the list; `nil` shows it if there is space for it.
  ///   - wantsInspector: The user's choice to show the inspector; `nil` shows it if there is space
  ///     for it. Without space for both, the inspector replaces the list.
  ///   - wantsCurves: The user's choice to show the curves; `nil` shows them if the window is high
  ///     enough.
  ///   - showsMap: A Boolean value that indicates whether the release map is visible in place of
  ///     the curves.
  ///   - sizes: The sizes that the user has given to the panes.
  package init(
    _ size: CGSize, device: CGSize = deviceSize, hasSide: Bool = true, wantsSide: Bool? = nil,
    wantsInspector: Bool? = nil, wantsCurves: Bool? = nil, showsMap: Bool = false,
    sizes: PaneSizes = PaneSizes()
  ) {
    let columns = Columns(
      size.width, device: device, wantsSide: hasSide ? wantsSide : false,
      wantsInspector: wantsInspector, sizes)
    let left = columns.side ?? 0
    let space = max(0, size.width - left)
    let canvasWidth = max(0, space - (columns.inspector ?? 0))
    let bottom = max(0, size.height - TransportBar.height)
    let showsCurves = !showsMap && (wantsCurves ?? (size.height >= Self.heightForCurves))
    let plotHeight = Self.bottomHeight(in: bottom, showsMap: showsMap, sizes)
    let height = showsCurves || showsMap ? bottom - plotHeight : bottom
    side = columns.side.map { CGRect(x: 0, y: 0, width: $0, height: size.height) }
    canvas = CGRect(x: left, y: 0, width: canvasWidth, height: height)
    inspector = columns.inspector.map {
      CGRect(x: left + canvasWidth, y: 0, width: $0, height: height)
    }
    curves =
      showsCurves ? CGRect(x: left, y: height, width: space, height: plotHeight) : nil
    map = showsMap ? CGRect(x: left, y: height, width: space, height: plotHeight) : nil
    transport = CGRect(x: left, y: bottom, width: space, height: TransportBar.height)
  }

  /// Returns the height of the curves, or of the release map, above the transport bar.
  private static func bottomHeight(
    in space: CGFloat, showsMap: Bool, _ sizes: PaneSizes
  ) -> CGFloat {
    let usual = showsMap ? max(leastMap, space * mapShare) : CurvePlot.height
    let wanted = (showsMap ? sizes.map : sizes.curves).map { max(leastBottom, CGFloat($0)) }
    let canvas = min(leastCanvas, space * leastShare)
    return min(wanted ?? usual, max(0, space - canvas)).rounded()
  }

  /// The widths of the panes beside the canvas, or `nil` for a hidden pane.
  private struct Columns {
    var side: CGFloat?
    var inspector: CGFloat?

    init(
      _ width: CGFloat, device: CGSize, wantsSide: Bool?, wantsInspector: Bool?,
      _ sizes: PaneSizes
    ) {
      // The device has priority: the inspector is shown only if the device keeps its full width.
      let least = device.width + 2 * canvasMargin + inspectorWidth
      let hasSpace = width - (wantsSide == false ? 0 : sideWidth) >= least
      let showsInspector = wantsInspector ?? hasSpace
      let usuallyShowsSide = width >= widthForSide && (hasSpace || !showsInspector)
      let both = sideRange.lowerBound + inspectorRange.lowerBound + leastCanvasWidth
      let isRefused = showsInspector && width < both
      if wantsSide ?? usuallyShowsSide, !isRefused {
        side = Self.limited(sizes.side, sideWidth, sideRange)
      }
      if showsInspector {
        inspector = Self.limited(sizes.inspector, inspectorWidth, inspectorRange)
      }
      shrink(to: width)
    }

    /// Reduces the widths until the canvas has its least width: first that of the inspector, then
    /// that of the list.
    private mutating func shrink(to width: CGFloat) {
      var excess = (side ?? 0) + (inspector ?? 0) + leastCanvasWidth - width
      if let shown = inspector, excess > 0 {
        let narrower = max(inspectorRange.lowerBound, shown - excess)
        excess -= shown - narrower
        inspector = narrower
      }
      if let shown = side, excess > 0 {
        side = max(sideRange.lowerBound, shown - excess)
      }
    }

    private static func limited(
      _ size: Double?, _ usual: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      guard let size else { return usual }
      return min(max(CGFloat(size).rounded(), range.lowerBound), range.upperBound)
    }
  }

  /// Returns the size of a window that shows a device at full size beside the inspector.
  package static func windowSize(for device: CGSize) -> CGSize {
    CGSize(
      width: device.width + 2 * switchMargin + inspectorWidth,
      height: max(device.height + 4 * canvasMargin, 500) + TransportBar.height)
  }
}
