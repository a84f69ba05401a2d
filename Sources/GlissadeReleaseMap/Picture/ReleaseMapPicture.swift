import Foundation
import UIKit

/// The drawing of a release map in a rectangle, in the current graphics context.
@MainActor struct ReleaseMapPicture {
  private let map: ReleaseMap
  private let bounds: CGRect
  private let subject: String
  private let direction: String
  private let geometry: RegionGeometry
  /// The traits for which colors are resolved.
  private let traits: UITraitCollection
  /// The rectangle of the plot.
  let plot: CGRect
  /// A Boolean value that indicates whether there is no space for the line that explains the plot.
  let isCompact: Bool

  /// The least height of a picture with a line that explains the plot, in points.
  private static let heightForLegend: CGFloat = 400

  /// The greatest distance between the marks of a pattern, in points.
  private static let patternStep: CGFloat = 9

  init(
    _ map: ReleaseMap, in bounds: CGRect, subject: String, direction: String,
    traits: UITraitCollection
  ) {
    self.traits = traits
    self.map = map
    self.bounds = bounds
    self.subject = subject
    self.direction = direction
    geometry = RegionGeometry(map)
    isCompact = bounds.height < Self.heightForLegend
    plot = bounds.inset(
      by: isCompact
        ? UIEdgeInsets(top: 46, left: 58, bottom: 62, right: 24)
        : UIEdgeInsets(top: 52, left: 64, bottom: 76, right: 24))
  }

  func draw() {
    guard plot.width > 40, plot.height > 40 else { return }
    drawTitle()
    drawRegions()
    drawContours()
    drawBorders()
    drawPath()
    drawLabels()
    drawAxes()
    drawFooter()
  }

  /// Returns a color of the theme.
  private func shown(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }

  // MARK: Coordinates

  private var velocities: ClosedRange<Double> {
    map.velocities[0]...map.velocities[map.velocities.count - 1]
  }
  private var positions: ClosedRange<Double> {
    map.positions[0]...map.positions[map.positions.count - 1]
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let x = (point.x - velocities.lowerBound) / (velocities.upperBound - velocities.lowerBound)
    let y = (point.y - positions.lowerBound) / (positions.upperBound - positions.lowerBound)
    return CGPoint(x: plot.minX + x * plot.width, y: plot.minY + y * plot.height)
  }

  /// Returns the point that represents a release.
  func place(_ release: Release) -> CGPoint {
    place(CGPoint(x: release.velocity, y: release.position))
  }

  /// Returns the release that a point of the plot represents, or the nearest one for a point
  /// outside of the plot.
  func release(nearest point: CGPoint) -> Release {
    let point = CGPoint(
      x: min(max(point.x, plot.minX), plot.maxX), y: min(max(point.y, plot.minY), plot.maxY))
    let x = Double((point.x - plot.minX) / plot.width)
    let y = Double((point.y - plot.minY) / plot.height)
    return Release(
      position: positions.lowerBound + y * (positions.upperBound - positions.lowerBound),
      velocity: velocities.lowerBound + x * (velocities.upperBound - velocities.lowerBound))
  }

  // MARK: Regions

  private func drawRegions() {
    let polygons = geometry.polygons()
    for (index, outcome) in map.outcomes.enumerated() {
      let look = ReleaseMapLook.region(index)
      let path = UIBezierPath()
      // The largest region is drawn below all others, so that no gap is visible between two
      // polygons.
      if index == 0 {
        path.append(UIBezierPath(rect: plot))
      } else {
        for polygon in polygons[outcome] ?? [] { add(polygon, to: path) }
      }
      shown(look.fill).setFill()
      path.fill()
    }
    for (index, outcome) in map.outcomes.enumerated() {
      let path = UIBezierPath()
      for polygon in polygons[outcome] ?? [] { add(polygon, to: path) }
      draw(ReleaseMapLook.region(index).pattern, in: path)
    }
  }

  private func add(_ polygon: [CGPoint], to path: UIBezierPath) {
    for (index, point) in polygon.enumerated() {
      if index == 0 { path.move(to: place(point)) } else { path.addLine(to: place(point)) }
    }
    path.close()
  }

