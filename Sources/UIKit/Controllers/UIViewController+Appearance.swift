import Foundation
import GlissadeTransitions

/// The state of a controller between disappeared and appeared.
struct AppearanceProgress {
  var state = AppearanceState.disappeared
  var isAnimated = false
  var hasSentIsAppearing = false
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
  var isOnShow: Bool { appearance.state.isVisible }

  /// Performs `beginAppearanceTransition(_:animated:)`.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Performs `endAppearanceTransition()`.
  func endAppearance() {
    switch appearance.state {
    case .appearing: didAppear(appearance.isAnimated)
    case .disappearing: didDisappear(appearance.isAnimated)
    case .appeared, .disappeared: break
    }
  }

  // A client may start a transition in any callback. The transition takes precedence: the rest of
  // the outer callback's work is left out.

  func willAppear(_ animated: Bool) {
    guard let next = appearance.state.after(.willAppear) else { return }
    loadViewIfNeeded()
    appearance = AppearanceProgress(state: next, isAnimated: animated)
    observe(.viewWillAppear)
    viewWillAppear(animated)
    guard appearance.state == .appearing else { return }
    // The controller precedes its children, which it notifies.
    scene?.awaitIsAppearing(self)
    forward(isAppearing: true) { $0.willAppear(animated) }
  }

  /// Sends `viewIsAppearing` if it is due and the view is in the window.
  func sendIsAppearing(evenWithoutWindow: Bool = false) {
    guard appearance.state == .appearing, !appearance.hasSentIsAppearing,
      let view = viewIfLoaded, view.window != nil || evenWithoutWindow
    else { return }
    appearance.hasSentIsAppearing = true
    view.layoutIfNeeded()
    // The layout calls client code, which may have begun another transition.
    guard appearance.state == .appearing else { return }
    observe(.viewIsAppearing)
    viewIsAppearing(appearance.isAnimated)
    guard appearance.state == .appearing else { return }
    forward(isAppearing: true) { $0.sendIsAppearing(evenWithoutWindow: evenWithoutWindow) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance.state == .appearing else { return }
    sendIsAppearing(evenWithoutWindow: true)
    guard appearance.state == .appearing else { return }
    appearance.state = .appeared
    observe(.viewDidAppear)
    viewDidAppear(animated)
    guard appearance.state == .appeared else { return }
    forward(isAppearing: true) { $0.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard isOnShow else { return }
    childTransition?.endNow()
    guard isOnShow else { return }
    appearance = AppearanceProgress(state: .disappearing, isAnimated: animated)
    observe(.viewWillDisappear)
    viewWillDisappear(animated)
    guard appearance.state == .disappearing else { return }
    forward(isAppearing: false) { $0.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    observe(.viewDidDisappear)
    viewDidDisappear(animated)
    guard appearance.state == .disappeared else { return }
    forward(isAppearing: false) { $0.didDisappear(animated) }
  }

  /// Forwards a callback to the children, except for those to which a transition between children
  /// sends it.
  private func forward(isAppearing: Bool, _ call: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil {
      if isAppearing, let childTransition, childTransition.sendsCallbacks(to: child) { continue }
      call(child)
    }
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
  var logName: String {
    let name = String(describing: type(of: self))
    if let logNumber, logNumber > 1 { return "\(name)#\(logNumber)" }
    let shared = "ViewController"
    return name.hasSuffix(shared) && name != shared && name != "UI" + shared
      ? String(name.dropLast(shared.count)) : name
  }

  /// The scene that shows this controller, or the current one.
  var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene ?? UIWindowScene.current }
}
