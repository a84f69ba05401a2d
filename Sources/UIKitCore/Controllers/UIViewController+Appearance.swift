import Foundation
import GlissadeLayers
import GlissadeTransitions

/// The state of a controller's appearance, and the latest change that led to it.
struct AppearanceProgress {
  var state = AppearanceState.disappeared
  var isAnimated = false
  var hasSentIsAppearing = false
  /// A Boolean value that indicates whether the client began the latest change of the appearance
  /// and is to end it.
  var isByClient = false
  /// The number of changes of the controller's appearance that have begun.
  private(set) var count = 0

  /// Returns the state in which the next change of the appearance begins.
  func next(_ state: AppearanceState, animated: Bool, byClient: Bool) -> AppearanceProgress {
    AppearanceProgress(
      state: state, isAnimated: animated, isByClient: byClient, count: count + 1)
  }

  /// Returns whether `other` belongs to the same change of the appearance, in the same state.
  func isSame(as other: AppearanceProgress) -> Bool { count == other.count && state == other.state }
}

/// A presentation or dismissal of a controller, from before its first appearance callback until
/// after its last one.
struct PresentationChange {
  enum Kind { case presenting, dismissing }
  let kind: Kind
  /// The id of the transition in the scene.
  let transition: Int
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller has appeared or is appearing, so that
  /// its children receive appearance callbacks.
  package var isOnShow: Bool { appearance.state.isVisible }

