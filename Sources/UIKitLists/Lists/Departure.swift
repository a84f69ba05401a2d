import UIKitCore

/// A view that moves out of view, or fades out, in an animated change.
@MainActor final class Departure {
  let view: UIView
  /// The element before the change, by which its end is reported.
  let former: ListElement
  /// The element now, or `nil` if it is gone.
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

// The ends of departures, and returns from them.
extension ListViews {
  /// Shows an element again whose view is moving out of view.
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
