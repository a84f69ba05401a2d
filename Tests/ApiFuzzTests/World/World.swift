import GlissadeTesting
import UIKit

/// The controllers of one random sequence, in a window. It performs actions and writes them down as
/// lines that one can read as a reproduction.
@MainActor final class World {
  /// The kinds of controllers, by their place in `slots`.
  enum Kind: CaseIterable { case page, navigation, tabs, pager, columns, alert }

  private static let kinds: [Kind] =
    Array(repeating: .page, count: 7) + [.navigation, .navigation, .tabs, .pager, .columns, .alert]

  private(set) var harness: Harness!
  private var slots: [(any Witnessed)?] = Array(repeating: nil, count: World.kinds.count)
  private var generations = Array(repeating: 0, count: World.kinds.count)
  private var waiting: [(callback: Callback, skip: Int, action: Action)] = []
  private var depth = 0

  /// Receives each line of the transcript.
  var onLine: (String) -> Void = { _ in }
  private(set) var faults: [Fault] = []
  /// Weak references to all that has to go with the world.
  private(set) var created: [Remnant] = []
  /// The time of the last action, in seconds.
  private(set) var lastAction = 0.0

  /// The controllers of split view controllers, which are children only as far as they are shown.
  private var columns: [ObjectIdentifier: [UIViewController]] = [:]

  /// The animator that the delegates of containers vend.
  var vended: Action.Animator?
  var isNextDriven = false
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  var animators: [UIViewPropertyAnimator] = []
  var physics: [UIDynamicAnimator] = []
  var touches: [Int: CGPoint] = [:]

  struct Fault {
    /// The rule that does not hold, without names that differ from sequence to sequence.
    let text: String
    let detail: String
  }

  init() {
    let first = make(0)
    harness = Harness(framesPerSecond: 32) { first }
    add(harness.window, "the window")
    if let scene = harness.window.windowScene { add(scene, "the scene") }
  }

  func fault(_ text: String, detail: String) { faults.append(Fault(text: text, detail: detail)) }

  // MARK: Controllers

  private func make(_ slot: Int) -> any Witnessed {
    if let controller = slots[slot] { return controller }
    let kind = Self.kinds[slot]
    generations[slot] += 1
    let number = generations[slot] > 1 ? "\(slot)_\(generations[slot])" : "\(slot)"
    let witness = Witness("\(kind)\(number)", self)
    let controller: any Witnessed
    switch kind {
    case .page: controller = Page(witness)
    case .navigation: controller = Navigation(witness)
    case .tabs: controller = Tabs(witness)
    case .pager:
      let pages = (0..<3).map { Page(Witness("\(witness.name)page\($0)", self)) }
      for page in pages { add(page, page.witness.name) }
      controller = Pager(witness, pages)
    case .columns: controller = Columns(witness)
    case .alert: controller = Alert.make(witness)
    }
    slots[slot] = controller
    add(controller, witness.name)
    addDelegate(to: controller)
    return controller
  }

  private func addDelegate(to controller: any Witnessed) {
    let delegate = ClientTransitioning(controller.witness)
    (controller as? Navigation)?.delegate = delegate
    (controller as? Tabs)?.delegate = delegate
    controller.witness.retained = [delegate]
  }

  private func add(_ object: AnyObject, _ name: String) {
    created.append(Remnant(object: object, name: name))
  }

  /// All controllers that exist, with those of page view controllers.
  var controllers: [any Witnessed] {
    slots.compactMap(\.self).flatMap { controller -> [any Witnessed] in
      [controller] + ((controller as? Pager)?.pages ?? [])
    }
  }

  /// Returns a controller of a kind, the first from a place on that meets a condition.
  func find(
    _ pick: Int, _ kinds: [Kind] = Kind.allCases, where condition: (any Witnessed) -> Bool
  ) -> (any Witnessed)? {
    for step in slots.indices {
      let slot = (pick + step) % slots.count
      guard kinds.contains(Self.kinds[slot]) else { continue }
      let controller = make(slot)
      if condition(controller) { return controller }
    }
    return nil
  }

  func find<T: Witnessed>(_ type: T.Type, _ pick: Int) -> T {
    let kind: Kind
    switch type {
    case is Navigation.Type: kind = .navigation
    case is Tabs.Type: kind = .tabs
    case is Pager.Type: kind = .pager
    case is Columns.Type: kind = .columns
    default: kind = .page
    }
    guard let found = find(pick, [kind], where: { _ in true }) as? T else {
      preconditionFailure("There is a controller of each kind.")
    }
    return found
  }

  /// Returns a page, one that is shown if there is one.
  func page(_ pick: Int) -> Page {
    let shown = controllers.compactMap { $0 as? Page }.filter { $0.viewIfLoaded?.window != nil }
    return shown.isEmpty ? find(Page.self, pick) : shown[pick % shown.count]
  }

  /// Returns whether a client may put a controller into the hierarchy, or release it.
  func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController == nil
      && harness?.window.rootViewController !== controller
      && !columns.values.contains { $0.contains(controller) }
  }

  /// The controller that contains another one, whether it is shown or not. A page view controller
  /// owns its pages.
  func container(of controller: UIViewController) -> UIViewController? {
    controller.parent
      ?? controllers.first { container in
        columns[ObjectIdentifier(container)]?.contains(controller) ?? false
          || (container as? Pager)?.pages.contains { $0 === controller } ?? false
      }
  }

  /// Records the controllers of a split view controller.
  func setColumns(_ controllers: [UIViewController], of columns: Columns) {
    self.columns[ObjectIdentifier(columns)] = controllers
  }

  /// Lets no further actions wait for callbacks.
  func endCallbacks() { waiting = [] }

  func forget(_ controller: any Witnessed) {
    guard let slot = slots.firstIndex(where: { $0 === controller }) else { return }
    slots[slot] = nil
    columns[ObjectIdentifier(controller)] = nil
  }

  // MARK: Actions

  func perform(_ actions: [Action]) {
    for action in actions {
      perform(action)
      if !faults.isEmpty { return }
    }
  }

  func perform(_ action: Action) {
    if case .inCallback(let callback, let skip, let action) = action {
      waiting.append((callback, skip, action))
      return
    }
    lastAction = harness.now
    depth += 1
    if depth > 1 { performCall(action) } else { performFromOutside(action) }
    depth -= 1
  }

  /// Performs the action that waits for a callback.
  func receive(_ callback: Callback, from name: String) {
    guard harness != nil, let place = waiting.firstIndex(where: { $0.callback == callback }) else {
      return
    }
    guard waiting[place].skip == 0 else {
      waiting[place].skip -= 1
      return
    }
    let action = waiting.remove(at: place).action
    depth += 1
    line("// in \(callback.rawValue) of \(name):")
    perform(action)
    depth -= 1
  }

  func line(_ text: String) {
    onLine(String(repeating: "  ", count: max(0, depth - 1)) + text)
  }

  func driverOfNextTransition() -> UIPercentDrivenInteractiveTransition? {
    guard isNextDriven else { return nil }
    isNextDriven = false
    let driver = UIPercentDrivenInteractiveTransition()
    drivers.append(driver)
    return driver
  }
}

/// A weak reference to an object that has to be released.
struct Remnant {
  private(set) weak var object: AnyObject?
  let name: String
}
