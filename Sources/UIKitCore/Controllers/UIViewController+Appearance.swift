import Foundation
import GlissadeLayers
import GlissadeTransitions

/// The state of a controller between disappeared and appeared.
struct AppearanceProgress {
  var state = AppearanceState.disappeared
  var isAnimated = false
  var hasSentIsAppearing = false
  /// A Boolean value that indicates whether the client has begun the change and ends it.
  var isByClient = false
  /// The number of changes that have begun.
  private(set) var count = 0

  /// Returns the progress of the next change.
  func next(_ state: AppearanceState, animated: Bool, byClient: Bool) -> AppearanceProgress {
    AppearanceProgress(
      state: state, isAnimated: animated, isByClient: byClient, count: count + 1)
  }

  /// Returns whether neither the change nor its state is another one.
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

  /// Begins a change of the appearance, which a container or the client has asked for.
  func beginAppearance(_ isAppearing: Bool, animated: Bool, byClient: Bool = false) {
    if isAppearing {
      willAppear(animated, byClient: byClient)
    } else {
      willDisappear(animated, byClient: byClient)
    }
  }

  /// Ends the change of the appearance that began last.
  func endAppearance() {
    switch appearance.state {
    case .appearing: didAppear(appearance.isAnimated)
    case .disappearing: didDisappear(appearance.isAnimated)
    case .appeared, .disappeared: break
    }
  }

  // A client may change the structure in any callback. What it starts takes precedence: the rest of
  // the outer callback's work is left out. So each step checks that its change is the current one.

  /// Waits for the *did* of a change whose *will* has been sent, and sends that to the children.
  private func follow(_ begun: AppearanceProgress, _ call: (UIViewController) -> Void) {
    guard appearance.isSame(as: begun) else { return }
    // The controller precedes its children.
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

  /// Sends `viewIsAppearing` if it is due and the view is in the window.
  func sendIsAppearing(evenWithoutWindow: Bool = false) {
    guard appearance.state == .appearing, !appearance.hasSentIsAppearing,
      let view = viewIfLoaded, view.window != nil || evenWithoutWindow
    else { return }
    let begun = appearance
    view.layoutIfNeeded()
    // The layout calls client code.
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
      // A child whose view has come meanwhile comes with its container.
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
      // A child that has come meanwhile goes with its container, too.
      $0.willDisappear(animated)
      $0.didDisappear(animated)
    }
  }

  /// Forwards a callback of a change to the children, as long as the change is the current one.
  ///
  /// A child appears with its container if it has a superview, except for those to which a
  /// transition between children sends their callbacks. It disappears with its container in any
  /// case.
  ///
  /// What is presented in the context of a child lies in this controller's view, and so comes and
  /// goes with it.
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

  /// The controllers that are presented in the context of this one, and in their contexts.
  var presentedInContext: [UIViewController] {
    Array(
      sequence(first: self) { controller in
        controller.presentation.flatMap { $0.isInContext ? $0.presented : nil }
      }.dropFirst())
  }

  /// A Boolean value that indicates whether the controller, which is presented in a context, is
  /// shown there, and in no transition that sends its callbacks.
  private var isAtRestInContext: Bool {
    viewIfLoaded?.superview != nil && !(presentedBy?.isInTransition ?? false)
  }

  /// The controller that sends this one the callbacks of its own appearance: the container, or that
  /// of the controller in whose context this one is presented.
  var appearanceParent: UIViewController? {
    parent ?? presentedBy.flatMap { $0.isInContext ? $0.presenter.appearanceParent : nil }
  }

  /// Logs a callback and checks its order (L-08).
  private func observe(_ callback: AppearanceChecker.Callback) {
    if logNumber == nil { logNumber = scene?.participant(ControllerNumbers.self).add(self) }
    let name = logName
    scene?.log(.callback(callback, controller: name))
    if let fault = checker.observe(callback) {
      scene?.log(.violation(controller: name, fault: fault))
    }
  }

  /// The name of this controller in logs and traces: its class without the common suffix, or the
  /// whole class and a number if an earlier controller has that name (N-20).
  package var logName: String {
    let name = String(describing: type(of: self))
    if let logNumber, logNumber > 1 { return "\(name)#\(logNumber)" }
    let shared = "ViewController"
    return name.hasSuffix(shared) && name != shared && name != "UI" + shared
      ? String(name.dropLast(shared.count)) : name
  }

  /// The scene that shows this controller, or the current one.
  package var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene ?? UIWindowScene.current }
}

// The log that reports numbers which the object cannot use (L-20).
extension UIViewController: HostedObject {
  package var ownHost: LayerHost? { viewIfLoaded?.ownHost }
}

extension UIViewController {
  /// Returns whether a transition in this container sends the callbacks of a child.
  func sendsTransitionCallbacks(to child: UIViewController) -> Bool {
    (self as? any AppearanceSender)?.sendsCallbacks(to: child)
      ?? childTransition?.sendsCallbacks(to: child) ?? false
  }
}

/// A container in another part of UIKit that sends its children their appearance callbacks itself.
@MainActor package protocol AppearanceSender: UIViewController {
  /// Returns whether a change in the container sends the callbacks of a child.
  func sendsCallbacks(to child: UIViewController) -> Bool
  /// Updates the container after a child has left it, which a client may have taken out.
  func didRemove(_ child: UIViewController)
}
