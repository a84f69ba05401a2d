import UIKitCore

/// An animator that moves items by the rules of its behaviors, as long as anything moves.
///
/// It steps once a frame in its scene's time. Only the client keeps it alive (J-17); it keeps its
/// behaviors, and they keep their items. While its reference view is in no window, its time is
/// paused.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  enum Phase: Equatable {
    /// Nothing moves, or there are no behaviors.
    case atRest
    /// The animator waits for its reference view to be in a window.
    case waiting
    /// The animator runs; `last` is the instant that the items show.
    case running(last: TimeInterval)
  }

  /// The view whose coordinates all points use, and whose subviews are the items (J-16).
  open private(set) weak var referenceView: UIView?
  /// The delegate, which is notified when the animator starts and pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors without their children, in the order of addition.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The total time for which the animator has run, in seconds (J-04).
  open internal(set) var elapsedTime: TimeInterval = 0

  var phase = Phase.atRest
  let engine: DynamicsEngine
  /// The scene whose frames the animator follows.
  weak var scene: UIWindowScene?

  /// Creates an animator for views.
  ///
  /// - Parameter view: The view whose coordinates all points use, and whose subviews are the items.
  public init(referenceView view: UIView) {
    referenceView = view
    engine = DynamicsEngine(referenceView: view)
    super.init()
    scene = view.window?.windowScene ?? UIWindowScene.current
    connectEngine()
  }

  /// Creates an animator for items that are not views; their coordinates are the client's.
  public override init() {
    engine = DynamicsEngine(referenceView: nil)
    super.init()
    scene = UIWindowScene.current
    connectEngine()
  }

  private func connectEngine() {
    engine.warn = { [weak self] in self?.scene?.warnOnce($0) }
    engine.tunedElasticity = { [weak self] in
      self?.scene?.tuning.resolve(.elasticity, own: $0) ?? $0
    }
  }

  /// A Boolean value that indicates whether the animator moves something.
  open var isRunning: Bool { if case .running = phase { true } else { false } }

  // MARK: Behaviors

  /// Adds a behavior and starts the animator. A behavior that is in an animator or has a parent
  /// already is refused.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if let reason = behavior.reasonAgainst(joining: self, under: nil) {
      scene?.warnOnce("\(reason), so \(type(of: self)) does not take it")
      return
    }
    behavior.enter(self) { behaviors.append($0) }
    behaviorsChanged()
  }

  /// Removes a behavior. One of another animator is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.leave()
    behaviorsChanged()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.leave() }
    behaviorsChanged()
  }

  /// All behaviors with their children: depth-first, pre-order.
  var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// Handles added, removed or changed behaviors: new items are read, and the animator runs again.
  func behaviorsChanged() {
    engine.refresh(family)
    if !behaviors.isEmpty { return wake() }
    if isRunning { return }
    phase = .atRest
    scene?.forget(self)
  }

  /// Handles a changed parameter of a behavior: the animator runs again.
  func behaviorAdjusted() {
    engine.isStale = true
    if !behaviors.isEmpty { wake() }
  }

  // MARK: Items

  /// Returns the items that intersect a rectangle of the reference view, in order of entry.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { engine.items(in: rect) }

  /// Reads an item's position, rotation and size again. Until then changes from outside have no
  /// effect, and the next step overwrites them (J-11). The item's velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    engine.reread(item, in: family)
    if !behaviors.isEmpty { wake() }
  }

  /// Returns the velocity of an item, or `nil` if the animator does not move it.
  func velocity(of item: any UIDynamicItem) -> ItemVelocity? {
    if engine.isStale { engine.adjust(family) }
    return engine.velocity(of: item)
  }
}
