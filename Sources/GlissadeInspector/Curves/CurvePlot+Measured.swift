import Foundation
import GlissadeDrawing
import UIKit

// A measured motion over the motion of the first curve.
extension CurvePlot {
  /// Returns the dots of the measured motion over the latest motion of the first curve.
  func measuredDots(_ scale: CurveScale) -> [DrawCommand] {
    guard let measured = shown.measured, let figures = shown.figures else { return [] }
    let track = track
    return measured.samples(over: figures).compactMap { sample in
      let point = CGPoint(x: x(of: sample.time), y: scale.y(of: sample.value))
      guard track.contains(point) else { return nil }
      let dot = CGRect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3)
      return .shape(
        ShapeCommand(
          outline: RoundedRect(rect: dot, radius: 1.5), fill: themed(Palette.text).cgColor))
    }
  }

  /// The name of the measured motion's dots, below the name of the first curve.
  var measuredName: [CurveLabels.Text] {
    guard shown.measured != nil, shown.figures != nil, let lane = lanes(visible.count).first
    else { return [] }
    return [
      .init(
        text: "• measured",
        frame: CGRect(x: 2 * Palette.grid, y: lane.midY + 15, width: 90, height: 14), color: .text)
    ]
  }
}
