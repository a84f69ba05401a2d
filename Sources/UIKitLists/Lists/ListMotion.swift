import UIKitCore

/// An animated change of a list's views.
@MainActor struct ListMotion {
  /// The duration in seconds.
  var duration = MotionDurations.list
  /// Returns the element that an element becomes, or `nil` if it is gone or shown anew.
  let continuation: (ListElement) -> ListElement?
  /// Returns the attributes with which an element that appears begins.
  let initial: (ListElement) -> UICollectionViewLayoutAttributes?
  /// Returns the attributes with which an element that disappears ends.
  let final: (ListElement) -> UICollectionViewLayoutAttributes?
  /// A Boolean value that indicates whether the motion takes time.
  var isAnimated = true
}

extension ListViews {
  /// Changes to other elements.
  ///
  /// - Parameters:
  ///   - wanted: The attributes of the elements in view after the change.
  ///   - adapted: Returns the attributes again after views have been added, or `nil` if the views
  ///     that were added have not changed them.
  ///   - alongside: Changes that belong to the animation, such as that of the content's size.
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

  /// Gives the views that stay their new elements, and lets the others depart.
  ///
  /// - Returns: The views that leave with the ends of their motions, in order.
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

  /// Adds the views that appear, and those that come into view because these have other sizes than
  /// expected.
  ///
  /// - Returns: The attributes of the elements in view after that.
  private func appear(
    _ wanted: [UICollectionViewLayoutAttributes],
    adapted: () -> [UICollectionViewLayoutAttributes]?, by motion: ListMotion
  ) -> [UICollectionViewLayoutAttributes] {
    let current = generation
    var wanted = wanted
    // Each round adds a view at least, except for the last one.
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

  /// Gives all views the places of their attributes again, after an animation was taken back.
  private func applyAgain() {
    for element in elements {
      guard let item = shown[element] else { continue }
      item.view.apply(item.attributes, insteadOf: nil)
    }
  }
}
