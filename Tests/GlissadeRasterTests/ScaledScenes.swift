import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

/// A drawing of about 80 × 80 points at the origin, of which a scaled copy is painted.
struct ScaledScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contents: DisplayContents

  private static let box = CGRect(x: 0, y: 0, width: 80, height: 80)
  private static let round = RoundedRect(rect: box, radius: 40)
  private static let card = RoundedRect(rect: box, radius: 12)
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let fill = DrawCommand.shape(ShapeCommand(outline: round, fill: red))
  private static let oval = CGPath(ellipseIn: box, transform: nil)

  private init(_ name: String, _ contents: DisplayContents) {
    (testDescription, self.contents) = (name, contents)
  }

  private init(_ name: String, _ commands: [DrawCommand], shadow: ShadowCommand? = nil) {
    self.init(name, DisplayContents(clip: nil, shadow: shadow, commands: commands))
  }

  private static func shadow(_ caster: ShadowCommand.Caster, _ sigma: CGFloat) -> ShadowCommand {
    ShadowCommand(color: .black, offset: CGSize(width: 2, height: 3), sigma: sigma, caster: caster)
  }

  private static func gradient(_ geometry: GradientCommand.Geometry) -> DrawCommand {
    guard let gradient = Gradient(colors: [red, .white, .black]) else { return fill }
    return .gradient(
      GradientCommand(
        outline: card, gradient: gradient, geometry: geometry, extendsBefore: true,
        extendsAfter: true))
  }

  /// An image of 4 × 4 pixels of different colors.
  static let image = CGImage(
    width: 4, height: 4, pixels: (0..<16).map { 0xff00_0000 | UInt32($0 * 0x0f1b07) })

  private static func text(_ style: TextStyle) -> DrawCommand {
    .text(TextCommand(text: "Scaled text", style: style, frame: box))
  }

  private static let dashed = LineStyle(width: 3, dash: [6, 4], dashPhase: 1)

  static let all: [ScaledScene] = outlines + shadows + contents

  private static let outlines = [
    ScaledScene("round view", [fill]),
    ScaledScene("rounded corners", [.shape(ShapeCommand(outline: card, fill: red))]),
    ScaledScene(
      "border",
      [
        .shape(
          ShapeCommand(
            outline: round, fill: .white, border: Border(width: 2, color: red)))
      ]),
    ScaledScene("filled path", [.path(PathCommand(path: oval, fill: red))]),
    ScaledScene(
      "dashed stroke", [.path(PathCommand(path: oval, stroke: red, line: dashed))]),
    ScaledScene(
      "clip", DisplayContents(clip: round, shadow: nil, commands: [fill, text(style)])),
    ScaledScene(
      "plain clip",
      DisplayContents(
        clip: round, shadow: nil,
        commands: [.shape(ShapeCommand(outline: RoundedRect(box), fill: red))])),
    ScaledScene(
      "mask", DisplayContents(mask: .path(oval, .winding), commands: [fill, text(style)])),
    ScaledScene(
      "mask layer",
      DisplayContents(mask: .alpha(DisplayGroup(commands: [fill])), commands: [text(style)])),
  ]

  private static let shadows = [
    ScaledScene("shadow of a round view", [fill], shadow: shadow(.outline(round), 6)),
    ScaledScene("small shadow", [fill], shadow: shadow(.outline(card), 0.3)),
    ScaledScene("shadow of a path", [fill], shadow: shadow(.path(oval), 6)),
    ScaledScene("shadow of a content", [fill, text(style)], shadow: shadow(.content, 6)),
    ScaledScene("small shadow of a content", [fill], shadow: shadow(.content, 0.02)),
  ]

  private static let style = TextStyle(font: FontDescription(family: "Inter", size: 17))
  private static let spans: TextStyle = {
    var styled = style
    styled.spans = [
      TextSpan(range: 0..<6, color: red, underline: TextLine(weight: .single))
    ]
    return styled
  }()

  private static let contents = [
    ScaledScene("axial gradient", [gradient(.axial(from: .zero, to: CGPoint(x: 80, y: 50)))]),
    ScaledScene(
      "radial gradient",
      [
        gradient(
          .radial(
            from: .init(center: CGPoint(x: 40, y: 40), radius: 0),
            to: .init(center: CGPoint(x: 40, y: 40), radius: 40)))
      ]),
    ScaledScene(
      "conic gradient",
      [gradient(.conic(center: CGPoint(x: 40, y: 40), toward: CGPoint(x: 80, y: 40)))]),
    ScaledScene("text", [text(style)]),
    ScaledScene("styled text", [text(spans)]),
    ScaledScene(
      "image",
      [
        .image(
          ImageCommand(
            image: image, source: CGRect(x: 0, y: 0, width: 4, height: 4), destination: box))
      ]),
    ScaledScene(
      "visual effect",
      [.backdrop(BackdropCommand(outline: card, sigma: 10, tint: CGColor(gray: 1, alpha: 0.3)))]),
    ScaledScene(
      "snapshot",
      [
        .picture(
          CGImage(Drawing([fill, text(style)], size: box.size, scale: 1)),
          in: box, part: CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
      ]),
    ScaledScene(
      "dissolve",
      DisplayContents(
        dissolve: Dissolve(from: DisplayGroup(commands: [fill]), progress: 0.4),
        commands: [text(style)])),
  ]

  /// Returns a list in which a point of the scene, enlarged, is in the middle.
  ///
  /// - Parameter angle: The angle by which it is turned, in radians.
  func list(
    _ size: CGSize, scale: CGFloat, enlarged factor: Double, about point: CGPoint,
    angle: Double = 0
  ) -> DisplayList {
    let transform = CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    let group = DisplayGroup(
      id: 1, transform: ProjectiveTransform(transform), opacity: 1, contents: contents)
    return DisplayList(
      size: size, scale: scale, background: .white, root: DisplayGroup(commands: [.group(group)]))
  }
}
