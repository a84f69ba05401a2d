import UIKitCore

/// An animated change of a list's views.
@MainActor struct ListMotion {
  /// The duration in seconds.
  var duration = MotionDurations.list
  /// A closure that returns the element that a view shows after the change, or `nil` if the element
  /// is deleted or loaded again.
  let continuation: (ListElement) -> ListElement?
  /// A closure that returns the initial attributes of an element that appears.
  let initial: (ListElement) -> UICollectionViewLayoutAttributes?
  /// A closure that returns the final attributes of an element that disappears.
  let final: (ListElement) -> UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether the change is animated.
  var isAnimated = true
}

extension ListViews {
  /// Replaces the visible elements by other ones, with an animated motion.
  ///
  /// - Parameters:
  ///   - wanted: The attributes of the visible elements after the change.
  ///   - adapted: A closure that returns the attributes again after views were added, or `nil` if
  ///     the added views have not changed the attributes.
  ///   - alongside: A closure with further changes that are part of the animation, for example of
  ///     the content size.
  ///   - completion: A closure that is called after the motion, with `false` if the motion did not
  ///     reach its end.
  func change(
    to wanted: [UICollectionViewLayoutAttributes],
    adapted: () -> [UICollectionViewLayoutAttributes]? = { nil }, by motion: ListMotion,
    alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let leaving = depart(to: Set(wanted.map { ListElement($0) }), by: motion)
    let wanted = appear(wanted, adapted: adapted, by: motion)
    let step = { [self] in
      alongside()
      for attributes in wanted { apply(attributes, to: ListElement(attributes)) }
      for (departure, target) in leaving { move(departure, to: target) }
    }
    let end = { [weak self] (finished: Bool) in
      let over = Set(leaving.map { ObjectIdentifier($0.0) })
      self?.finishDepartures { over.contains(ObjectIdentifier($0)) }
      if !finished { self?.applyAgain() }
      completion(finished)
    }
    guard motion.isAnimated, owner.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(step)
      return end(true)
    }
    UIView.animate(
      withDuration: motion.duration, delay: 0, options: .allowUserInteraction, animations: step,
      completion: end)
  }

  /// Assigns the new elements to the views that stay, and begins the departure of all other views.
  ///
  /// - Returns: The views that leave the list in order, each with the attributes at which its
  ///   motion ends.
  private func depart(to names: Set<ListElement>, by motion: ListMotion)
    -> [(Departure, UICollectionViewLayoutAttributes?)]
  {
    let before = shown
    var after: [ListElement: Shown] = [:]
    var leaving: [(Departure, UICollectionViewLayoutAttributes?)] = []
    for departure in departures {
      departure.element = departure.element.flatMap(motion.continuation)
    }
    for element in before.keys.sorted() {
      guard let item = before[element] else { continue }
      let next = motion.continuation(element)
      if let next, names.contains(next), after[next] == nil {
        after[next] = Shown(view: item.view, attributes: item.attributes.copied(to: next.path))
      } else {
        leaving.append(
          (
            Departure(item.view, former: element, element: next, attributes: item.attributes),
            motion.final(element)
          ))
      }
    }
    departures += leaving.map(\.0)
    setShown(after)
    generation += 1
    return leaving
  }

  /// Adds the views of the elements that appear. If the sizes of new views bring further elements
  /// into view, their views are added, too.
  ///
  /// - Returns: The attributes of the visible elements after all views were added.
  private func appear(
    _ wanted: [UICollectionViewLayoutAttributes],
    adapted: () -> [UICollectionViewLayoutAttributes]?, by motion: ListMotion
  ) -> [UICollectionViewLayoutAttributes] {
    let current = generation
    var wanted = wanted
    // Each round except for the last one adds at least one view.
    while true {
      let new = wanted.filter { shown[ListElement($0)] == nil }
      for attributes in new {
        appear(attributes, by: motion)
        guard generation == current else { return wanted }
      }
      guard !new.isEmpty, let next = adapted() else { return wanted }
      wanted = next
    }
  }

  private func appear(_ attributes: UICollectionViewLayoutAttributes, by motion: ListMotion) {
    let element = ListElement(attributes)
    revive(element)
    guard shown[element] == nil else { return }
    let start = motion.initial(element) ?? attributes
    add(start.isFinite ? start.copied(to: element.path) : attributes, as: element)
  }

  private func move(_ departure: Departure, to target: UICollectionViewLayoutAttributes?) {
    guard let target, target.isFinite, departures.contains(where: { $0 === departure }) else {
      return
    }
    departure.view.apply(target, insteadOf: departure.attributes)
    departure.attributes = target.copied
  }

  /// Moves all views to the places of their attributes again after an animation was interrupted.
  private func applyAgain() {
    for element in elements {
      guard let item = shown[element] else { continue }
      item.view.apply(item.attributes, insteadOf: nil)
    }
  }
}
