import UIKitCore

/// The owner of a list's visible views.
@MainActor protocol ListViewsOwner: UIScrollView {
  /// Returns a new or reused view for an element, or `nil` if there is none.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView?
  /// Notifies the owner that a view has been moved to its place and is about to be added.
  func willShow(_ view: UIView, as element: ListElement)
  /// Notifies the owner that the attributes of a view have changed.
  func didApply(_ attributes: UICollectionViewLayoutAttributes, to view: UIView)
  /// Notifies the owner that a view was removed. The owner can reuse the view.
  func didRemove(_ view: UIView, of element: ListElement)
}

/// The views of a list's visible elements. A view is created when its element becomes visible, and
/// removed when the element is no longer visible.
@MainActor final class ListViews {
  struct Shown {
    let view: UIView
    /// The attributes that were applied last.
    var attributes: UICollectionViewLayoutAttributes
  }

  unowned let owner: any ListViewsOwner
  /// The views of the visible elements.
  private(set) var shown: [ListElement: Shown] = [:]
  /// The views that are leaving the visible part of the list or fading out.
  var departures: [Departure] = []
  /// The background view behind all other views, or `nil`.
  weak var backdrop: UIView?
  /// A counter that is increased whenever all views are replaced. Code that calls a client compares
  /// it before and after the call, to detect a replacement by the client.
  var generation = 0

  init(_ owner: any ListViewsOwner) { self.owner = owner }

  /// The visible elements, in order.
  var elements: [ListElement] { shown.keys.sorted() }

  /// Returns the element of a visible view, or `nil` for any other view.
  func element(of view: UIView) -> ListElement? { shown.first { $0.value.view === view }?.key }

  // MARK: Showing

  /// Shows the elements of the given attributes, and no other elements.
  func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    let current = generation
    let names = Set(wanted.map { ListElement($0) })
    for element in elements where !names.contains(element) {
      remove(element)
      guard generation == current else { return }
    }
    for attributes in wanted {
      place(attributes)
      guard generation == current else { return }
    }
  }

  /// Removes all views at once, including the views that are leaving the list.
  func removeAll() {
    generation += 1
    finishDepartures { _ in true }
    for element in elements { remove(element) }
  }

  private func remove(_ element: ListElement) {
    guard let item = shown.removeValue(forKey: element) else { return }
    item.view.removeFromSuperview()
    owner.didRemove(item.view, of: element)
  }

  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let element = ListElement(attributes)
    if shown[element] == nil { revive(element) }
    if shown[element] == nil {
      add(attributes, as: element)
    } else {
      apply(attributes, to: element)
    }
  }

  /// Creates and adds the view of an element with the given attributes.
  func add(_ attributes: UICollectionViewLayoutAttributes, as element: ListElement) {
    let current = generation
    guard let view = owner.makeView(for: attributes), generation == current else { return }
    if let other = self.element(of: view) {
      owner.warn(
        "the data source returned one view for \(Array(other.path)) and \(Array(element.path))")
      shown[other] = nil
    }
    shown[element] = Shown(view: view, attributes: attributes.copied)
    UIView.performWithoutAnimation {
      view.apply(attributes, insteadOf: nil)
      owner.didApply(attributes, to: view)
    }
    owner.willShow(view, as: element)
    if shown[element]?.view === view { insert(view, zIndex: attributes.zIndex) }
  }

  /// Applies the attributes of an element to its view, if they have changed.
  func apply(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement) {
    guard let item = shown[element], !item.attributes.isEqual(attributes) else { return }
    shown[element]?.attributes = attributes.copied
    item.view.apply(attributes, insteadOf: item.attributes)
    owner.didApply(attributes, to: item.view)
    if item.attributes.zIndex != attributes.zIndex {
      insert(item.view, zIndex: attributes.zIndex)
    }
  }

  /// Replaces all visible elements and their views.
  func setShown(_ views: [ListElement: Shown]) { shown = views }

  /// Inserts a view in front of the list's views with the same or a smaller z index, and behind
  /// other subviews that the client has added.
  private func insert(_ view: UIView, zIndex: Int) {
    let orders = Dictionary(
      shown.values.map { (ObjectIdentifier($0.view), $0.attributes.zIndex) },
      uniquingKeysWith: { $1 })
    let below = owner.subviews.last { other in
      other !== view && orders[ObjectIdentifier(other)].map { $0 <= zIndex } ?? false
    }
    if let neighbour = below ?? backdrop {
      owner.insertSubview(view, aboveSubview: neighbour)
    } else {
      owner.insertSubview(view, at: 0)
    }
  }
}

extension UIView {
  /// Applies those attributes of a layout that differ from the previous ones. Other properties that
  /// the client has set stay unchanged.
  func apply(
    _ new: UICollectionViewLayoutAttributes, insteadOf old: UICollectionViewLayoutAttributes?
  ) {
    if old?.size != new.size { bounds.size = new.size }
    if old?.center != new.center { center = new.center }
    if old.map({ !CATransform3DEqualToTransform($0.transform3D, new.transform3D) }) ?? true {
      transform3D = new.transform3D
    }
    if old?.alpha != new.alpha { alpha = new.alpha }
    if old?.isHidden != new.isHidden { isHidden = new.isHidden }
  }
}
