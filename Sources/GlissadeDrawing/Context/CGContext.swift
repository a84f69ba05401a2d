import Foundation
import GlissadeGeometry

/// A drawing destination that records commands. The recorded commands are painted later, each time
/// and in each place that shows them.
///
/// The origin of user space is at the upper left and y grows downwards, as in contexts that UIKit
/// creates. Lengths are in points, angles in radians, and colors in encoded sRGB. Invalid calls,
/// such as coordinates that are not finite or a restored state that was not saved, are ignored with
/// a warning.
public final class CGContext {
  /// The bounds of the recorded picture in points, to which drawing is clipped.
  package let bounds: CGRect
  /// The number of pixels per point of the recorded picture.
  package let scale: CGFloat
  /// A closure that receives a description of a client's mistake in one line.
  package var onWarning: (String) -> Void = { _ in }

  var state: GraphicsState
  private var saved: [(state: GraphicsState, depth: Int)] = []
  private var open = [OpenGroup(kind: .all)]
  /// The current path in the coordinates of the recorded picture.
  var builder = PathBuilder()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in points.
  ///   - origin: The point of user space at the upper left of the picture.
  ///   - scale: The number of pixels per point.
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

  /// The commands recorded so far. More can be recorded afterwards.
  package var commands: [DrawCommand] {
    var groups = open
    while groups.count > 1, let last = groups.popLast() {
      if let command = last.closed { groups[groups.count - 1].commands.append(command) }
    }
    return groups[0].commands
  }

  /// The number of states that are saved and not yet restored, including those of transparency
  /// layers.
  package var savedStateCount: Int { saved.count }

  // MARK: States

  /// Saves transform, clip, colors, stroke style, alpha and shadow, which `restoreGState` restores.
  public func saveGState() { saved.append((state, open.count)) }

  /// Restores the state of the last `saveGState`, except for the current path.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      onWarning("CGContext.restoreGState() restored a state that had not been saved")
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

  /// Begins a group whose alpha and shadow apply to its content as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    openGroup(.layer(opacity: state.alpha, shadow: state.shadow))
    (state.alpha, state.shadow) = (1, nil)
  }

  /// Ends the group that `beginTransparencyLayer` began.
  public func endTransparencyLayer() { restoreGState() }

  // MARK: Recording

  /// Records a command in the coordinates of the recorded picture.
  func record(_ command: DrawCommand) {
    guard !state.clipBox.isNull, !state.clipBox.isEmpty else { return }
    let shadowed = state.shadow.map {
      DrawCommand.group(DisplayGroup(shadow: $0, commands: [command]))
    }
    open[open.count - 1].commands.append(shadowed ?? command)
  }

  /// Records a command in user space, with the context's alpha.
  package func draw(_ command: DrawCommand) {
    guard isDrawable else { return }
    if state.transform.isIdentity, state.alpha == 1 { return record(command) }
    record(
      .group(
        DisplayGroup(
          transform: ProjectiveTransform(state.transform), opacity: Double(state.alpha),
          commands: [command])))
  }

  /// A Boolean value that indicates whether drawing can have a visible result.
  var isDrawable: Bool {
    let t = state.transform
    return state.alpha > 0 && abs(t.a * t.d - t.b * t.c) > 1e-12
  }

  /// Reports a fault, if any, with the name of the client's call.
  ///
  /// - Parameter call: The method of the client's call; by default the function that calls `warn`.
  func warn(_ fault: PathFault?, in call: String = #function) {
    warn(fault, by: "CGContext.\(call)")
  }

  /// Reports a fault, if any, with the full name of the client's call.
  func warn(_ fault: PathFault?, by name: String) {
    if let fault { onWarning("\(name) left out \(fault.rawValue)") }
  }
}

/// The choice of filling the current path, stroking it, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filling by the winding rule (`fill`) or the even–odd rule (`eoFill`), stroking, or filling by
  /// one of the rules and then stroking.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
