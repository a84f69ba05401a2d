/// The controllers of a scene whose callbacks wait for the layout.
@MainActor final class PendingAppearances: SceneParticipant {
  /// The controllers that are about to receive `viewIsAppearing`, as soon as their views are in the
  /// window.
  private var isAppearing: [UIViewController] = []
  /// The controllers that are about to receive `viewDidAppear`.
  private var didAppear: [UIViewController] = []

  init(_ scene: UIWindowScene) {}

  var needsPicture: Bool { !didAppear.isEmpty }

  /// A Boolean value that indicates whether no controller waits.
  var isEmpty: Bool { isAppearing.isEmpty && didAppear.isEmpty }

  func awaitIsAppearing(_ controller: UIViewController) { isAppearing.append(controller) }

  func awaitDidAppear(_ controller: UIViewController) { didAppear.append(controller) }

  func didLayout() {
    sendIsAppearing()
    let appeared = didAppear
    didAppear = []
    for controller in appeared { controller.didAppear(false) }
  }

  /// Notifies the controllers whose views are in the window; the others wait.
  func sendIsAppearing() {
    let waiting = isAppearing
    isAppearing = []
    for controller in waiting {
      controller.sendIsAppearing()
      if controller.appearance.state == .appearing, !controller.appearance.hasSentIsAppearing {
        isAppearing.append(controller)
      }
    }
  }
}

extension UIWindowScene {
  /// Sends `viewIsAppearing` to a controller once its view is laid out in the window.
  func awaitIsAppearing(_ controller: UIViewController) {
    participant(PendingAppearances.self).awaitIsAppearing(controller)
    setNeedsFrame()
  }

  /// Sends `viewDidAppear` to a controller after the next layout.
  func awaitDidAppear(_ controller: UIViewController) {
    participant(PendingAppearances.self).awaitDidAppear(controller)
    setNeedsFrame()
  }

  /// Sends `viewIsAppearing` to the waiting controllers whose views are in the window.
  func sendPendingIsAppearing() { participant(PendingAppearances.self).sendIsAppearing() }
}
