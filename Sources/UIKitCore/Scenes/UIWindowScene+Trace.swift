import GlissadeLayers

// The contents of a line of a trace.
extension UIWindowScene {
  /// The state of the transition that began last, or else of the turn of a page, or `nil`.
  package var transitionStatus: FrameTrace.TransitionStatus? {
    participants.all.lazy.compactMap(\.transitionStatus).first
  }

  /// The touches that are down, at the locations that the present frame shows.
  package var touchStatuses: [FrameTrace.TouchStatus] {
    touches.shownTouches.map {
      FrameTrace.TouchStatus(touch: $0.source.touch, x: $0.place.x, y: $0.place.y)
    }
  }

  /// The visible states of all views with an `accessibilityIdentifier`, by this identifier.
  package var viewStatuses: [String: FrameTrace.ViewStatus] {
    var found: [String: FrameTrace.ViewStatus] = [:]
    var order = 0
    func visit(_ view: UIView, _ alpha: Double) {
      let alpha = view.isHidden ? 0 : alpha * view.layer.shownOpacity
      if let name = view.accessibilityIdentifier {
        let box = view.layer.shownFrame
        found[name] = FrameTrace.ViewStatus(
          frame: [box.minX, box.minY, box.width, box.height], alpha: alpha, z: order,
          transform: view.layer.shownTransform)
      }
      order += 1
      for child in view.layerOrderedSubviews { visit(child, alpha) }
    }
    for window in windows { visit(window, 1) }
    return found
  }
}
