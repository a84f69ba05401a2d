/// The addition of requested controllers to a container, such as a navigation or tab bar
/// controller.
///
/// Each controller becomes a child with callbacks, in which a client may request other children, or
/// put a controller elsewhere. The later call takes precedence: a request in a callback
/// changes which controllers are still to be added, and a controller that a client has put
/// elsewhere since the request stays there. The container shows none of the controllers until all
/// have been added.
@MainActor package final class ChildEntrance {
  /// A Boolean value that indicates whether controllers are being added by a request, which shows
  /// them after all have been added.
  package private(set) var isUnderWay = false
  /// The requested controllers, each with the object that showed it at the time of the request.
  private var places: [(controller: UIViewController, place: AnyObject?)] = []

  /// Creates an entrance through which no controllers are being added.
  package init() {}

  /// Makes the requested controllers children of a container.
  ///
  /// - Parameters:
  ///   - new: The controllers of this request.
  ///   - members: A closure that returns the controllers that are to be the container's children
  ///     now.
  ///   - didEnter: A closure that receives each controller that has become a child.
  ///   - refuse: A closure that receives each controller that a client has put elsewhere, and
  ///     removes that controller from the members.
  /// - Returns: `false` if this call comes from a callback of an outer request, which adds the
  ///   controllers and shows them.
  package func run(
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

  /// Returns whether a controller has been put elsewhere since it was requested last.
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
