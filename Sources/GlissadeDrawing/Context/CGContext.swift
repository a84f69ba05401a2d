import Foundation
import GlissadeGeometry

/// A place to draw: it keeps what is drawn as commands, to be painted whenever and wherever they are
/// shown.
///
/// User space begins at the top left, y downwards, in points: as contexts that UIKit makes. Lengths are
/// in points, angles in radians, colours encoded sRGB. What makes no sense (coordinates that are no
/// numbers, a state restored that was not saved) is left out, with a warning.
public final class CGContext {
  /// The recorded space: what lies outside is not seen.
  package let bounds: CGRect
  /// Pixels per point of the picture that is recorded.
  package let scale: CGFloat
  /// Takes one line about a client's mistake.
  package var onWarning: (String) -> Void = { _ in }

  var state: GraphicsState
  private var saved: [(state: GraphicsState, depth: Int)] = []
  private var open = [OpenGroup(kind: .all)]
  /// The current path in the recorded space.
  var builder = PathBuilder()

  /// - Parameters:
  ///   - size: in points.
  ///   - origin: the point of user space that lies at the top left.
  ///   - scale: pixels per point.
  package init(size: CGSize, origin: CGPoint = .zero, scale: CGFloat = 1) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    state = GraphicsState(clipBox: bounds)
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }

  /// The picture's width in pixels.
  public var width: Int { Int((bounds.width * scale).rounded(.up)) }
  /// The picture's height in pixels.
  public var height: Int { Int((bounds.height * scale).rounded(.up)) }

  /// What has been drawn so far; drawing may go on.
  package var commands: [DrawCommand] {
    var groups = open
    while groups.count > 1, let last = groups.popLast() {
      if let command = last.closed { groups[groups.count - 1].commands.append(command) }
    }
    return groups[0].commands
  }

  /// How many states are saved, clips and layers with them.
  package var savedStateCount: Int { saved.count }

  // MARK: States

  /// Keeps transform, clip, colours, pen, alpha and shadow for `restoreGState`.
  public func saveGState() { saved.append((state, open.count)) }

  /// Takes back what was changed since the last `saveGState`, the current path excepted.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      onWarning("a graphics state was restored that had not been saved")
      return
    }
    state = last.state
    while open.count > last.depth { closeGroup() }
  }

  private func closeGroup() {
    guard open.count > 1, let command = open.popLast()?.closed else { return }
    open[open.count - 1].commands.append(command)
  }

  func openGroup(_ kind: OpenGroup.Kind) { open.append(OpenGroup(kind: kind)) }

  /// What is drawn until `endTransparencyLayer` gets alpha and shadow as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    openGroup(.layer(opacity: state.alpha, shadow: state.shadow))
    (state.alpha, state.shadow) = (1, nil)
  }

  public func endTransparencyLayer() { restoreGState() }

  // MARK: Recording

  /// Takes a command in the recorded space.
  func record(_ command: DrawCommand) {
    guard !state.clipBox.isNull, !state.clipBox.isEmpty else { return }
    let shadowed = state.shadow.map {
      DrawCommand.group(DisplayGroup(shadow: $0, commands: [command]))
    }
    open[open.count - 1].commands.append(shadowed ?? command)
  }

  /// Takes a command in user space, with the context's alpha.
  package func draw(_ command: DrawCommand) {
    guard isDrawable else { return }
    if state.transform.isIdentity, state.alpha == 1 { return record(command) }
    record(
      .group(
        DisplayGroup(
          transform: ProjectiveTransform(state.transform), opacity: Double(state.alpha),
          commands: [command])))
  }

  /// Whether anything drawn now can be seen.
  var isDrawable: Bool {
    let t = state.transform
    return state.alpha > 0 && abs(t.a * t.d - t.b * t.c) > 1e-12
  }

  func warn(_ fault: PathFault?) {
    if let fault { onWarning("a graphics context left out \(fault.rawValue)") }
  }
}

/// What is done with the current path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
