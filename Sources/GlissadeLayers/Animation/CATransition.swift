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
  /// The picture of the old content within the bounds, after it was added to a layer.
  private var old: (picture: DrawCommand, bounds: CGRect)?

  override func makeStandard() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, old) = (other.type, other.subtype, other.old)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func resolve(in layer: CALayer) {
    guard old == nil, let last = layer.picture(.lastShown) else { return }
    // A transition that replaces a running one starts from what that shows.
    let pass = FlattenPass(purpose: .shown, host: layer.host)
    let picture = layer.transitioned(last, layer.presentationValues, pass)
    let bounds = layer.cache.appearance?.bounds ?? layer.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let group = DisplayGroup(
      transform: ProjectiveTransform(translationX: -bounds.minX, y: -bounds.minY),
      commands: [.group(picture)])
    // A drawing has no identities, which the layer's new content has again.
    let image = CGImage(Drawing([.group(group)], size: bounds.size, scale: layer.contentsScale))
    old = (.picture(image, in: bounds), bounds)
  }

  /// Returns the picture of the transition at a fraction of one repetition.
  ///
  /// - Parameters:
  ///   - new: The new content.
  ///   - bounds: The layer's bounds.
  func picture(of new: DisplayGroup, in bounds: CGRect, at fraction: Double, linearly: Bool)
    -> DisplayGroup
  {
    guard let old else { return new }
    let (start, end) = (Double(startProgress), Double(endProgress))
    let progress = start + (end - start) * progress(at: fraction, linearly: linearly)
    let (first, second) = (DrawCommand.group(new), old.picture)
    func moved(_ command: DrawCommand, _ share: Double) -> DrawCommand {
      let direction = (subtype ?? .fromRight).direction
      let place = ProjectiveTransform(
        translationX: direction.dx * bounds.width * share,
        y: direction.dy * bounds.height * share)
      return .group(DisplayGroup(transform: place, commands: [command]))
    }
    let commands: [DrawCommand]
    switch type {
    case .push: commands = [moved(second, progress), moved(first, progress - 1)]
    case .moveIn: commands = [second, moved(first, progress - 1)]
    case .reveal: commands = [first, moved(second, progress)]
    default:
      // The old content covers the new one, so that nothing behind them shines through.
      let fading = DisplayGroup(opacity: 1 - progress, commands: [second])
      return DisplayGroup(commands: [first, .group(fading)])
    }
    return DisplayGroup(clip: RoundedRect(bounds.union(old.bounds)), commands: commands)
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
  /// Returns the layer's content, or the picture of its transition.
  func transitioned(_ content: DisplayGroup, _ values: LayerProperties, _ pass: FlattenPass)
    -> DisplayGroup
  {
    guard pass.purpose != .model,
      let attached = attached.last(where: { $0.animation is CATransition }),
      let transition = attached.animation as? CATransition,
      let fraction = attached.shownFraction(at: pass.host?.now ?? 0)
    else { return content }
    return transition.picture(
      of: content, in: values.appearance.bounds, at: fraction, linearly: attached.isStraight)
  }
}
