import GlissadeInspector
import UIKit

// The dividers between the panes, by which the user resizes the panes (T-15).
extension InstrumentViewController {
  func connect(_ divider: PaneDivider) {
    let place = divider.place
    divider.onDrag = { [weak self] in self?.move(place, to: $0) }
    divider.onMove = { [weak self] in self?.move(place, by: $0) }
    divider.onReset = { [weak self] in self?.resetSize(of: place) }
    divider.onEnd = { [weak self] in self?.onResize() }
  }

  /// Returns the location of a border, in points. Those of a folded list and a folded inspector lie
  /// at the edges of the window.
  func border(of place: PaneDivider.Place, in panes: PaneLayout) -> CGFloat {
    switch place {
    case .side: panes.side?.maxX ?? 0
    case .inspector: panes.canvas.maxX
    case .bottom: panes.canvas.maxY
    }
  }

  /// Returns the frame in which the pointer grabs a divider, or `nil` if nothing can be resized.
  func frame(of place: PaneDivider.Place, in panes: PaneLayout) -> CGRect? {
    let thickness = PaneDivider.thickness
    let start = border(of: place, in: panes) - (thickness - 1) / 2
    switch place {
    case .side:
      let height = panes.transport.minY
      let frame = CGRect(x: max(0, start), y: 0, width: thickness, height: height)
      return side == nil ? nil : frame
    case .inspector:
      let x = min(start, view.bounds.width - thickness)
      return CGRect(x: x, y: 0, width: thickness, height: panes.canvas.height)
    case .bottom:
      return (panes.curves ?? panes.map).map {
        CGRect(
          x: $0.minX + thickness, y: start, width: max(0, $0.width - thickness), height: thickness)
      }
    }
  }

  /// Moves a divider to a location of the pointer, in points. A pane of less than half its least
  /// size folds away.
  func move(_ place: PaneDivider.Place, to location: CGFloat) {
    switch place {
    case .side: resizeSide(to: location)
    case .inspector: resizeInspector(to: view.bounds.width - location)
    case .bottom: resizeBottom(to: panes.transport.minY - location)
    }
    view.setNeedsLayout()
  }

  /// Moves a divider by an arrow key. A pane that has its least size folds away, and a folded one
  /// appears with its last size.
  private func move(_ place: PaneDivider.Place, by distance: CGFloat) {
    let panes = panes
    let grows = (place == .side) == (distance > 0)
    switch place {
    case .side where panes.side == nil, .inspector where panes.inspector == nil:
      if grows { unfold(place) }
    case .side:
      let width = panes.side?.width ?? 0
      let isLeast = !grows && width <= PaneLayout.sideRange.lowerBound
      resizeSide(to: isLeast ? 0 : width + distance)
    case .inspector:
      let width = panes.inspector?.width ?? 0
      let isLeast = !grows && width <= PaneLayout.inspectorRange.lowerBound
      resizeInspector(to: isLeast ? 0 : width - distance)
    case .bottom:
      resizeBottom(to: panes.transport.minY - panes.canvas.maxY - distance)
    }
    view.setNeedsLayout()
  }

  private func unfold(_ place: PaneDivider.Place) {
    if place == .side { showSide() } else { wantsInspector = true }
  }

  /// Shows the list of programs, in place of the inspector if there is no space for both.
  private func showSide() {
    wantsSide = true
    if panes.side == nil { wantsInspector = false }
  }

  private func resizeSide(to width: CGFloat) {
    guard width >= PaneLayout.sideRange.lowerBound / 2 else { return wantsSide = false }
    showSide()
    paneSizes.side = Double(width)
    // The stored size is the one that the pane has within the window.
    paneSizes.side = panes.side.map { Double($0.width) }
  }

  private func resizeInspector(to width: CGFloat) {
    guard width >= PaneLayout.inspectorRange.lowerBound / 2 else { return wantsInspector = false }
    wantsInspector = true
    paneSizes.inspector = Double(width)
    paneSizes.inspector = panes.inspector.map { Double($0.width) }
  }

  private func resizeBottom(to height: CGFloat) {
    if showsMap {
      paneSizes.map = Double(max(height, 1))
      paneSizes.map = panes.map.map { Double($0.height) }
    } else if height < PaneLayout.leastBottom / 2 {
      wantsCurves = false
    } else {
      wantsCurves = true
      paneSizes.curves = Double(height)
      paneSizes.curves = panes.curves.map { Double($0.height) }
    }
  }

  private func resetSize(of place: PaneDivider.Place) {
    switch place {
    case .side: paneSizes.side = nil
    case .inspector: paneSizes.inspector = nil
    case .bottom where showsMap: paneSizes.map = nil
    case .bottom: paneSizes.curves = nil
    }
  }
}
