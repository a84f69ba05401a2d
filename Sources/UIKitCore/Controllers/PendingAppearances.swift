/// The controllers of a scene that have received `viewWillAppear` or `viewWillDisappear`, and not
/// yet the *did* callback that follows it (L-08).
///
/// A transition, a container or the client sends the *did* callback to most of these controllers.
/// The next layout sends the others the missing callbacks: up to `viewDidAppear` if the view is in
/// the window, or else up to `viewDidDisappear`.
@MainActor final class PendingAppearances: SceneParticipant {
  /// A controller that waits for its *did* callback. The entry retains the controller, unless the
  /// client began the change of its appearance.
  private struct Entry {
    weak var controller: UIViewController?
    let kept: UIViewController?
  }

  /// The waiting controllers in the order in which they received their *will* callbacks, a
  /// container before its children.
  private var entries: [Entry] = []

  init(_ scene: UIWindowScene) {}

  var needsPicture: Bool {
    entries.contains { $0.controller?.settlesWithLayout ?? false }
  }

  /// A Boolean value that indicates whether no controller waits for its *did* callback.
  var isEmpty: Bool { entries.allSatisfy { $0.controller?.appearance.state.isSettled ?? true } }

  /// Adds a controller that has received `viewWillAppear` or `viewWillDisappear`.
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

  /// Sends `viewIsAppearing` to the waiting controllers that are appearing and whose views are in
  /// the window.
  func sendIsAppearing() {
    for entry in entries { entry.controller?.sendIsAppearing() }
  }
}

extension UIWindowScene {
  /// Sends `viewIsAppearing` to the controllers of the scene that are appearing and whose views are
  /// in the window.
  func sendPendingIsAppearing() { participant(PendingAppearances.self).sendIsAppearing() }
}

// The end of changes of appearance that no transition, container or client ends.
extension UIViewController {
  /// A Boolean value that indicates whether the controller's appearance is changing, and no
  /// transition, container or client ends that change.
  var settlesWithLayout: Bool { !appearance.state.isSettled && !isNotifiedByOthers }

  /// A Boolean value that indicates whether a transition, the container or the client sends the
  /// controller its next appearance callback.
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

  /// Sends the missing appearance callbacks: up to `viewDidAppear` if the view is in the window, or
  /// else up to `viewDidDisappear`. Sends none if a transition, the container or the client does.
  func settleAppearance() {
    guard !isNotifiedByOthers else { return }
    if !isSeen { willDisappear(false) }
    // The callback may have put the view into the window again.
    if isSeen, appearance.state == .disappearing { willAppear(false) }
    if settlesWithLayout { endAppearance() }
  }

  /// A Boolean value that indicates whether the view is in a window, and the container on show.
  private var isSeen: Bool { viewIfLoaded?.window != nil && appearanceParent?.isOnShow ?? true }
}