  /// Begins a change of the controller's appearance, at the request of a container or the client.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, byClient: Bool = false) {
    if isAppearing {
      willAppear(animated, byClient: byClient)
    } else {
      willDisappear(animated, byClient: byClient)
    }
  }

  /// Ends the latest change of the controller's appearance.
  func endAppearance() {
    switch appearance.state {
    case .appearing: didAppear(appearance.isAnimated)
    case .disappearing: didDisappear(appearance.isAnimated)
    case .appeared, .disappeared: break
    }
  }

  // A client may add, remove, present or dismiss controllers in any callback. A change that begins
  // there takes precedence: the outer change sends no further callbacks. So each step checks that
  // its change is still the current one.

  /// Adds the controller to those that wait for a *did* callback, and forwards the *will* callback
  /// of the change `begun` to the children.
  private func follow(_ begun: AppearanceProgress, _ call: (UIViewController) -> Void) {
    guard appearance.isSame(as: begun) else { return }
    // The controller is added before its children.
    scene?.participant(PendingAppearances.self).add(self)
    scene?.setNeedsFrame()
    forward(begun, call)
  }

  func willAppear(_ animated: Bool, byClient: Bool = false) {
    guard appearance.state.after(.willAppear) != nil else { return }
    loadViewIfNeeded()
    guard let next = appearance.state.after(.willAppear) else { return }
    let begun = appearance.next(next, animated: animated, byClient: byClient)
    appearance = begun
    observe(.viewWillAppear)
    viewWillAppear(animated)
    follow(begun) { $0.willAppear(animated) }
  }

  /// Sends `viewIsAppearing` to an appearing controller that has not received it, if the view is in
  /// a window or `evenWithoutWindow` is `true`.
  func sendIsAppearing(evenWithoutWindow: Bool = false) {
    guard appearance.state == .appearing, !appearance.hasSentIsAppearing,
      let view = viewIfLoaded, view.window != nil || evenWithoutWindow
    else { return }
    let begun = appearance
    view.layoutIfNeeded()
    // The layout calls client code, which may begin another change.
    guard appearance.isSame(as: begun), !appearance.hasSentIsAppearing else { return }
    appearance.hasSentIsAppearing = true
    observe(.viewIsAppearing)
    viewIsAppearing(appearance.isAnimated)
    forward(begun) { $0.sendIsAppearing(evenWithoutWindow: evenWithoutWindow) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance.state == .appearing else { return }
    let begun = appearance
    sendIsAppearing(evenWithoutWindow: true)
    guard appearance.isSame(as: begun) else { return }
    appearance.state = .appeared
    let ended = appearance
    observe(.viewDidAppear)
    viewDidAppear(animated)
    forward(ended) {
      // A child whose view was added during the change appears with its container.
      if $0.viewIfLoaded?.window != nil, $0.appearance.state == .disappeared {
        $0.willAppear(animated)
      }
      $0.didAppear(animated)
    }
  }

  func willDisappear(_ animated: Bool, byClient: Bool = false) {
    guard isOnShow else { return }
    childTransition?.endNow()
    guard isOnShow else { return }
    let begun = appearance.next(.disappearing, animated: animated, byClient: byClient)
    appearance = begun
    observe(.viewWillDisappear)
    viewWillDisappear(animated)
    follow(begun) { $0.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    let ended = appearance
    observe(.viewDidDisappear)
    viewDidDisappear(animated)
    forward(ended) {
      // A child that has appeared during the change disappears with its container, too.
      $0.willDisappear(animated)
      $0.didDisappear(animated)
    }
  }

  /// Forwards an appearance callback of a change to the children, as long as the change is the
  /// current one.
  ///
  /// A child appears with its container if the child's view has a superview, and no transition
  /// between children sends the child its callbacks. Every child disappears with its container.
  ///
  /// A controller that is presented in the context of a child lies in this controller's view, and
  /// so appears and disappears with this controller.
  private func forward(_ change: AppearanceProgress, _ call: (UIViewController) -> Void) {
    for child in children {
      guard appearance.isSame(as: change) else { return }
      if shouldAutomaticallyForwardAppearanceMethods, child.parent === self,
        !change.state.isVisible
          || child.viewIfLoaded?.superview != nil && !sendsTransitionCallbacks(to: child)
      {
        call(child)
      }
      for presented in child.presentedInContext {
        guard appearance.isSame(as: change) else { return }
        guard child.parent === self, !change.state.isVisible || presented.isAtRestInContext
        else { continue }
        call(presented)
      }
    }
  }

  /// The controller that is presented in this controller's context, followed by the one that is
  /// presented in the former's context, and so on.
  var presentedInContext: [UIViewController] {
    Array(
      sequence(first: self) { controller in
        controller.presentation.flatMap { $0.isInContext ? $0.presented : nil }
      }.dropFirst())
  }

  /// A Boolean value that indicates whether the view of a controller that is presented in a context
  /// has a superview, and the presentation neither is in a transition nor goes with a page.
  private var isAtRestInContext: Bool {
    viewIfLoaded?.superview != nil
      && !(presentedBy.map { $0.isInTransition || $0.isCarried } ?? false)
  }

  /// The controller that forwards its own appearance callbacks to this one: the container or, for a
  /// controller that is presented in a context, the container of the presenter.
  var appearanceParent: UIViewController? {
    parent ?? presentedBy.flatMap { $0.isInContext ? $0.presenter.appearanceParent : nil }
  }

  /// Logs an appearance callback, and a violation if the callback comes in the wrong order (L-08).
  private func observe(_ callback: AppearanceChecker.Callback) {
    if logNumber == nil { logNumber = scene?.participant(ControllerNumbers.self).add(self) }
    let name = logName
    scene?.log(.callback(callback, controller: name))
    if let fault = checker.observe(callback) {
      scene?.log(.violation(controller: name, fault: fault))
    }
  }

  /// The name of this controller in logs and traces: that of its class without the suffix
  /// `ViewController`, or the whole class name and a number if an earlier controller has that name
  /// (N-20).
  package var logName: String {
    let name = String(describing: type(of: self))
    if let logNumber, logNumber > 1 { return "\(name)#\(logNumber)" }
    let shared = "ViewController"
    return name.hasSuffix(shared) && name != shared && name != "UI" + shared
      ? String(name.dropLast(shared.count)) : name
  }

  /// The scene that shows this controller, or else the current scene.
  package var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene ?? UIWindowScene.current }
}

// The layer host in whose log the controller warns about unusable numbers (L-20).
extension UIViewController: HostedObject {
  package var ownHost: LayerHost? { viewIfLoaded?.ownHost }
}

extension UIViewController {
  /// Returns whether a transition in this container sends a child its appearance callbacks.
  func sendsTransitionCallbacks(to child: UIViewController) -> Bool {
    (self as? any AppearanceSender)?.sendsCallbacks(to: child)
      ?? childTransition?.sendsCallbacks(to: child) ?? false
  }
}
