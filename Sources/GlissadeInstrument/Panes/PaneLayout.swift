import Foundation
import GlissadeInspector

/// The layout of the window's panes, in points.
package struct PaneLayout: Equatable {
  package static let sideWidth: CGFloat = 220
  package static let inspectorWidth: CGFloat = 300
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
  ///   - wantsInspector: The user's choice to show the inspector; `nil` shows it if there is space
  ///     for it. Without space for both, the inspector replaces the list.
  ///   - wantsCurves: The user's choice to show the curves; `nil` shows them if the window is high
  ///     enough.
  ///   - showsMap: A Boolean value that indicates whether the release map is visible in place of
  ///     the curves.
  package init(
    _ size: CGSize, device: CGSize = deviceSize, hasSide: Bool = true,
    wantsInspector: Bool? = nil, wantsCurves: Bool? = nil, showsMap: Bool = false
  ) {
    // The device has priority: the inspector is shown only if the device keeps its full width.
    let least = device.width + 2 * Self.canvasMargin + Self.inspectorWidth
    let hasSpace = size.width - (hasSide ? Self.sideWidth : 0) >= least
    let showsInspector = wantsInspector ?? hasSpace
    let left = hasSide && (hasSpace || !showsInspector) ? Self.sideWidth : 0
    let space = max(0, size.width - left)
    let canvasWidth = showsInspector ? max(0, space - Self.inspectorWidth) : space
    let bottom = max(0, size.height - TransportBar.height)
    let showsCurves = !showsMap && (wantsCurves ?? (size.height >= Self.heightForCurves))
    let wanted = showsMap ? max(Self.leastMap, bottom * Self.mapShare) : CurvePlot.height
    let plotHeight = min(wanted, max(0, bottom - Self.leastCanvas)).rounded()
    let height = showsCurves || showsMap ? bottom - plotHeight : bottom
    side = left > 0 ? CGRect(x: 0, y: 0, width: left, height: size.height) : nil
    canvas = CGRect(x: left, y: 0, width: canvasWidth, height: height)
    inspector =
      showsInspector
      ? CGRect(x: left + canvasWidth, y: 0, width: Self.inspectorWidth, height: height) : nil
    curves =
      showsCurves ? CGRect(x: left, y: height, width: space, height: plotHeight) : nil
    map = showsMap ? CGRect(x: left, y: height, width: space, height: plotHeight) : nil
    transport = CGRect(x: left, y: bottom, width: space, height: TransportBar.height)
  }

  /// Returns the size of a window that shows a device at full size beside the inspector.
  package static func windowSize(for device: CGSize) -> CGSize {
    CGSize(
      width: device.width + 2 * switchMargin + inspectorWidth,
      height: max(device.height + 4 * canvasMargin, 500) + TransportBar.height)
  }
}
