import GlissadeLayers
import GlissadeTransitions
import UIKit

/// A reader of the causes of the motions in a frame.
@MainActor struct MotionCauses {
  private let scene: UIWindowScene
  private let phase: String?
  private let isTouched: Bool
  /// The names of the bodies that move, which are read at the first use.
  private lazy var bodies = Set(pictures.flatMap(\.moving))
  /// The geometry of dynamic animators, which is read at the first use.
  private lazy var pictures = scene.dynamicsPictures
  /// The motions of released content to a stop, which are read at the first use.
  private lazy var drags = scene.shownViews.flatMap { MotionCauses.drags(of: $0.view) }

  init(_ scene: UIWindowScene) {
    self.scene = scene
    phase = scene.transitionStatus?.phase
    isTouched = !scene.touchStatuses.isEmpty
  }

  mutating func cause(of view: UIView) -> MotionCurve.Cause {
    if let scroll = view as? UIScrollView { return scroll.isTracking ? .drag : .scroll }
    let owners = view.layer.runningAnimations.filter { !$0.isPaused }.map(\.owner)
    if let owner = owners.last {
      switch owner {
      case .transition: return phase == "interactive" ? .drag : .transition
      case .animator: return .animator
      case .block: return .block
      case .layer: return .layer
      }
    }
    if phase == "interactive" { return .drag }
    if phase != nil { return .transition }
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    if bodies.contains(name) { return .physics }
    return isTouched ? .drag : .code
  }

  /// Returns whether the model layer of a view has the values at which the view's motion ends.
  func hasKnownEnd(_ cause: MotionCurve.Cause, _ view: UIView) -> Bool {
    switch cause {
    case .animator, .block, .layer: true
    case .transition: !view.layer.runningAnimations.isEmpty
    case .drag, .physics, .scroll, .code: false
    }
  }

  // MARK: Laws

  /// Returns the law by which a view moves and the calls that made its motion, as far as they are
  /// known.
  mutating func source(
    of view: UIView, _ cause: MotionCurve.Cause
  ) -> (law: MotionLaw?, calls: CallStack?) {
    switch cause {
    case .drag: return (nil, nil)
    case .scroll: return (decay(of: view), nil)
    case .physics: return (attachment(of: view), nil)
    case .transition, .animator, .block, .layer, .code: break
    }
    if let animation = view.layer.runningAnimations.last(where: { !$0.isPaused }) {
      return (MotionLaw(animation), animation.calls)
    }
    if let law = dragLaw(of: view) { return (law, nil) }
    return (cause == .transition ? zoomLaw : nil, nil)
  }

  private func decay(of view: UIView) -> MotionLaw? {
    guard let scroll = view as? UIScrollView, scroll.isDecelerating, !scroll.isPagingEnabled else {
      return nil
    }
    return .decay(rate: scene.tuning.value(.decelerationRate) ?? scroll.decelerationRate.rawValue)
  }

  private mutating func attachment(of view: UIView) -> MotionLaw? {
    let name = view.accessibilityIdentifier ?? "\(type(of: view))"
    return pictures.flatMap(\.attachments).compactMap(\.spring)
      .first { $0.items.contains(name) }
      .map { .attachment(frequency: $0.frequency, damping: $0.dampingRatio) }
  }

  /// Returns the law of the released content that a view belongs to. The pan of that content can
  /// belong to another view, as that of a sheet does.
  private mutating func dragLaw(of view: UIView) -> MotionLaw? {
    for near in sequence(first: view, next: { $0.superview }) {
      if let motion = Self.drags(of: near).first { return MotionLaw(motion) }
    }
    return drags.count == 1 ? MotionLaw(drags[0]) : nil
  }

  private static func drags(of view: UIView) -> [StopMotion] {
    (view.gestureRecognizers ?? []).compactMap { ($0 as? CatchingPan)?.settling }
  }

  /// The law of a transition without animations: the spring that the program has used last.
  private var zoomLaw: MotionLaw? {
    guard let damping = scene.tuning.value(.springDamping),
      let response = scene.tuning.value(.springResponse)
    else { return nil }
    return .spring(damping: damping, response: response)
  }
}
