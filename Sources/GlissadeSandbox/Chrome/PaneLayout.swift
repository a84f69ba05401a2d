import Foundation
import GlissadeInspector

/// Where the panes of the window lie, in points.
struct PaneLayout: Equatable {
  static let listWidth: CGFloat = 220
  static let inspectorWidth: CGFloat = 300
  /// The device that the stage has the shape of.
  static let stageSize = CGSize(width: 375, height: 667)
  /// The least space around the device.
  static let stageMargin: CGFloat = 16

  var list: CGRect
  var stage: CGRect
  /// Nil where there is no room for it.
  var inspector: CGRect?
  var transport: CGRect

  /// - Parameter size: of the window.
  init(_ size: CGSize) {
    let left = Self.listWidth
    let room = max(0, size.width - left)
    // The device comes first: the inspector has what the device in its full width leaves.
    let hasInspector =
      room - Self.inspectorWidth >= Self.stageSize.width + 2 * Self.stageMargin
    let stageWidth = hasInspector ? room - Self.inspectorWidth : room
    let height = max(0, size.height - TransportBar.height)
    list = CGRect(x: 0, y: 0, width: left, height: size.height)
    stage = CGRect(x: left, y: 0, width: stageWidth, height: height)
    inspector =
      hasInspector
      ? CGRect(x: left + stageWidth, y: 0, width: Self.inspectorWidth, height: height) : nil
    transport = CGRect(x: left, y: height, width: room, height: TransportBar.height)
  }
}
