import Foundation
import GlissadeDrawing
import GlissadeGestures
import UIKit

/// A plot of the curves of everything that moves, on the axis of the time line (T-10).
///
/// The largest motion has the highest lane, with its percentages, its velocity, its overshoot and
/// points that can be pulled. A drag beside these points moves through the history. If more moves
/// than the lanes can show, the lanes below the first one scroll.
package final class CurvePlot: UIControl, Hoverable, KeyHandler {
  /// The height of the pane, in points.
  package nonisolated static let height: CGFloat = 168
  /// The width of the column with the views' names at the left, in points.
  package nonisolated static let nameWidth: CGFloat = 120
  /// The height of the space for texts above the lanes, in points.
  static let headHeight: CGFloat = 24
  private static let laneCount = 3
  /// The movement of a wheel or a pointer that scrolls by a lane, in points.
  private static let pointsPerLane: CGFloat = 32
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

  /// A closure that receives a factor by which more time is to be shown, and the location of the
  /// window, horizontally in points, at which the time stays the same.
  package var onZoom: (Double, CGFloat) -> Void = { _, _ in }
  /// The action when a drag turns out to be part of another gesture.
  package var onCancel: () -> Void = {}

  package var isHovered = false
  package let hint: Hint? = Hint(
    "Curves: pull a point, wheel zooms, over the names scrolls, double click a release", key: "G")

  let content = CurveLabels()
  let area = UIView()
  private let edge = UIView()
  private(set) var shown = CurveContent()
  /// The handle that the pointer is pulling and the state in which it was grabbed, or `nil`.
  var pull: Pull?

  /// The traits with which colors are resolved.
  private var traits = UITraitCollection()
  /// The number of curves that are skipped below the first lane.
  private var skipped = 0
  /// The part of a scroll that is not a whole lane yet, in points.
  private var scrollRest: CGFloat = 0
  /// The latest vertical location of the pointer that scrolls the lanes, or `nil`.
  private var scrollPlace: CGFloat?

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
    isMultipleTouchEnabled = true
    addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(CurvePlot.pinch)))
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

  /// The curves that have a lane, with their positions among all curves. The first curve keeps its
  /// lane, because its points can be pulled.
  var visibleIndices: [Int] {
    let start = 1 + min(skipped, hiddenCount)
    return Array(shown.curves.indices.prefix(1))
      + shown.curves.indices.dropFirst(start)
      .prefix(Self.laneCount - 1)
  }

  /// The curves that have a lane.
  var visible: [MotionCurve] { visibleIndices.map { shown.curves[$0] } }

  /// The number of curves for which there is no lane.
  var hiddenCount: Int { max(0, shown.curves.count - Self.laneCount) }

  /// The frame of the scroll indicator beside the lanes that scroll, or `nil` if all curves have a
  /// lane.
  var indicator: CGRect? {
    let lanes = lanes(visibleIndices.count).dropFirst()
    guard hiddenCount > 0, let first = lanes.first, let last = lanes.last else { return nil }
    let whole = last.maxY - first.minY
    let length = max(12, whole * CGFloat(lanes.count) / CGFloat(shown.curves.count - 1))
    let part = CGFloat(min(skipped, hiddenCount)) / CGFloat(hiddenCount)
    return CGRect(x: 5, y: first.minY + part * (whole - length), width: 3, height: length)
  }

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

  /// The axis with its place in the view.
  struct Horizontal {
    let axis: CurveAxis
    let minX: CGFloat
    let width: CGFloat

    func x(of time: TimeInterval) -> CGFloat { minX + axis.x(of: time, width: width) }
  }

  /// The axis with its place in the view. A curve of many points reads it once.
  var horizontal: Horizontal {
    let track = track
    return Horizontal(axis: pull?.axis ?? shown.axis, minX: track.minX, width: track.width)
  }

  func x(of time: TimeInterval) -> CGFloat { horizontal.x(of: time) }

  func themed(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }

  package override func layoutSubviews() {
    super.layoutSubviews()
    showFocus()
    traits = traitCollection
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
    guard !isOnNames(place) else {
      scrollPlace = place.y
      return hiddenCount > 0
    }
    scrub(to: place)
    return true
  }

  package override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    // Two touches are about to zoom.
    if (event?.allTouches?.count ?? 1) > 1 { return true }
    if let last = scrollPlace {
      scroll(by: last - place.y)
      scrollPlace = place.y
    } else if pull != nil {
      continuePull(to: place)
    } else {
      scrub(to: place)
    }
    return true
  }

  package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endTracking(onRelease)
  }

  package override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endTracking(onCancel)
  }

  private func endTracking(_ end: () -> Void) {
    let isScroll = scrollPlace != nil
    scrollPlace = nil
    if isScroll { return }
    if pull == nil { return end() }
    pull = nil
    setNeedsLayout()
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .changed, recognizer.scale > 0 else { return }
    onZoom(1 / recognizer.scale, recognizer.location(in: nil).x)
    recognizer.scale = 1
  }

  // MARK: Scrolling

  /// Returns whether a location lies on the names at the left of the lanes.
  package func isOnNames(_ place: CGPoint) -> Bool { place.x < track.minX - Palette.grid }

  /// Scrolls the lanes below the first one by a movement in points; a positive one shows later
  /// curves.
  package func scroll(by points: CGFloat) {
    scrollRest += points
    let count = (scrollRest / Self.pointsPerLane).rounded(.towardZero)
    scrollRest -= count * Self.pointsPerLane
    scroll(byLanes: Int(count))
  }

  /// Scrolls the lanes below the first one by a number of curves.
  private func scroll(byLanes count: Int) {
    let next = min(max(min(skipped, hiddenCount) + count, 0), hiddenCount)
    guard next != skipped else { return }
    skipped = next
    setNeedsLayout()
  }

  // MARK: Keys

  /// A Boolean value that indicates whether there are lanes to scroll.
  package override var canBecomeFirstResponder: Bool { hiddenCount > 0 }

  package override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  package override func resignFirstResponder() -> Bool {
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  package func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case "Up": scroll(byLanes: -1)
    case "Down": scroll(byLanes: 1)
    case "Home": scroll(byLanes: -hiddenCount)
    case "End": scroll(byLanes: hiddenCount)
    default: return false
    }
    return true
  }

  private func scrub(to place: CGPoint) {
    let part = Double((place.x - track.minX) / max(track.width, 1))
    onScrub(shown.axis.start + min(max(part, 0), 1) * shown.axis.length)
  }
}
