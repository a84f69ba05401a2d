/// The entrance of the controllers that a container was asked for, such as a stack or tabs.
///
/// Each one becomes a child with callbacks, in which a client may ask the container for others, or
/// give a controller another place. The later call takes precedence: a request in a callback
/// changes what is still to enter, and a controller that has got a place since it was asked for
/// stays there. Until all have entered, the container shows none of them.
@MainActor final class ChildEntrance {
  /// A Boolean value that indicates whether controllers are entering, and the outermost request is
  /// the one that will show them.
  private(set) var isUnderWay = false
  /// The controllers that were asked for, and where each was at that time.
  private var places: [(controller: UIViewController, place: AnyObject?)] = []

  /// Makes the members of a container its children.
  ///
  /// - Parameters:
  ///   - new: The controllers of this request.
  ///   - members: Returns the controllers that the container wants as its children now.
  ///   - didEnter: Receives each controller that has become a child.
  ///   - refuse: Receives each controller that stays elsewhere. It removes it from the members.
  /// - Returns: `false` if an outer request does all this, and what follows.
  func run(
    _ new: [UIViewController], into container: UIViewController,
    members: () -> [UIViewController], didEnter: (UIViewController) -> Void,
    refuse: (UIViewController) -> Void
  ) -> Bool {
    places += new.map { ($0, $0.place) }
    guard !isUnderWay else { return false }
    isUnderWay = true
    while let next = members().first(where: { $0.parent !== container }) {
      if !hasMoved(next) { container.addChild(next) }
      if next.parent === container { didEnter(next) } else { refuse(next) }
    }
    isUnderWay = false
    places = []
    return true
  }

  /// Returns whether a controller has got another place since it was asked for last.
  private func hasMoved(_ controller: UIViewController) -> Bool {
    guard let place = controller.place else { return false }
    return place !== places.last { $0.controller === controller }?.place
  }
}

extension UIViewController {
  /// The object that shows this controller: its container, the presentation that presents it, or
  /// the window of which it is the root.
  var place: AnyObject? {
    if let parent { return parent }
    if let presentedBy { return presentedBy }
    return isRoot ? viewIfLoaded?.window : nil
  }
}
