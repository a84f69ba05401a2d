import Foundation
import UIKit

// The texts of the curves: names, percentages, marks and handles.
extension CurvePlot {
  /// Returns an upper bound for the width of a text in the small font, in points.
  private static func width(of text: String) -> CGFloat { CGFloat(text.count) * 6.6 + 8 }

  /// The texts of the whole pane.
  var labels: [CurveLabels.Text] {
    guard !visible.isEmpty else { return emptyLabels }
    let names = names
    // In a lane that is too low for both, the name precedes the percentages.
    let free = percentages.filter { text in !names.contains { $0.frame.intersects(text.frame) } }
    return names + measuredName + free + words
  }

  private var emptyLabels: [CurveLabels.Text] {
    [
      .init(
        text: "The curves of what moves appear here: drag something.",
        frame: CGRect(x: 2 * Palette.grid, y: bounds.midY - 10, width: 400, height: 20),
        color: .quiet)
    ]
  }

  private var names: [CurveLabels.Text] {
    let curves = visible
    let width = Self.nameWidth - 2 * Palette.grid - 34
    var texts = zip(curves, lanes(curves.count)).enumerated().flatMap { index, entry in
      let (curve, lane) = entry
      let x = 2 * Palette.grid
      let y = nameTop(in: lane, isFirst: index == 0)
      return [
        CurveLabels.Text(
          text: curve.key.view, frame: CGRect(x: x, y: y, width: width + 30, height: 16),
          color: .text,
          isStrong: true),
        CurveLabels.Text(
          text: curve.key.property.title,
          frame: CGRect(x: x, y: y + 16, width: width + 30, height: 14),
          color: .quiet),
      ]
    }
    let more = hiddenCount
    if more > 0 {
      texts.append(
        .init(
          text: more == 1 ? "1 more moves" : "\(more) more move",
          frame: CGRect(x: 2 * Palette.grid, y: 6, width: Self.nameWidth, height: 14), color: .quiet
        ))
    }
    return texts
  }

  /// Returns the upper edge of the name of a lane: beside the middle of the lane, or where no
  /// percentage of the first lane is beside it.
  private func nameTop(in lane: CGRect, isFirst: Bool) -> CGFloat {
    let middle = lane.midY - 15
    guard isFirst else { return middle }
    let height: CGFloat = 30
    let taken = percentages.map { $0.frame.minY - 1...$0.frame.maxY + 1 }
    return [middle, middle + 15, middle - 15, lane.minY, lane.maxY - height]
      .first { top in !taken.contains { $0.overlaps(top...top + height) } } ?? middle
  }

  /// The percentages beside the lines of the start and end values.
  private var percentages: [CurveLabels.Text] {
    guard let figures = shown.figures, let curve = visible.first,
      let lane = lanes(visible.count).first
    else { return [] }
    let scale = scale(of: curve, in: lane)
    let ends = [(figures.start.value, "0"), (figures.target, "100 %")]
    guard abs(scale.y(of: ends[0].0) - scale.y(of: ends[1].0)) > 14 else { return [] }
    return ends.map { value, text in
      .init(
        text: text,
        frame: CGRect(x: Self.nameWidth - 48, y: scale.y(of: value) - 7, width: 44, height: 14),
        color: .quiet, alignment: .right)
    }
  }

  /// The texts beside handles, marks and the visible frame. A text that would cover another is left
  /// out; texts of handles have precedence.
  private var words: [CurveLabels.Text] {
    var texts: [CurveLabels.Text] = []
    func add(_ text: CurveLabels.Text) {
      if texts.contains(where: { $0.frame.insetBy(dx: -2, dy: 0).intersects(text.frame) }) {
        return
      }
      texts.append(text)
    }
    if let age = shown.age {
      let x = min(max(x(of: shown.cursor), track.minX), track.maxX)
      let width = Self.width(of: age)
      let left = min(max(x - width / 2, track.minX), track.maxX - width)
      add(
        .init(
          text: age, frame: CGRect(x: left, y: 3, width: width, height: 17), color: .plate,
          alignment: .center))
    }
    for text in handleWords { add(text) }
    for (mark, x) in visibleMarks where mark.kind != .released || shown.figures == nil {
      let width = min(Self.width(of: mark.words), track.maxX - x - 6)
      guard width > 30 else { continue }
      let color: CurveLabels.Color = mark.kind == .callback ? .quiet : .second
      add(
        .init(
          text: mark.words, frame: CGRect(x: x + 5, y: 5, width: width, height: 14), color: color))
    }
    return texts
  }

  private var handleWords: [CurveLabels.Text] {
    guard let figures = shown.figures, let curve = visible.first else { return [] }
    let unit = curve.key.property.unit
    return CurveContent.Handle.allCases.compactMap { handle in
      guard let point = location(of: handle) else { return nil }
      if handle == .peak, figures.peak == nil, shown.handles[.peak] == nil { return nil }
      let text = figures.words(of: handle, unit: unit, pulls: shown.handles[handle])
      let (frame, alignment) = place(of: handle, at: point, width: Self.width(of: text))
      return .init(
        text: text, frame: frame, color: handle.color, alignment: alignment, isOpaque: true)
    }
  }

  /// Returns the frame of a handle's text. The texts of peak and release end beside their handles.
  /// That of the end begins there, or lies below it where the track ends too soon.
  private func place(
    of handle: CurveContent.Handle, at point: CGPoint, width: CGFloat
  ) -> (CGRect, NSTextAlignment) {
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: 14)
    }
    let isFree = point.x + 10 + width <= track.maxX
    if handle == .settled, !isFree {
      let end = min(point.x + width / 2, track.maxX)
      return (frame(end - width, point.y + 9), .right)
    }
    if handle == .settled || point.x - width - 12 <= track.minX {
      return (frame(min(point.x + 10, track.maxX - width), point.y - 20), .left)
    }
    return (frame(point.x - width - 10, point.y - 20), .right)
  }
}

extension CurveContent.Handle {
  /// The color of the text beside the handle.
  fileprivate var color: CurveLabels.Color {
    switch self {
    case .peak: .alarm
    case .settled: .quiet
    case .release: .second
    }
  }
}
