import Foundation
import GlissadeInspector

/// The layout of the window's panes, in points.
package struct PaneLayout: Equatable {
  package static let sideWidth: CGFloat = 220
  package static let inspectorWidth: CGFloat = 300
  /// The size of the gallery's device.
  package static let deviceSize = CGSize(width: 375, height: 667)
  /// The least space around the device.
  package static let canvasMargin: CGFloat = 16
  /// The space beside a canvas whose window is made to fit it, which the switches need.
  private static let switchMargin: CGFloat = 104

  /// The height of a window from which on the curves are shown unless the user hides them.
  private static let heightForCurves: CGFloat = 800
  /// The height that the curves leave to the canvas, in points.
  private static let leastCanvas: CGFloat = 240

  /// The frame of the list, or `nil` if there is none or no space for it beside the inspector.
  package var side: CGRect?
  package var canvas: CGRect
  /// The frame of the inspector, or `nil` if it is hidden.
  package var inspector: CGRect?
  /// The frame of the curves, or `nil` if they are hidden.
  package var curves: CGRect?
  package var transport: CGRect

  /// Computes a layout.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - device: The size of the canvas.
  ///   - hasSide: A Boolean value that indicates whether there is a list of programs.
  ///   - wantsInspector: The user's choice; `nil` shows the inspector if there is space for it.
  ///     Without space for both, the inspector replaces the list.
  ///   - wantsCurves: The user's choice; `nil` shows the curves if the window is high enough.
  package init(
    _ size: CGSize, device: CGSize = deviceSize, hasSide: Bool = true,
    wantsInspector: Bool? = nil, wantsCurves: Bool? = nil
  ) {
    // The device has priority: the inspector needs space beside a device of full width.
    let least = device.width + 2 * Self.canvasMargin + Self.inspectorWidth
    let hasSpace = size.width - (hasSide ? Self.sideWidth : 0) >= least
    let showsInspector = wantsInspector ?? hasSpace
    let left = hasSide && (hasSpace || !showsInspector) ? Self.sideWidth : 0
    let space = max(0, size.width - left)
    let canvasWidth = showsInspector ? max(0, space - Self.inspectorWidth) : space
    let bottom = max(0, size.height - TransportBar.height)
    let showsCurves = wantsCurves ?? (size.height >= Self.heightForCurves)
    let curveHeight = min(CurvePlot.height, max(0, bottom - Self.leastCanvas))
    let height = showsCurves ? bottom - curveHeight : bottom
    side = left > 0 ? CGRect(x: 0, y: 0, width: left, height: size.height) : nil
    canvas = CGRect(x: left, y: 0, width: canvasWidth, height: height)
    inspector =
      showsInspector
      ? CGRect(x: left + canvasWidth, y: 0, width: Self.inspectorWidth, height: height) : nil
    curves =
      showsCurves ? CGRect(x: left, y: height, width: space, height: curveHeight) : nil
    transport = CGRect(x: left, y: bottom, width: space, height: TransportBar.height)
  }

  /// Returns the size of a window in which a device has its full size beside the inspector.
  package static func windowSize(for device: CGSize) -> CGSize {
    CGSize(
      width: device.width + 2 * switchMargin + inspectorWidth,
      height: max(device.height + 4 * canvasMargin, 500) + TransportBar.height)
  }
}
