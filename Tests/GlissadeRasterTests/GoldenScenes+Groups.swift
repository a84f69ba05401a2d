import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension GoldenScene {
  private static func card(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, sigma: CGFloat)
    -> DrawCommand
  {
    let outline = RoundedRect(rect: CGRect(x: 0, y: 0, width: 90, height: 60), radius: radius)
    let shadow = ShadowCommand(
      color: CGColor(gray: 0, alpha: 0.3), offset: CGSize(width: 0, height: sigma / 2),
      sigma: sigma, caster: .outline(outline))
    return group(
      x: x, y: y, shadow: shadow, [.shape(ShapeCommand(outline: outline, fill: .white))])
  }

  private static func glass(
    _ x: CGFloat, sigma: CGFloat, saturation: CGFloat = 1.8, tint: CGColor
  ) -> DrawCommand {
    let outline = RoundedRect(rect: CGRect(x: x, y: 16, width: 84, height: 88), radius: 16)
    return .backdrop(
      BackdropCommand(outline: outline, sigma: sigma, saturation: saturation, tint: tint))
  }

  static let groups: [GoldenScene] = [
    make(
      "backdrops", 400, 120, background: paper,
      [
        shape(0, 0, 400, 40, blue), shape(30, 30, 60, 60, radius: 30, red),
        shape(130, 20, 40, 80, radius: 8, green), shape(170, 60, 90, 20, ink),
        shape(290, 10, 70, 100, radius: 35, red), shape(330, 40, 70, 20, ink),
        glass(16, sigma: 3, saturation: 1, tint: .clear),
        glass(110, sigma: 10, tint: CGColor(gray: 0.98, alpha: 0.4)),
        glass(204, sigma: 20, tint: CGColor(gray: 0.98, alpha: 0.6)),
        group(
          x: 0, y: 0, opacity: 0.8,
          [glass(298, sigma: 10, tint: CGColor(gray: 0.1, alpha: 0.6))]),
      ]),
    make(
      "shadows", 400, 120, background: paper,
      [
        card(20, 20, radius: 0, sigma: 3), card(150, 20, radius: 16, sigma: 8),
        card(280, 20, radius: 30, sigma: 12),
      ]),
    make(
      "shadows-of-other-shapes", 330, 130, background: paper,
      [
        group(
          x: 60, y: 65, degrees: 25,
          shadow: ShadowCommand(
            color: CGColor(gray: 0, alpha: 0.4), offset: CGSize(width: 4, height: 4), sigma: 5,
            caster: .outline(
              RoundedRect(rect: CGRect(x: -30, y: -30, width: 60, height: 60), radius: 10))),
          [shape(-30, -30, 60, 60, radius: 10, blue)]),
        group(
          x: 120, y: 30,
          shadow: ShadowCommand(
            color: CGColor(gray: 0, alpha: 0.5), offset: CGSize(width: 0, height: 3), sigma: 4,
            caster: .content),
          [
            shape(0, 0, 40, 40, radius: 20, red), shape(30, 30, 40, 40, radius: 20, green),
          ]),
        group(
          x: 220, y: 30,
          shadow: ShadowCommand(
            color: ink, offset: CGSize(width: 0, height: 2), sigma: 3,
            caster: .path(
              CGPath(ellipseIn: CGRect(x: 0, y: 50, width: 80, height: 16), transform: nil))),
          [shape(10, 0, 60, 50, radius: 8, .white)]),
      ]),
    make(
      "clips", 300, 110, background: paper,
      [
        group(
          x: 10, y: 10,
          clip: RoundedRect(rect: CGRect(x: 0, y: 0, width: 80, height: 90), radius: 16),
          [
            shape(0, 0, 80, 90, radius: 16, ink), shape(-20, 50, 140, 60, red),
            shape(50, -20, 60, 60, radius: 30, green),
          ]),
        group(
          x: 110.5, y: 10.25,
          clip: RoundedRect(CGRect(x: 0, y: 0, width: 70, height: 80)),
          [shape(-10, -10, 100, 100, blue), shape(20, 20, 70, 70, radius: 20, .white)]),
        group(
          x: 245, y: 55, degrees: 30,
          clip: RoundedRect(rect: CGRect(x: -35, y: -35, width: 70, height: 70), radius: 12),
          [shape(-50, -50, 100, 50, red), shape(-50, 0, 100, 50, blue)]),
      ]),
    make(
      "group-opacity", 300, 90,
      [
        group(opacity: 0.5, [shape(10, 10, 50, 50, red), shape(35, 25, 50, 50, blue)]),
        group(
          x: 100,
          [
            shape(10, 10, 50, 50, red.copy(alpha: 0.5)),
            shape(35, 25, 50, 50, blue.copy(alpha: 0.5)),
          ]),
        group(
          x: 200, opacity: 0.5,
          shadow: ShadowCommand(
            color: CGColor(gray: 0, alpha: 0.5), offset: .zero, sigma: 5,
            caster: .outline(RoundedRect(CGRect(x: 10, y: 15, width: 70, height: 50)))),
          [shape(10, 15, 70, 50, green)]),
      ]),
    make("perspective", 220, 220, background: paper, [flippedCard(30, 60), flippedCard(-60, 160)]),
  ]

  private static func flippedCard(_ degrees: Double, _ x: CGFloat) -> DrawCommand {
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    let turned = CATransform3DRotate(perspective, CGFloat(degrees * .pi / 180), 0, 1, 0)
    let placed = CATransform3DConcat(turned, CATransform3DMakeTranslation(x, 110, 0))
    return .group(
      DisplayGroup(
        transform: ProjectiveTransform(placed),
        commands: [
          shape(-50, -80, 100, 160, radius: 14, blue), shape(-40, -70, 80, 60, radius: 8, .white),
          shape(-40, 10, 80, 8, .white), shape(-40, 26, 50, 8, .white),
        ]))
  }
}
