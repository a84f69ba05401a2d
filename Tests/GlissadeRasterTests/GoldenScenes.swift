import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The pictures that are compared with files in `Fixtures`, by name.
struct GoldenScene: CustomStringConvertible {
  let name: String
  let list: DisplayList
  /// The font families that the pictures need.
  var fonts: [String] = []

  var description: String { name }

  static let all: [GoldenScene] = shapes + groups + texts + images + drawings

  static func make(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, fonts: [String] = [],
    background: CGColor = .white, _ commands: [DrawCommand]
  ) -> GoldenScene {
    let list = DisplayList(
      size: CGSize(width: width, height: height), scale: scale, background: background,
      root: DisplayGroup(commands: commands))
    return GoldenScene(name: name, list: list, fonts: fonts)
  }

  static let blue = CGColor(red: 0.16, green: 0.38, blue: 0.95, alpha: 1)
  static let red = CGColor(red: 0.93, green: 0.27, blue: 0.27, alpha: 1)
  static let green = CGColor(red: 0.13, green: 0.65, blue: 0.4, alpha: 1)
  static let ink = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)
  static let paper = CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)

  static func shape(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0,
    _ fill: CGColor?, border: Border? = nil
  ) -> DrawCommand {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: fill, border: border))
  }

  static func group(
    x: CGFloat = 0, y: CGFloat = 0, degrees: Double = 0, scale: CGFloat = 1, opacity: Double = 1,
    clip: RoundedRect? = nil, shadow: ShadowCommand? = nil, _ commands: [DrawCommand]
  ) -> DrawCommand {
    let transform = CGAffineTransform(translationX: x, y: y).rotated(by: degrees * .pi / 180)
      .scaledBy(x: scale, y: scale)
    return .group(
      DisplayGroup(
        transform: ProjectiveTransform(transform), opacity: opacity, clip: clip, shadow: shadow,
        commands: commands))
  }
}

extension GoldenScene {
  static let shapes: [GoldenScene] = [
    make(
      "rounded-rects-fractional", 220, 120,
      (0..<4).flatMap { index -> [DrawCommand] in
        let shift = CGFloat(index) * 0.25
        return [
          shape(10 + CGFloat(index) * 52 + shift, 10 + shift, 40, 40, radius: 10, blue),
          shape(10 + CGFloat(index) * 52 + shift, 64 + shift, 40, 40, radius: 20, red),
        ]
      }),
    make(
      "rectangles-fractional", 120, 60,
      (0..<4).map { shape(8 + CGFloat($0) * 28.25, 8.5, 20, 40.75, ink) }),
    make(
      "corners", 200, 60,
      [
        .shape(
          ShapeCommand(
            outline: RoundedRect(
              rect: CGRect(x: 10, y: 10, width: 80, height: 40), topLeft: 20, topRight: 20,
              bottomRight: 0, bottomLeft: 0), fill: green)),
        .shape(
          ShapeCommand(
            outline: RoundedRect(
              rect: CGRect(x: 110, y: 10, width: 80, height: 40), topLeft: 0, topRight: 8,
              bottomRight: 30, bottomLeft: 2), fill: green)),
      ]),
    make(
      "borders", 240, 120, background: paper,
      [
        shape(10, 10, 60, 40, .white, border: Border(width: 1, color: ink)),
        shape(
          85.5, 10.5, 60, 40, radius: 12, .white, border: Border(width: 1.5, color: blue)),
        shape(165, 10, 60, 40, radius: 20, .white, border: Border(width: 6, color: red)),
        shape(
          10, 65, 60, 40, radius: 14, nil,
          border: Border(width: 3, color: CGColor(gray: 0, alpha: 0.35))),
        shape(
          85, 65, 60, 40, radius: 14, green,
          border: Border(width: 4, color: CGColor(gray: 1, alpha: 0.5))),
        shape(165, 65, 60, 40, radius: 20, .white, border: Border(width: 30, color: ink)),
      ]),
    make(
      "turned-shapes", 260, 140,
      [
        group(x: 60, y: 70, degrees: 20, [shape(-40, -30, 80, 60, radius: 12, blue)]),
        group(
          x: 150, y: 70, degrees: 45,
          [shape(-30, -30, 60, 60, .white, border: Border(width: 3, color: red))]),
        group(x: 200, y: 40, scale: 1.7, [shape(0, 0, 30, 30, radius: 8, green)]),
      ]),
    make(
      "paths", 200, 100,
      [
        .path(
          PathCommand(
            path: CGPath(
              ellipseIn: CGRect(x: 10, y: 15, width: 80, height: 60), transform: nil),
            fill: green.copy(alpha: 0.4), stroke: green, lineWidth: 3)),
        .path(
          PathCommand(
            path: CGPath(elements: [
              .move(CGPoint(x: 110, y: 80)), .line(CGPoint(x: 150, y: 15)),
              .line(CGPoint(x: 190, y: 80)), .close,
            ]), stroke: ink, lineWidth: 5)),
      ]),
  ]
}
