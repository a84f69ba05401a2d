import UIKitCore

/// An animator that moves items by the rules of its behaviors, as long as anything moves.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: page)
/// animator.addBehavior(UIGravityBehavior(items: [card]))
/// let floor = UICollisionBehavior(items: [card])
/// floor.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(floor)
/// ```
///
/// The animator steps once per frame, in its scene's time. Only the client holds a strong reference
/// to it (J-17). The animator retains its behaviors, and the behaviors retain their items. While
/// the reference view is in no window, the animator's time is paused.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  enum Phase: Equatable {
    /// Nothing moves, or there are no behaviors.
    case atRest
    /// The animator waits for its reference view to be in a window.
    case waiting
    /// The animator runs. Its items show their state at the time `last`, in seconds of the scene's
    /// time.
    case running(last: TimeInterval)
  }

  /// The view that contains the items as subviews, and in whose coordinates all points are given
  /// (J-16).
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
  /// - Parameter view: The view that contains the items as subviews, and in whose coordinates all
  ///   points are given.
  public init(referenceView view: UIView) {
    referenceView = view
    engine = DynamicsEngine(referenceView: view)
    super.init()
    scene = view.window?.windowScene ?? UIWindowScene.current
    connectEngine()
  }

  /// Creates an animator for items that are not views, in coordinates that the client chooses.
  public override init() {
    engine = DynamicsEngine(referenceView: nil)
    super.init()
    scene = UIWindowScene.current
    connectEngine()
  }

  private func connectEngine() {
    engine.warn = { [weak self] in self?.scene?.resources.warnOnce($0) }
    engine.tunedElasticity = { [weak self] in
      self?.scene?.tuning.resolve(.elasticity, own: $0) ?? $0
    }
  }

  /// A Boolean value that indicates whether the animator currently moves its items.
  open var isRunning: Bool { if case .running = phase { true } else { false } }

  // MARK: Behaviors

  /// Adds a behavior and starts the animator. A behavior that already is in an animator or has a
  /// parent is refused with a warning.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if let reason = behavior.reasonAgainst(joining: self, under: nil) {
      scene?.resources.warnOnce("\(reason), so \(type(of: self)) does not take it")
      return
    }
    behavior.enter(self) { behaviors.append($0) }
    behaviorsChanged()
  }

  /// Removes a behavior. A behavior of another animator is ignored.
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

  /// Reads the items of added, removed or changed behaviors, and starts the animator again.
  func behaviorsChanged() {
    engine.refresh(family)
    if !behaviors.isEmpty { return wake() }
    if isRunning { return }
    phase = .atRest
    scene?.forget(self)
  }

  /// Starts the animator again after a parameter of a behavior has changed.
  func behaviorAdjusted() {
    engine.isStale = true
    if !behaviors.isEmpty { wake() }
  }

  // MARK: Items

  /// Returns the items that intersect a rectangle of the reference view, in the order in which they
  /// were added.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { engine.items(in: rect) }

  /// Reads an item's position, rotation and size again, after the client has changed them. Without
  /// this call the next step overwrites these changes (J-11). The item's velocity stays the same.
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
