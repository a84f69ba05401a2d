import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A view of the canvas turned in space, with its layers separated (T-02).
///
/// The exploded view is computed from the picture alone, so that it works for every program, for
/// frames of the past, and while animations run.
package struct ExplodedView {
  /// The time in which the layers separate, in seconds of the window's time.
  private static let duration = 0.35
  /// The time constant with which a plate moves to its level, in seconds of the window's time.
  private static let following = 0.07
  /// The greatest distance between two levels, in points.
  private static let gap = 48.0
  /// The greatest distance between the lowest and the highest level, in points.
  private static let depth = 420.0
  /// The distance of the viewer from the canvas, in points.
  private static let eye = 1800.0
  /// The angle by which a drag turns the canvas, in radians per point.
  private static let anglePerPoint = 0.007
  /// The greatest angle by which the canvas can be turned, in radians.
  private static let steepest = 1.35
  private static let sizes = 0.3...2.5
  /// The range of `spacing`.
  package static let spacings = 0.2...4.0

  /// A Boolean value that indicates whether the layers are separated or are separating.
  package private(set) var isOn = false
  /// The elapsed fraction of the separation, 0…1. It decreases to 0 while the layers return to
  /// their plane.
  private var elapsed = 0.0
  private var yaw = -0.62
  private var pitch = 0.24
  private var size = 0.82
  /// The distance between two levels as a multiple of the usual distance, limited to `spacings`.
  package var spacing = 1.0 {
    didSet {
      let range = Self.spacings
      spacing = min(max(spacing, range.lowerBound), range.upperBound)
      if spacing != oldValue { hasTurned = true }
    }
  }
  /// The levels that are shown; the background has level 0.
  package private(set) var depths = DepthRange()
  private var now: TimeInterval?
  private var source = ExplodedPlates()
  private var plates: [ExplodedPlate] = []
  /// The animated levels of the plates, by the plates' identities. They approach the levels in the
  /// stack.
  private var levels: [UInt64: Double] = [:]
  /// The height of each plate, in points.
  private var heights: [Double] = []
  /// The indices of the plates from back to front.
  private var order: [Int] = []
  private var isSettled = true
  private var hasTurned = false
  private var bounds = CGRect.zero

  /// Creates a view whose layers lie in their plane.
  package init() {}

  /// A Boolean value that indicates whether the canvas is shown in space.
  package var isVisible: Bool { isOn || elapsed > 0 }

  /// A Boolean value that indicates whether the exploded view changes in the next frame although
  /// the picture does not.
  package var needsFrame: Bool {
    guard isVisible else { return hasTurned }
    return elapsed != (isOn ? 1 : 0) || !isSettled || hasTurned
  }

  /// The visible fraction of the separation, 0…1.
  package var amount: Double { elapsed * elapsed * (3 - 2 * elapsed) }

  // MARK: Commands

  /// Separates the layers, or returns them to their plane.
  package mutating func toggle() {
    isOn.toggle()
    hasTurned = true
  }

  /// Turns the canvas by a movement of the pointer, in points.
  package mutating func turn(by movement: CGVector) {
    let limit = Self.steepest
    yaw = min(max(yaw + Double(movement.dx) * Self.anglePerPoint, -limit), limit)
    pitch = min(max(pitch - Double(movement.dy) * Self.anglePerPoint, -limit), limit)
    hasTurned = true
  }

  /// Changes the size of the canvas by a movement of the wheel, in points.
  package mutating func zoom(by points: Double) {
    let range = Self.sizes
    size = min(max(size * exp(-points * 0.002), range.lowerBound), range.upperBound)
    hasTurned = true
  }

  /// Changes the levels that are shown.
  package mutating func show(_ range: DepthRange) {
    guard range != depths else { return }
    depths = range
    hasTurned = true
  }

  /// Advances the separation to an instant of the window, in seconds.
  ///
  /// - Parameter isInstant: A Boolean value that indicates whether layers separate at once, because
  ///   the user wants less motion.
  package mutating func advance(to now: TimeInterval, isInstant: Bool) {
    let step = min(max(now - (self.now ?? now), 0), 0.05)
    self.now = isVisible ? now : nil
    hasTurned = false
    let change = isInstant ? 1 : step / Self.duration
    elapsed = isOn ? min(elapsed + change, 1) : max(elapsed - change, 0)
    follow(isInstant ? .infinity : step)
    if !isVisible { self = Self(keepingAnglesOf: self) }
  }

  private init(keepingAnglesOf other: ExplodedView) {
    yaw = other.yaw
    pitch = other.pitch
    size = other.size
    spacing = other.spacing
  }

  /// Moves each plate towards its level.
  private mutating func follow(_ step: TimeInterval) {
    let part = 1 - exp(-step / Self.following)
    var shown: [UInt64: Double] = [:]
    isSettled = true
    for plate in plates {
      let level = Double(plate.level)
      var new = levels[plate.id] ?? level
      new += (level - new) * part
      if abs(level - new) < 0.01 { new = level } else { isSettled = false }
      shown[plate.id] = new
    }
    levels = shown
  }

  // MARK: The picture

  /// Returns the commands that draw the separated layers of a picture, in the canvas's points.
  ///
  /// - Parameter list: The picture of the canvas.
  package mutating func commands(for list: DisplayList) -> [DrawCommand] {
    bounds = CGRect(origin: .zero, size: list.size)
    plates = source.plates(of: list)
    for plate in plates where levels[plate.id] == nil { levels[plate.id] = Double(plate.level) }
    if plates.contains(where: { levels[$0.id] != Double($0.level) }) { isSettled = false }
    arrange()
    return order.map { index in
      let plate = plates[index]
      return .group(
        DisplayGroup(
          id: plate.id, transform: transform(of: index), opacity: plate.opacity,
          contents: plate.contents))
    }
  }

  /// Returns the identity of the foremost layer at a point of the canvas, or `nil`.
  package func layer(at point: CGPoint) -> UInt64? {
    let hit = order.last { index in
      let local = transform(of: index).inverted()?.apply(point)
      return plates[index].id != 0
        && local.map(plates[index].contents.contentBounds.contains) ?? false
    }
    return hit.map { plates[$0].id }
  }

  /// Returns the corners of a layer's drawing on the canvas, without the part that the perspective
  /// places behind the viewer; empty if the layer is not shown.
  ///
  /// - Parameter id: The identity of the layer's picture.
  package func outline(of id: UInt64) -> [CGPoint] {
    guard let index = order.last(where: { plates[$0].id == id }) else { return [] }
    return transform(of: index).clippedPolygon(of: plates[index].contents.contentBounds)
  }

  /// Returns the transform from the plane of a plate to the canvas.
  private func transform(of index: Int) -> ProjectiveTransform {
    plates[index].plane.concatenating(projection(at: heights[index]))
  }

  /// Updates the heights of the plates in points, measured from the middle of the stack, and the
  /// order of those that are shown.
  private mutating func arrange() {
    depths.count = (plates.map(\.level).max() ?? 0) + 1
    let top = Double(depths.count - 1)
    let gap = min(Self.gap, Self.depth / max(top, 1)) * spacing * amount
    heights = plates.map { ((levels[$0.id] ?? Double($0.level)) - top / 2) * gap }
    order = plates.indices.filter { depths.contains(plates[$0].level) }.sorted {
      (heights[$0], $0) < (heights[$1], $1)
    }
  }

  /// Returns the transform that projects a plane at a height above the canvas onto the canvas.
  private func projection(at height: Double) -> ProjectiveTransform {
    let amount = amount
    let scale = 1 + (size - 1) * amount
    var space = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, height)
    space = CATransform3DConcat(space, CATransform3DMakeRotation(yaw * amount, 0, 1, 0))
    space = CATransform3DConcat(space, CATransform3DMakeRotation(pitch * amount, 1, 0, 0))
    space = CATransform3DConcat(space, CATransform3DMakeScale(scale, scale, scale))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.eye
    space = CATransform3DConcat(space, perspective)
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    return ProjectiveTransform(space)
  }
}
