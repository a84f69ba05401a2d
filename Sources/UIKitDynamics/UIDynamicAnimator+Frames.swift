import UIKitCore

// This extension advances the animator once per frame of its scene.
extension UIDynamicAnimator {
  /// A Boolean value that indicates whether the animator can change the next frame.
  var needsFrame: Bool {
    switch phase {
    case .atRest: engine.hasStaleBounds
    case .waiting: hasWindow
    case .running: true
    }
  }

  /// A Boolean value that indicates whether the scene has to step the animator.
  var isFollowed: Bool { !behaviors.isEmpty || phase != .atRest }

  private var hasWindow: Bool { referenceScene != nil }

  /// The scene in whose time the animator runs, or `nil` while its reference view is in no window.
  private var referenceScene: UIWindowScene? {
    engine.hasReferenceView ? referenceView?.window?.windowScene : scene
  }

  /// Starts the animator, which waits if its reference view is not in a window.
  func wake() {
    engine.stir(at: elapsedTime)
    follow(referenceScene ?? scene ?? UIWindowScene.current)
    if isRunning { return }
    guard let scene = referenceScene else {
      phase = .waiting
      return
    }
    phase = .running(last: scene.layerHost.now)
    notify("dynamicAnimatorWillResume", scene) { $0.dynamicAnimatorWillResume(self) }
  }

  private func follow(_ newScene: UIWindowScene?) {
    if scene !== newScene { scene?.forget(self) }
    scene = newScene
    newScene?.follow(self)
  }

  private func pause(_ rest: Phase) {
    phase = rest
    guard let scene else { return }
    if !isFollowed { scene.forget(self) }
    notify("dynamicAnimatorDidPause", scene) { $0.dynamicAnimatorDidPause(self) }
  }

  private func notify(
    _ event: String, _ scene: UIWindowScene, _ call: (any UIDynamicAnimatorDelegate) -> Void
  ) {
    scene.log(.call(event, subject: engine.referenceName))
    if let delegate { scene.enter { call(delegate) } }
  }

  /// Advances a running animator to the time `now`. An animator that does not run starts if its
  /// reference view has entered a window or changed its bounds.
  func step(to now: TimeInterval) {
    switch phase {
    case .atRest: if engine.hasStaleBounds { behaviorsChanged() }
    case .waiting: if hasWindow { wake() }
    case .running(let last):
      guard let referenceScene else { return pause(behaviors.isEmpty ? .atRest : .waiting) }
      if referenceScene !== scene { return move(to: referenceScene) }
      guard !behaviors.isEmpty else { return pause(.atRest) }
      if now > last { run(from: last, to: now) }
    }
  }

  /// Continues the animation in the time of another scene, after the reference view was moved to a
  /// window of that scene.
  private func move(to newScene: UIWindowScene) {
    follow(newScene)
    phase = .running(last: newScene.layerHost.now)
  }

  private func run(from last: TimeInterval, to now: TimeInterval) {
    phase = .running(last: now)
    elapsedTime += now - last
    if engine.hasStaleBounds { engine.applyCollisions(family) }
    if engine.isStale { engine.adjust(family) }
    engine.advance(to: elapsedTime)
    report(engine.removeContacts())
    for behavior in family where behavior.dynamicAnimator === self { behavior.action?() }
    for item in engine.strays() {
      scene?.resources.logWarning(
        "\(item.logName) still moves, but has left \(engine.referenceName)")
    }
    if behaviors.isEmpty || engine.isAtRest { pause(.atRest) }
  }

  /// Notifies the collision delegates of contacts, except for behaviors that were removed
  /// meanwhile.
  private func report(_ contacts: [ContactReport]) {
    guard !contacts.isEmpty else { return }
    let plane = engine.referenceView?.layer.shownPlaneInRoot ?? .identity
    for contact in contacts where contact.behavior.dynamicAnimator === self {
      scene?.log(contact.logEvent)
      // Feedback that the delegate triggers is shown at the contact (N-14).
      scene?.contactPlace = plane.apply(contact.point)
      contact.notifyDelegate()
      scene?.contactPlace = nil
    }
  }
}
