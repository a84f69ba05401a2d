import Foundation
import GlissadeDrawing
import UIKit

/// A plot of the curves of everything that moves, on the axis of the time line (T-10).
///
/// The largest motion has the highest lane, with its percentages, its velocity, its overshoot and
/// points that can be pulled. A drag beside these points moves through the history.
package final class CurvePlot: UIControl, Hoverable {
  /// The height of the pane, in points.
  package nonisolated static let height: CGFloat = 168
  /// The width of the column with the views' names at the left, in points.
  package nonisolated static let nameWidth: CGFloat = 120
  /// The height of the space for texts above the lanes, in points.
  static let headHeight: CGFloat = 24
  private static let laneCount = 3
  /// The distance within which the pointer grabs a handle, in points.
  static let reach: CGFloat = 16

  /// The action of a drag to an instant, in seconds of history time.
  package var onScrub: (TimeInterval) -> Void = { _ in }
  /// The action of releasing the mouse button after a drag to an instant.
  package var onRelease: () -> Void = {}
  /// The action of a double click outside the handles that can be pulled.
  package var onDoubleClick: () -> Void = {}
  /// A closure that receives a pulled handle, the figures of its curve at the time of the grab, and
  /// the value and the canvas's time to which it is pulled.
  package var onPull: (CurveContent.Handle, CurveFigures, Double, TimeInterval) -> Void = {
    _, _, _, _ in
  }

  package var isHovered = false
  package let hint: Hint? = Hint(
    "Curves of what moves: pull a point, wheel zooms, double click a release", key: "G")

  let content = CurveLabels()
  let area = UIView()
  private let edge = UIView()
  private(set) var shown = CurveContent()
  /// The handle that the pointer is pulling and the state in which it was grabbed, or `nil`.
  var pull: Pull?

  /// A pull of a handle.
  struct Pull {
    var handle: CurveContent.Handle
    var figures: CurveFigures
    var scale: CurveScale
    var axis: CurveAxis
    /// The latest location of the pointer.
    var place: CGPoint
    /// The distance by which the pointer has moved the handle, in points.
    var moved = CGVector.zero
    /// The point of the handle when it was grabbed.
    var start: MotionCurve.Sample
    /// The point to which the handle is pulled.
    var pulled: MotionCurve.Sample
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "curves"
    backgroundColor = Palette.panel
    clipsToBounds = true
    edge.backgroundColor = Palette.line
    area.isUserInteractionEnabled = false
    content.isUserInteractionEnabled = false
    for view in [area, content, edge] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the given content.
  package func show(_ content: CurveContent) {
    guard content != shown else { return }
    shown = content
    setNeedsLayout()
  }

  // MARK: Geometry

  /// The frame of the lanes, whose horizontal extent is that of the time line's track.
  package var track: CGRect {
    CGRect(
      x: Self.nameWidth, y: Self.headHeight,
      width: max(0, bounds.width - Self.nameWidth - 2 * Palette.grid),
      height: bounds.height - Self.headHeight - Palette.grid)
  }

  /// The frames of the lanes: the first one is as high as the others together.
  func lanes(_ count: Int) -> [CGRect] {
    let track = track
    guard count > 0 else { return [] }
    let gap = Palette.grid
    // The lane of the first curve, whose handles can be pulled, is higher than all others together.
    let first = count == 1 ? 1 : 0.6
    let others = Array(repeating: 0.4 / Double(max(count - 1, 1)), count: count - 1)
    var y = track.minY
    return ([first] + others).map { share in
      let height = (track.height - CGFloat(count - 1) * gap) * share
      defer { y += height + gap }
      return CGRect(x: track.minX, y: y, width: track.width, height: height)
    }
  }

  /// The curves that have a lane.
  var visible: [MotionCurve] { Array(shown.curves.prefix(Self.laneCount)) }

  /// Returns the scale of a lane, whose range includes the curves of the previous repetition.
  func scale(of curve: MotionCurve, in lane: CGRect) -> CurveScale {
    if let pull, curve.key == shown.curves.first?.key { return pull.scale }
    let others = (shown.before + shown.ahead).filter { $0.key == curve.key }
    let isFirst = curve.key == shown.curves.first?.key
    // The first lane has space above its curve for the texts of the handles.
    let top: CGFloat = isFirst ? 22 : 6
    let area = CGRect(
      x: lane.minX, y: lane.minY + top, width: lane.width, height: lane.height - top - 6)
    let rise =
      isFirst ? shown.figures.map { $0.target - $0.start.value } ?? curve.rise : curve.rise
    return CurveScale([curve] + others, shown.axis, in: area, isFlipped: rise < 0)
  }

  func x(of time: TimeInterval) -> CGFloat {
    track.minX + (pull?.axis ?? shown.axis).x(of: time, width: track.width)
  }

  func themed(_ color: UIColor) -> UIColor { color.resolvedColor(with: traitCollection) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    area.frame = bounds
    content.frame = bounds
    area.layer.contentCommands = commands
    content.show(labels)
  }

  /// The curve of the first lane, whose points can be pulled, or `nil` if nothing moves.
  package var firstKey: MotionCurve.Key? { visible.first?.key }
  /// A Boolean value that indicates whether the pointer is pulling a point of a curve.
  package var isPulling: Bool { pull != nil }
  /// A Boolean value that indicates whether a pulled point moves by a fifth of the pointer's
  /// movement.
  package var isFine = false

  // MARK: The mouse

  package override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let handle = handle(at: place)
    let isDouble = touch.tapCount > 0 && touch.tapCount.isMultiple(of: 2)
    // Two pulls in quick succession are not a double click.
    if isDouble, handle == nil || handle == .release {
      onDoubleClick()
      return false
    }
    if let handle, beginPull(handle, at: place) { return true }
    guard track.minX - Palette.grid <= place.x else { return false }
    scrub(to: place)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if pull != nil { continuePull(to: place) } else { scrub(to: place) }
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endTracking()
  }

  package override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endTracking()
  }

  private func endTracking() {
    if pull == nil { return onRelease() }
    pull = nil
    setNeedsLayout()
  }

  private func scrub(to place: CGPoint) {
    let part = Double((place.x - track.minX) / max(track.width, 1))
    onScrub(shown.axis.start + min(max(part, 0), 1) * shown.axis.length)
  }
}
