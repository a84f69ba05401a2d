import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension GoldenScene {
  static let drawings: [GoldenScene] = [
    make("strokes", 260, 190, strokes), make("strokes-fine", 120, 60, scale: 2, fineStrokes),
    make("gradients", 260, 180, background: paper, gradients),
    make("masks", 260, 100, background: paper, masks),
  ]

  private static func corner(_ x: CGFloat, _ y: CGFloat, closed: Bool = false) -> CGPath {
    var path = PathBuilder()
    path.move(to: CGPoint(x: x, y: y + 40))
    path.addLine(to: CGPoint(x: x + 20, y: y))
    path.addLine(to: CGPoint(x: x + 40, y: y + 40))
    if closed { path.close() }
    return path.path
  }

  /// Joins across, caps down; then dashes, a mitre beyond its limit, and a nib that is stretched.
  private static var strokes: [DrawCommand] {
    var commands: [DrawCommand] = []
    for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
      for (column, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        let path = corner(14 + CGFloat(column) * 60, 14 + CGFloat(row) * 60)
        let line = LineStyle(width: 10, cap: cap, join: join)
        commands.append(.path(PathCommand(path: path, stroke: ink.copy(alpha: 0.4), line: line)))
        commands.append(.path(PathCommand(path: path, stroke: red, lineWidth: 1)))
      }
    }
    let oval = CGPath(ellipseIn: CGRect(x: 200, y: 10, width: 50, height: 40), transform: nil)
    commands.append(
      .path(PathCommand(path: oval, stroke: blue, line: LineStyle(width: 3, dash: [8, 4]))))
    commands.append(
      .path(
        PathCommand(
          path: corner(205, 65, closed: true), stroke: green,
          line: LineStyle(width: 4, cap: .round, join: .round, dash: [0, 7], dashPhase: 2))))
    commands.append(
      group(
        x: 190, y: 130, scale: 1,
        [
          .path(
            PathCommand(
              path: corner(10, 5), stroke: ink, line: LineStyle(width: 8, miterLimit: 1.5)))
        ]))
    return commands
  }

  /// Half a point and less, straight, slanted and round.
  private static var fineStrokes: [DrawCommand] {
    (0..<4).flatMap { index -> [DrawCommand] in
      let width = [0.25, 0.5, 1, 1.5][index]
      let y = 6 + CGFloat(index) * 12
      var line = PathBuilder()
      line.move(to: CGPoint(x: 5, y: y))
      line.addLine(to: CGPoint(x: 35, y: y))
      line.addLine(to: CGPoint(x: 60, y: y + 8))
      let oval = CGPath(ellipseIn: CGRect(x: 70, y: y - 3, width: 40, height: 9), transform: nil)
      return [line.path, oval].map {
        .path(PathCommand(path: $0, stroke: ink, lineWidth: CGFloat(width)))
      }
    }
  }

  private static func gradient(
    _ rect: CGRect, radius: CGFloat = 0, _ colors: [CGColor], _ geometry: GradientCommand.Geometry,
    locations: [CGFloat]? = nil, extends: Bool = true
  ) -> DrawCommand {
    .gradient(
      GradientCommand(
        outline: RoundedRect(rect: rect, radius: radius),
        gradient: Gradient(colors: colors, locations: locations)!, geometry: geometry,
        extendsBefore: extends, extendsAfter: extends))
  }

  private static var gradients: [DrawCommand] {
    typealias Circle = GradientCommand.Circle
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let clear = blue.copy(alpha: 0) ?? .clear
    return [
      gradient(
        CGRect(x: 10, y: 10, width: 70, height: 70), radius: 16, [blue, green],
        .axial(from: point(10, 10), to: point(10, 80))),
      gradient(
        CGRect(x: 95.5, y: 10.5, width: 70, height: 70), radius: 35, [red, .white, ink],
        .axial(from: point(95, 0), to: point(165, 0)), locations: [0, 0.3, 1]),
      gradient(
        CGRect(x: 180, y: 10, width: 70, height: 70), [blue, clear],
        .axial(from: point(180, 10), to: point(250, 80))),
      gradient(
        CGRect(x: 10, y: 95, width: 70, height: 70), [red, blue],
        .axial(from: point(25, 110), to: point(60, 130)), extends: false),
      gradient(
        CGRect(x: 95, y: 95, width: 70, height: 70), radius: 10, [.white, blue, ink],
        .radial(
          from: Circle(center: point(120, 120), radius: 0),
          to: Circle(center: point(130, 130), radius: 45))),
      group(
        x: 215, y: 130, degrees: 25,
        [
          gradient(
            CGRect(x: -30, y: -25, width: 60, height: 50), radius: 12, [green, paper],
            .axial(from: point(-30, 0), to: point(30, 0)))
        ]),
    ]
  }

  private static var masks: [DrawCommand] {
    let star = PathBuilder.star(around: CGPoint(x: 40, y: 50), radius: 36)
    let picture = DrawCommand.picture(
      testImage(40, transparent: false), in: CGRect(x: 95, y: 15, width: 70, height: 70))
    let fade = gradient(
      CGRect(x: 95, y: 15, width: 70, height: 70), [.black, .clear],
      .axial(from: CGPoint(x: 95, y: 15), to: CGPoint(x: 165, y: 15)))
    let half = DisplayGroup(
      transform: ProjectiveTransform(CGAffineTransform(translationX: 215, y: 50).rotated(by: 0.5)),
      opacity: 0.6, commands: [shape(-30, -30, 60, 60, radius: 20, ink)])
    return [
      .group(
        DisplayGroup(
          mask: .path(star, .evenOdd),
          commands: [shape(0, 0, 80, 100, red), shape(20, 40, 80, 20, blue)])),
      .group(
        DisplayGroup(mask: .alpha(DisplayGroup(commands: [fade])), commands: [picture])),
      .group(
        DisplayGroup(
          mask: .alpha(half),
          commands: [shape(180, 10, 70, 80, green), shape(200, 40, 40, 20, .white)])),
    ]
  }
}

extension PathBuilder {
  /// Five points joined by every second.
  fileprivate static func star(around center: CGPoint, radius: CGFloat) -> CGPath {
    var path = PathBuilder()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path.path
  }
}
