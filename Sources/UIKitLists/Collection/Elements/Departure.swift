import UIKitCore

/// A view that leaves the visible part of a list, or fades out, in an animated change.
@MainActor final class Departure {
  let view: UIView
  /// The element that the view showed before the change. The owner of the list receives it when the
  /// view is removed.
  let former: ListElement
  /// The element that the view shows after the change, or `nil` if the element was deleted.
  var element: ListElement?
  var attributes: UICollectionViewLayoutAttributes

  init(
    _ view: UIView, former: ListElement, element: ListElement?,
    attributes: UICollectionViewLayoutAttributes
  ) {
    (self.view, self.former) = (view, former)
    (self.element, self.attributes) = (element, attributes)
  }
}

// This extension ends departures of views, or returns such views to the list.
extension ListViews {
  /// Adds the view of an element back to the list while the view is leaving it.
  func revive(_ element: ListElement) {
    guard let index = departures.firstIndex(where: { $0.element == element }) else { return }
    let departure = departures.remove(at: index)
    var views = shown
    views[element] = Shown(view: departure.view, attributes: departure.attributes)
    setShown(views)
  }

  /// Removes the views of departures that have ended.
  func finishDepartures(where isOver: (Departure) -> Bool) {
    let over = departures.filter(isOver)
    departures.removeAll(where: isOver)
    for departure in over {
      departure.view.removeFromSuperview()
      owner.didRemove(departure.view, of: departure.former)
    }
  }
}