  private func draw(_ pattern: ReleaseMapLook.Pattern, in region: UIBezierPath) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let marks = marks(of: pattern)
    context.saveGState()
    region.addClip()
    shown(ReleaseMapLook.pattern).set()
    marks.stroke()
    context.restoreGState()
  }

  /// Returns the path of a pattern's marks over the whole plot.
  private func marks(of pattern: ReleaseMapLook.Pattern) -> UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = 1
    func line(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
      path.move(to: CGPoint(x: x, y: y))
      path.addLine(to: CGPoint(x: x + dx, y: y + dy))
    }
    let (width, height) = (plot.width, plot.height)
    let step = Self.patternStep
    switch pattern {
    case .plain: break
    case .dots:
      // Dashes without a length and with round ends are dots, at a fraction of the cost of ovals.
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.setLineDash([0, step], count: 2, phase: 0)
      for y in stride(from: plot.minY + 1, to: plot.maxY, by: step) { line(plot.minX, y, width, 0) }
    case .rings:
      let radius: CGFloat = 2.5
      for x in stride(from: plot.minX, to: plot.maxX, by: step) {
        for y in stride(from: plot.minY, to: plot.maxY, by: step) {
          path.append(
            UIBezierPath(ovalIn: CGRect(x: x, y: y, width: 2 * radius, height: 2 * radius)))
        }
      }
    case .rising:
      for x in stride(from: plot.minX - height, to: plot.maxX, by: step) {
        line(x, plot.maxY, height, -height)
      }
    case .falling:
      for x in stride(from: plot.minX - height, to: plot.maxX, by: step) {
        line(x, plot.minY, height, height)
      }
    case .horizontal, .crossed:
      for y in stride(from: plot.minY, to: plot.maxY, by: step) { line(plot.minX, y, width, 0) }
      if pattern == .crossed { path.append(marks(of: .vertical)) }
    case .vertical:
      for x in stride(from: plot.minX, to: plot.maxX, by: step) { line(x, plot.minY, 0, height) }
    }
    return path
  }

  private func drawBorders() {
    let path = UIBezierPath()
    path.lineWidth = 1.5
    for segment in geometry.borders() { add(segment, to: path) }
    shown(ReleaseMapLook.border).setStroke()
    path.stroke()
  }

  private func add(_ segment: RegionGeometry.Segment, to path: UIBezierPath) {
    path.move(to: place(segment.start))
    path.addLine(to: place(segment.end))
  }

  private func drawContours() {
    for seconds in geometry.contourTimes {
      let segments = geometry.contour(at: seconds)
      guard !segments.isEmpty else { continue }
      let path = UIBezierPath()
      path.lineWidth = 0.75
      for segment in segments { add(segment, to: path) }
      shown(ReleaseMapLook.contour).setStroke()
      path.stroke()
    }
  }

  /// Draws the time of each contour above its rightmost part that nothing covers.
  private func drawTimes(beside others: [CGRect]) {
    var taken = others
    for seconds in geometry.contourTimes {
      let text = String(format: "%.2f s", seconds)
      let size = size(of: text, ReleaseMapLook.font)
      let ends = geometry.contour(at: seconds).map { place($0.end) }.sorted { $0.x > $1.x }
      let boxes = ends.map { end in
        CGRect(
          origin: CGPoint(
            x: min(end.x, plot.maxX - 4) - size.width, y: max(end.y - 15, plot.minY + 2)),
          size: size)
      }
      guard let box = boxes.first(where: { box in !taken.contains { $0.intersects(box) } })
      else { continue }
      taken.append(box)
      draw(text, at: box.origin, ReleaseMapLook.font, ReleaseMapLook.text)
    }
  }

  // MARK: The drag

  private func drawPath() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(rect: plot).addClip()
    shown(ReleaseMapLook.path).setStroke()
    let path = UIBezierPath()
    path.lineWidth = 2
    for (index, release) in shownPath.enumerated() {
      if index == 0 { path.move(to: place(release)) } else { path.addLine(to: place(release)) }
    }
    path.stroke()
    context.restoreGState()
  }

  /// The samples of the drag without the first ones, whose velocities are estimated from too few
  /// samples.
  private var shownPath: ArraySlice<Release> {
    map.path.count > 8 ? map.path.dropFirst(3) : map.path[...]
  }

  /// Returns the release of the map that is nearest to a release.
  func clamped(_ release: Release) -> Release {
    Release(
      position: min(max(release.position, positions.lowerBound), positions.upperBound),
      velocity: min(max(release.velocity, velocities.lowerBound), velocities.upperBound))
  }

  // MARK: Text

  private func size(of text: String, _ font: UIFont) -> CGSize {
    (text as NSString).size(withAttributes: [.font: font])
  }

  private func draw(_ text: String, at point: CGPoint, _ font: UIFont, _ color: UIColor) {
    (text as NSString).draw(
      at: point, withAttributes: [.font: font, .foregroundColor: shown(color)])
  }

  private func draw(
    _ text: String, centeredAt point: CGPoint, _ font: UIFont, _ color: UIColor
  ) {
    let size = size(of: text, font)
    draw(text, at: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), font, color)
  }

  private func drawTitle() {
    let title = "Every release of this drag"
    let y: CGFloat = isCompact ? 6 : 14
    draw(title, at: CGPoint(x: 20, y: y), ReleaseMapLook.titleFont, ReleaseMapLook.text)
    let width = size(of: title, ReleaseMapLook.titleFont).width
    let inferred = map.cells.filter { !$0.isSimulated }.count
    let count =
      "\(map.simulatedCount) simulated"
      + (inferred > 0 ? ", \(inferred) inferred inside regions" : "")
    draw(
      subject.isEmpty ? count : "\(subject), \(count)", at: CGPoint(x: 44 + width, y: y + 4),
      ReleaseMapLook.font, ReleaseMapLook.quietText)
  }

  private func drawLabels() {
    // A label must not cover another label or the samples of the drag.
    var taken = (shownPath + [map.release].compactMap { $0 }).map { release -> CGRect in
      let point = place(clamped(release))
      return CGRect(x: point.x - 9, y: point.y - 9, width: 18, height: 18)
    }
    for (index, outcome) in map.outcomes.enumerated() {
      let look = ReleaseMapLook.region(index)
      let text = ControllerNames.shortened(in: outcome)
      let size = size(of: text, ReleaseMapLook.labelFont)
      let label = CGSize(width: size.width + 12, height: size.height + 6)
      guard let box = labelBox(of: outcome, label, beside: taken) else { continue }
      taken.append(box)
      shown(look.fill).setFill()
      UIBezierPath(roundedRect: box, cornerRadius: 6).fill()
      draw(
        text, centeredAt: CGPoint(x: box.midX, y: box.midY), ReleaseMapLook.labelFont, look.text)
    }
    drawTimes(beside: taken)
  }

  /// Returns the box of a region's label, or `nil` if no place is free. It is in a wide part of the
  /// region, as near to the middle of the region as the other labels allow, and if possible it does
  /// not cover a border.
  private func labelBox(
    of outcome: String, _ size: CGSize, beside others: [CGRect]
  ) -> CGRect? {
    let spans = geometry.spans(of: outcome)
    guard spans.count > 1 else { return nil }
    let middle = Double(spans[0].row + spans[spans.count - 1].row) / 2
    let scale = Double(plot.width) / (velocities.upperBound - velocities.lowerBound)
    // A part that is wider than the label is no better than one of the label's width.
    func cost(_ span: RegionGeometry.Span) -> Double {
      abs(Double(span.row) - middle) * 8 - min(span.width * scale, Double(size.width) + 24)
    }
    let boxes = spans.sorted { cost($0) < cost($1) }.flatMap { span in
      [0.5, 0.25, 0.75].map { part -> CGRect in
        let velocity = span.velocities.lowerBound + span.width * part
        let center = place(Release(position: map.positions[span.row], velocity: velocity))
        let x = min(max(center.x - size.width / 2, plot.minX + 4), plot.maxX - size.width - 4)
        let y = min(max(center.y - size.height / 2, plot.minY + 4), plot.maxY - size.height - 4)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
    }
    let free = boxes.filter { box in !others.contains { $0.intersects(box) } }
    return free.first { covers(only: outcome, $0) } ?? free.first
  }

  /// Returns whether the corners of a box are in the region of an outcome.
  private func covers(only outcome: String, _ box: CGRect) -> Bool {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    return corners.allSatisfy { geometry.outcome(of: release(nearest: $0)) == outcome }
  }

  private func drawAxes() {
    let font = ReleaseMapLook.font
    let color = ReleaseMapLook.quietText
    for velocity in ticks(velocities) {
      let x = place(Release(position: positions.lowerBound, velocity: velocity)).x
      tick(CGRect(x: x - 0.5, y: plot.maxY, width: 1, height: 4))
      draw(
        Self.signed(velocity), centeredAt: CGPoint(x: x, y: plot.maxY + 13), font, color)
    }
    for position in ticks(positions) {
      let y = place(Release(position: position, velocity: velocities.lowerBound)).y
      tick(CGRect(x: plot.minX - 4, y: y - 0.5, width: 4, height: 1))
      let text = ReleaseMapComparison.text(position)
      let size = size(of: text, font)
      draw(text, at: CGPoint(x: plot.minX - 8 - size.width, y: y - size.height / 2), font, color)
    }
    draw("position, pt", at: CGPoint(x: 20, y: plot.minY - 20), font, color)
    let axis = "velocity at the release, pt/s"
    draw(
      direction.isEmpty ? axis : "\(axis) (\(direction))",
      centeredAt: CGPoint(x: plot.midX, y: plot.maxY + (isCompact ? 27 : 32)), font, color)
  }

  private func tick(_ rect: CGRect) {
    shown(ReleaseMapLook.quietText).setFill()
    UIBezierPath(rect: rect).fill()
  }

  /// Returns about five round values in a range.
  private func ticks(_ range: ClosedRange<Double>) -> [Double] {
    let length = range.upperBound - range.lowerBound
    let step = [10.0, 20, 50, 100, 200, 500, 1000, 2000, 5000].first { length / $0 <= 6 } ?? 10_000
    let first = (range.lowerBound / step).rounded(.up) * step
    return Array(stride(from: first, through: range.upperBound + 1e-6, by: step))
  }

  static func signed(_ number: Double) -> String {
    let text = ReleaseMapComparison.text(number)
    return number > 0 ? "+" + text : text
  }

  private func drawFooter() {
    guard !isCompact else { return }
    let legend =
      "Solid: border, exact to 1 pt and 5 pt/s. Thin: seconds until at rest. Orange: the drag."
    draw(
      legend, at: CGPoint(x: 20, y: plot.maxY + 60), ReleaseMapLook.font, ReleaseMapLook.quietText)
  }

  /// The frame of the sentence about one release, below the axes.
  var sentenceFrame: CGRect {
    CGRect(
      x: 20, y: plot.maxY + (isCompact ? 37 : 42), width: max(bounds.width - 40, 0), height: 18)
  }
}
