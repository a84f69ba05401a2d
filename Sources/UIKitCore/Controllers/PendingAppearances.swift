/// The controllers of a scene that have received a *will* and not its *did* (L-08).
///
/// A transition, a container or the client sends the *did* of most of them. The others settle with
/// the next layout: as appeared if their views are in the window, or else as disappeared.
@MainActor final class PendingAppearances: SceneParticipant {
  /// A controller that waits. A change that a client has begun does not keep it.
  private struct Entry {
    weak var controller: UIViewController?
    let kept: UIViewController?
  }

  /// The controllers in the order of their *will*, a container before its children.
  private var entries: [Entry] = []

  init(_ scene: UIWindowScene) {}

  var needsPicture: Bool {
    entries.contains { $0.controller?.settlesWithLayout ?? false }
  }

  /// A Boolean value that indicates whether no controller waits.
  var isEmpty: Bool { entries.allSatisfy { $0.controller?.appearance.state.isSettled ?? true } }

  /// Adds a controller that has received a *will*.
  func add(_ controller: UIViewController) {
    entries.removeAll { $0.controller == nil || $0.controller === controller }
    entries.append(
      Entry(
        controller: controller, kept: controller.appearance.isByClient ? nil : controller))
  }

  func didLayout() {
    sendIsAppearing()
    for entry in entries { entry.controller?.settleAppearance() }
    entries.removeAll { $0.controller?.appearance.state.isSettled ?? true }
  }

  /// Notifies the controllers whose views are in the window; the others wait.
  func sendIsAppearing() {
    for entry in entries { entry.controller?.sendIsAppearing() }
  }
}

extension UIWindowScene {
  /// Sends `viewIsAppearing` to the waiting controllers whose views are in the window.
  func sendPendingIsAppearing() { participant(PendingAppearances.self).sendIsAppearing() }
}

// Controllers whose structure has changed inside a callback.
extension UIViewController {
  /// A Boolean value that indicates whether nobody sends the controller its next callback.
  var settlesWithLayout: Bool { !appearance.state.isSettled && !isNotifiedByOthers }

  /// A Boolean value that indicates whether a transition, the container or the client sends the
  /// controller its next callback.
  private var isNotifiedByOthers: Bool {
    let runners = [
      activeTransition?.runner, presentedBy?.transition?.runner, presentation?.transition?.runner,
      parent?.childTransition?.runner,
    ]
    if appearance.isByClient || runners.contains(where: { $0?.sendsCallbacks(to: self) ?? false }) {
      return true
    }
    guard let carrier = appearanceParent else { return false }
    if carrier.sendsTransitionCallbacks(to: self) { return true }
    return (parent == nil || carrier.shouldAutomaticallyForwardAppearanceMethods)
      && carrier.appearance.state == appearance.state && !carrier.appearance.state.isSettled
  }

  /// Sends the callbacks that lead to what is seen, unless somebody else sends them.
  func settleAppearance() {
    guard !isNotifiedByOthers else { return }
    let isSeen = viewIfLoaded?.window != nil && appearanceParent?.isOnShow ?? true
    if isSeen, appearance.state == .disappearing { willAppear(false) }
    if !isSeen { willDisappear(false) }
    if settlesWithLayout { endAppearance() }
  }
}
