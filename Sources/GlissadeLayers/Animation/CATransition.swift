import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A transition from the layer's last visible content to its new one, with its sublayers.
///
/// Layers have one transition at a time, under the key `kCATransition`, whatever key it is added
/// with. The content is changed after the transition was added, or before it in the same frame.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The kind of the transition. One that is not known is a fade.
  open var type = CATransitionType.fade
  /// The direction of a transition that moves; `nil` stands for `.fromRight`.
  open var subtype: CATransitionSubtype?
  /// The progress at which it starts, 0…1.
  open var startProgress: Float = 0 {
    didSet { startProgress = usable("startProgress", startProgress, or: oldValue, .fraction) }
  }
  /// The progress at which it ends, 0…1.
  open var endProgress: Float = 1 {
    didSet { endProgress = usable("endProgress", endProgress, or: oldValue, .fraction) }
  }
  /// The curve of a transition that a block makes; `nil` stands for the timing function.
  private var curve: TimingCurve?
  /// The axis about which the content turns over, or `nil` for a transition of a `type`.
  private var turn: CGVector?
  /// The old content, after the transition was added to a layer that was shown before.
  private var old: OldContent?

  /// The content that a layer showed before a transition.
  private struct OldContent {
    let picture: DisplayGroup
    let bounds: CGRect
    /// The opacity with which the layer showed it; 0 for a hidden layer.
    let opacity: Double
    /// The model's opacity and visibility at that time, or `nil` for a picture that includes them.
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

  /// Takes duration, repetition and curve from a block.
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
    // A transition that replaces a running one starts from what that shows.
    let isRunning = layer.transition(FlattenPass(purpose: .shown, host: layer.host)) != nil
    let content = layer.picture(.lastShown)?.withoutIdentities(around: bounds)
    old = OldContent(
      picture: content ?? DisplayGroup(commands: []), bounds: bounds,
      opacity: isRunning ? 1 : Double(min(look.opacity, 1)), model: isRunning ? nil : look.model)
  }

  /// A Boolean value that indicates whether something is visible of a layer that is hidden now.
  var showsOld: Bool { old.map { $0.opacity > 0 } ?? false }

  /// Returns the old and the new content with the opacities that differ between them, and the
  /// opacity that they have in common.
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

  /// Returns the picture of the transition in the layer's plane.
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
  /// Returns the same picture without identities, which the layer's new content has again.
  fileprivate func withoutIdentities(around bounds: CGRect) -> DisplayGroup {
    let box = self.bounds.isNull ? bounds : self.bounds.union(bounds).integral
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -box.minX, y: -box.minY),
      commands: [.group(self)])
    let image = CGImage(Drawing([.group(moved)], size: box.size, scale: 1))
    return DisplayGroup(commands: [.picture(image, in: box)])
  }

  /// The strength of the perspective of a turn: the eye is 1000 points before the layer.
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

/// The key of a layer's transition.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: Hashable, Sendable, RawRepresentable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades out.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away above the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition that moves.
///
/// As in Core Animation, the names of the vertical ones are those of coordinates with y upwards:
/// from the top is upwards on the screen.
public struct CATransitionSubtype: Hashable, Sendable, RawRepresentable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The movement is to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The movement is to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The movement is upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The movement is downwards.
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
  /// Returns the running transition with its progress, or `nil`.
  func transition(_ pass: FlattenPass) -> (animation: CATransition, progress: Double)? {
    guard pass.purpose != .model, !attached.isEmpty,
      let running = attached.last(where: { $0.animation is CATransition }),
      let animation = running.animation as? CATransition,
      let progress = running.shownProgress(at: pass.host?.now ?? 0)
    else { return nil }
    return (animation, progress)
  }

  /// Adds a transition from the content of the last frame as part of a block.
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
