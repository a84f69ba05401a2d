import Foundation
import GlissadeInspector

/// Where the panes of the window lie, in points.
package struct PaneLayout: Equatable {
  package static let sideWidth: CGFloat = 220
  package static let inspectorWidth: CGFloat = 300
  /// The device that the gallery's stage has the shape of.
  package static let deviceSize = CGSize(width: 375, height: 667)
  /// The least space around the device.
  package static let stageMargin: CGFloat = 16
  /// Beside a stage whose window is made to fit it: enough for the switches.
  private static let switchMargin: CGFloat = 104

  /// Nil where there is none, or no room for it beside the inspector.
  package var side: CGRect?
  package var stage: CGRect
  /// Nil where it is not shown.
  package var inspector: CGRect?
  package var transport: CGRect

  /// - Parameters:
  ///   - size: of the window.
  ///   - device: of what is on stage.
  ///   - hasSide: whether there is something to choose from.
  ///   - wantsInspector: nil: where there is room for it. Where there is none, it takes the side's.
  package init(
    _ size: CGSize, device: CGSize = deviceSize, hasSide: Bool = true,
    wantsInspector: Bool? = nil
  ) {
    // The device comes first: the inspector has what the device in its full width leaves.
    let least = device.width + 2 * Self.stageMargin + Self.inspectorWidth
    let hasRoom = size.width - (hasSide ? Self.sideWidth : 0) >= least
    let showsInspector = wantsInspector ?? hasRoom
    let left = hasSide && (hasRoom || !showsInspector) ? Self.sideWidth : 0
    let room = max(0, size.width - left)
    let stageWidth = showsInspector ? max(0, room - Self.inspectorWidth) : room
    let height = max(0, size.height - TransportBar.height)
    side = left > 0 ? CGRect(x: 0, y: 0, width: left, height: size.height) : nil
    stage = CGRect(x: left, y: 0, width: stageWidth, height: height)
    inspector =
      showsInspector
      ? CGRect(x: left + stageWidth, y: 0, width: Self.inspectorWidth, height: height) : nil
    transport = CGRect(x: left, y: height, width: room, height: TransportBar.height)
  }

  /// The window's size in which a device has its full size beside the inspector.
  package static func windowSize(for device: CGSize) -> CGSize {
    CGSize(
      width: device.width + 2 * switchMargin + inspectorWidth,
      height: max(device.height + 4 * stageMargin, 500) + TransportBar.height)
  }
}
