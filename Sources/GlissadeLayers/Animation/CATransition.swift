import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A transition from the last visible content of a layer and its sublayers to their new content.
///
/// A layer has at most one transition at a time, under the key `kCATransition`, whatever key is
/// given when it is added. Change the content of the layer in the same frame, before or after the
/// transition is added, or later.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of the transition. An unknown kind counts as `.fade`.
  open var type = CATransitionType.fade
  /// The direction of the movement, for kinds that move content; `nil` stands for `.fromRight`.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition starts, 0…1.
  open var startProgress: Float = 0 {
    didSet { startProgress = usable("startProgress", startProgress, or: oldValue, .fraction) }
  }
  /// The progress at which the transition ends, 0…1.
  open var endProgress: Float = 1 {
    didSet { endProgress = usable("endProgress", endProgress, or: oldValue, .fraction) }
  }
  /// The curve of a transition that an animation block adds; `nil` stands for `timingFunction`.
  private var curve: TimingCurve?
  /// The axis about which the content turns over, or `nil` if `type` determines the transition.
  private var turn: CGVector?
  /// The old content of the layer; `nil` until the transition is added to a layer that a frame has
  /// shown.
  private var old: OldContent?

  /// The content of a layer that was visible before a transition.
  private struct OldContent {
    let picture: DisplayGroup
    let bounds: CGRect
    /// The opacity with which the content was visible; 0 for a hidden layer.
    let opacity: Double
    /// The opacity and visibility in the layer's model when the content was visible, or `nil` if
    /// the picture includes them.
    let model: LastLook.Model?
  }

  override func makeStandard() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    old = other.old
    startProgress = other.startProgress
    endProgress = other.endProgress
    curve = other.curve
    turn = other.turn
  }

  /// Sets duration, repetition and curve to those of an animation block.
  ///
  /// - Parameter turn: The axis about which the content turns over, or `nil` for a dissolve.
  fileprivate func adopt(_ timing: AnimationBlock.Timing, turn: CGVector?) {
    duration = timing.duration
    repeatCount = timing.repeatCount
    autoreverses = timing.autoreverses
    curve = timing.curve
    fillMode = .backwards
    self.turn = turn
  }

  override func progress(at fraction: Double, linearly: Bool) -> Double {
    guard let curve, !linearly else {
      return super.progress(at: fraction, linearly: linearly)
    }
    return curve.progress(at: fraction * duration, duration: duration)
  }

  override func resolve(in layer: CALayer) {
    guard old == nil, let look = layer.cache.look else { return }
    let bounds = layer.cache.appearance?.bounds ?? layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    // A transition that replaces a running transition starts from the picture that is visible then.
    let isRunning = layer.transition(FlattenPass(purpose: .shown, host: layer.host)) != nil
    let content = layer.picture(.lastShown)?.withoutIdentities(around: bounds)
    old = OldContent(
      picture: content ?? DisplayGroup(commands: []), bounds: bounds,
      opacity: isRunning ? 1 : Double(min(look.opacity, 1)), model: isRunning ? nil : look.model)
  }

  /// A Boolean value that indicates whether the old content was visible, so that the transition has
  /// to be drawn even if the layer is hidden now.
  var showsOld: Bool { old.map { $0.opacity > 0 } ?? false }

  /// Returns the old and the new content, and the opacity of the whole transition. If the opacity
  /// of the layer has changed, each content has its own opacity, and the common opacity is 1.
  ///
  /// - Parameter look: The visibility of the new content.
  func shown(
    _ new: DisplayGroup, _ look: LastLook
  ) -> (old: DisplayGroup?, new: DisplayGroup, opacity: Double) {
    let opacity = Double(min(look.opacity, 1))
    guard let old, old.model != look.model else { return (self.old?.picture, new, opacity) }
    return (
      DisplayGroup(opacity: old.opacity, commands: [.group(old.picture)]),
      opacity < 1 ? DisplayGroup(opacity: opacity, commands: [.group(new)]) : new, 1
    )
  }

  /// Returns the picture of the transition at a progress, in the layer's plane.
  ///
  /// - Parameter progress: The progress of one repetition, 0…1.
  func picture(
    from before: DisplayGroup?, to new: DisplayGroup, _ values: LayerProperties, _ progress: Double
  ) -> DisplayGroup {
    guard let old, let before else { return new }
    let (start, end) = (Double(startProgress), Double(endProgress))
    let progress = start + (end - start) * progress
    if let turn {
      return progress < 0.5
        ? before.turned(by: progress * .pi, about: turn, values)
        : new.turned(by: (progress - 1) * .pi, about: turn, values)
    }
    let bounds = values.appearance.bounds
    func moved(_ group: DisplayGroup, _ share: Double) -> DrawCommand {
      let direction = (subtype ?? .fromRight).direction
      let place = ProjectiveTransform(
        translationX: direction.dx * bounds.width * share,
        y: direction.dy * bounds.height * share)
      return .group(DisplayGroup(transform: place, commands: [.group(group)]))
    }
    let commands: [DrawCommand]
    switch type {
    case .push: commands = [moved(before, progress), moved(new, progress - 1)]
    case .moveIn: commands = [.group(before), moved(new, progress - 1)]
    case .reveal: commands = [.group(new), moved(before, progress)]
    default:
      return DisplayGroup(
        dissolve: Dissolve(from: before, progress: progress), commands: [.group(new)])
    }
    return DisplayGroup(clip: RoundedRect(bounds.union(old.bounds)), commands: commands)
  }
}

