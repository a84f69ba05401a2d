import Foundation

/// Moves items by the rules of its behaviors, as long as anything moves.
///
/// It steps once a frame in its scene's time. Only the client keeps it alive (J-17); it keeps its
/// behaviors, and these their items. Without a window around its reference view time stands still.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  enum Phase: Equatable {
    /// Nothing moves, or there is nothing.
    case atRest
    /// It would run if its reference view were in a window.
    case waiting
    /// It runs; `last` is the instant that the items show.
    case running(last: TimeInterval)
  }

  /// Whose coordinates all points are in, and whose subviews the items are (J-16).
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// In order of addition; without children.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Seconds for which it has run, all runs together (J-04).
  open internal(set) var elapsedTime: TimeInterval = 0

  var phase = Phase.atRest
  let engine: DynamicsEngine
  /// Whose frames it follows.
  weak var scene: UIWindowScene?

  /// - Parameter view: whose coordinates count, and whose subviews the items are.
  public init(referenceView view: UIView) {
    referenceView = view
    engine = DynamicsEngine(referenceView: view)
    super.init()
    scene = view.window?.windowScene ?? UIWindowScene.current
    connectEngine()
  }

  /// An animator for items that are no views; their coordinates are the client's.
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

  /// Whether it moves something.
  open var isRunning: Bool { if case .running = phase { true } else { false } }

  // MARK: Behaviors

  /// Adds a rule, and runs. One that has a place already, here or elsewhere, is not taken.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if let reason = behavior.reasonAgainst(joining: self, under: nil) {
      scene?.warnOnce("\(reason), so \(type(of: self)) does not take it")
      return
    }
    behavior.enter(self) { behaviors.append($0) }
    behaviorsChanged()
  }

  /// Removes a rule; one that is not here is none of its business.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.leave()
    behaviorsChanged()
  }

  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.leave() }
    behaviorsChanged()
  }

  /// All of them with their children: depth-first, pre-order.
  var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  /// A behavior came, went or is different now: items that are new are read, and it runs again.
  func behaviorsChanged() {
    engine.refresh(family)
    if !behaviors.isEmpty { return wake() }
    if isRunning { return }
    phase = .atRest
    scene?.forget(self)
  }

  /// A number of a behavior is different now: it runs again.
  func behaviorAdjusted() {
    engine.isStale = true
    if !behaviors.isEmpty { wake() }
  }

  // MARK: Items

  /// Those whose place meets a rectangle of the reference view, in order of entry.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { engine.items(in: rect) }

  /// Reads again where an item is, how it is turned, and its size: until then changes from outside do
  /// not count, and the next step overwrites them (J-11). Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    engine.reread(item, in: family)
    if !behaviors.isEmpty { wake() }
  }

  /// Nil for an item that it does not move.
  func velocity(of item: any UIDynamicItem) -> ItemVelocity? {
    if engine.isStale { engine.adjust(family) }
    return engine.velocity(of: item)
  }
}