extension DisplayGroup {
  /// Returns the same picture without identities, because the new content of the layer has the same
  /// identities.
  fileprivate func withoutIdentities(around bounds: CGRect) -> DisplayGroup {
    let box = self.bounds.isNull ? bounds : self.bounds.union(bounds).integral
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -box.minX, y: -box.minY),
      commands: [.group(self)])
    let image = CGImage(Drawing([.group(moved)], size: box.size, scale: 1))
    return DisplayGroup(commands: [.picture(image, in: box)])
  }

  /// The strength of the perspective of a turn: the eye is 1000 points in front of the layer.
  private static let perspective: CGFloat = -1 / 1000

  /// Returns the picture turned about an axis through the layer's anchor.
  ///
  /// - Parameter angle: The angle in radians.
  fileprivate func turned(
    by angle: Double, about axis: CGVector, _ values: LayerProperties
  ) -> DisplayGroup {
    var space = CATransform3DIdentity
    space.m34 = Self.perspective
    let turn = CATransform3DRotate(space, angle, axis.dx, axis.dy, 0)
    let bounds = values.appearance.bounds
    let anchor = values.placement.anchorPoint
    let x = bounds.minX + bounds.width * anchor.x
    let y = bounds.minY + bounds.height * anchor.y
    let place = ProjectiveTransform(translationX: -x, y: -y)
      .concatenating(ProjectiveTransform(turn))
      .concatenating(ProjectiveTransform(translationX: x, y: y))
    return DisplayGroup(
      commands: [.group(DisplayGroup(transform: place, commands: [.group(self)]))])
  }
}

/// The key under which a layer stores its transition.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A transition in which the new content replaces the old one by a cross-fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// A transition in which the new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// A transition in which the new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// A transition in which the old content slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition that moves content.
///
/// As in Core Animation, the vertical directions are named for coordinates in which y grows
/// upwards: `fromTop` moves content upwards on the screen.
public struct CATransitionSubtype: Hashable, Sendable, RawRepresentable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The direction of a movement to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The direction of a movement to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The direction of an upward movement.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The direction of a downward movement.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The unit vector of the movement on the screen.
  fileprivate var direction: CGVector {
    switch self {
    case .fromLeft: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}

extension CALayer {
  /// Returns the running transition of the layer with its progress, or `nil` if there is none.
  func transition(_ pass: FlattenPass) -> (animation: CATransition, progress: Double)? {
    guard pass.purpose != .model, !attached.isEmpty,
      let running = attached.last(where: { $0.animation is CATransition }),
      let animation = running.animation as? CATransition,
      let progress = running.shownProgress(at: pass.now)
    else { return nil }
    return (animation, progress)
  }

  /// Adds a transition from the content in the last frame, as part of an animation block.
  ///
  /// - Parameter turn: The axis about which the content turns over, or `nil` for a dissolve.
  package func addTransition(in block: AnimationBlock, turn: CGVector?) {
    guard AnimationBlock.areAnimationsEnabled else { return }
    block.join(forChangeOf: self)
    let transition = CATransition()
    transition.adopt(block.timing, turn: turn)
    transition.resolve(in: self)
    attach(transition, forKey: kCATransition, delay: block.timing.delay, block: block)
  }
}
