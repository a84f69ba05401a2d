import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Pictures of everything a list can hold, from a seed.
struct RandomList {
  private var state: UInt64
  private var nextID: UInt64 = 1
  private let hasPerspective: Bool
  private let hasBackdrops: Bool
  let size = CGSize(width: 160, height: 120)

  init(
    seed: UInt64, perspective hasPerspective: Bool = true, backdrops hasBackdrops: Bool = false
  ) {
    (self.hasPerspective, self.hasBackdrops) = (hasPerspective, hasBackdrops)
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
  }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  /// Whole, quarter or any.
  private mutating func coordinate(_ range: ClosedRange<Double>) -> Double {
    let value = number(range)
    switch next() % 3 {
    case 0: return value.rounded()
    case 1: return (value * 4).rounded() / 4
    default: return value
    }
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: chance(0.6) ? 1 : number(0...1))
  }

  private mutating func rect() -> CGRect {
    CGRect(
      x: coordinate(-20...140), y: coordinate(-20...100), width: coordinate(1...90),
      height: coordinate(1...70))
  }

  private mutating func outline() -> RoundedRect {
    chance(0.4) ? RoundedRect(rect()) : RoundedRect(rect: rect(), radius: coordinate(0...30))
  }

  private mutating func transform() -> ProjectiveTransform {
    var result = CGAffineTransform(
      translationX: coordinate(-30...30), y: coordinate(-30...30))
    if chance(0.25) { result = result.rotated(by: number(-3...3)) }
    if chance(0.25) { result = result.scaledBy(x: number(0.4...2), y: number(0.4...2)) }
    guard hasPerspective, chance(0.08) else { return ProjectiveTransform(result) }
    var turned = CATransform3DIdentity
    turned.m34 = -0.002
    turned = CATransform3DRotate(turned, number(-1...1), 0.3, 1, 0)
    return ProjectiveTransform(turned).concatenating(ProjectiveTransform(result))
  }

  private mutating func shadow() -> ShadowCommand {
    let caster: ShadowCommand.Caster =
      switch next() % 4 {
      case 0: .content
      case 1: .path(CGPath(ellipseIn: rect(), transform: nil))
      default: .outline(outline())
      }
    return ShadowCommand(
      color: color(), offset: CGSize(width: coordinate(-5...5), height: coordinate(-5...5)),
      sigma: number(0...4), caster: caster)
  }

  private mutating func text() -> DrawCommand {
    let strings = ["Glissade", "one two three four five six seven", "中文 عربي", "A 🎉"]
    let breaks: [LineBreak] = [.wordWrap, .charWrap, .clip, .truncateTail]
    let style = TextStyle(
      font: FontDescription(
        family: "Inter", size: number(8...22).rounded(), isItalic: chance(0.3)), color: color(),
      alignment: TextAlignment(rawValue: Int(next() % 5)) ?? .left,
      lineBreak: breaks[Int(next() % 4)])
    return .text(TextCommand(text: strings[Int(next() % 4)], style: style, frame: rect()))
  }

  private mutating func image() -> DrawCommand {
    let image = GoldenScene.testImage(Int(next() % 60) + 4, transparent: chance(0.5))
    let side = Double(image.width)
    let source =
      chance(0.5)
      ? CGRect(x: 0, y: 0, width: side, height: side)
      : CGRect(x: number(0...side / 2), y: 1, width: side / 3, height: side / 2)
    return .image(ImageCommand(image: image, source: source, destination: rect()))
  }

  private mutating func pen() -> LineStyle {
    LineStyle(
      width: number(0.5...6), cap: CGLineCap(rawValue: Int32(next() % 3)) ?? .butt,
      join: CGLineJoin(rawValue: Int32(next() % 3)) ?? .miter,
      dash: chance(0.3) ? [number(1...9), number(1...9)] : [], dashPhase: number(0...4))
  }

  private mutating func point() -> CGPoint {
    CGPoint(x: coordinate(0...120), y: coordinate(0...80))
  }

  private mutating func gradient() -> DrawCommand {
    let colors = (0..<Int(next() % 3) + 1).map { _ in color() }
    let geometry: GradientCommand.Geometry =
      chance(0.6)
      ? .axial(from: point(), to: chance(0.4) ? CGPoint(x: 30, y: 0) : point())
      : .radial(
        from: GradientCommand.Circle(center: point(), radius: number(0...20)),
        to: GradientCommand.Circle(center: point(), radius: number(5...60)))
    return .gradient(
      GradientCommand(
        outline: outline(), gradient: Gradient(colors: colors)!, geometry: geometry,
        extendsBefore: chance(0.6), extendsAfter: chance(0.6)))
  }

  private mutating func mask(_ depth: Int) -> DisplayMask {
    chance(0.5)
      ? .path(CGPath(ellipseIn: rect(), transform: nil), chance(0.5) ? .winding : .evenOdd)
      : .alpha(group(depth - 1))
  }

  private mutating func backdrop() -> DrawCommand {
    .backdrop(
      BackdropCommand(
        outline: outline(), sigma: chance(0.2) ? 0 : number(0...12),
        saturation: chance(0.5) ? 1 : number(0...2), tint: color()))
  }

  private mutating func command(_ depth: Int) -> DrawCommand {
    if hasBackdrops, chance(0.15) { return backdrop() }
    switch next() % (depth > 0 ? 10 : 6) {
    case 0, 1:
      return .shape(
        ShapeCommand(
          outline: outline(), fill: chance(0.8) ? color() : nil,
          border: chance(0.3) ? Border(width: coordinate(0.5...8), color: color()) : nil))
    case 2:
      return .path(
        PathCommand(
          path: CGPath(ellipseIn: rect(), transform: nil), fill: chance(0.7) ? color() : nil,
          stroke: chance(0.5) ? color() : nil, line: pen()))
    case 3: return text()
    case 4: return image()
    case 5: return gradient()
    default:
      let inner = group(depth - 1)
      return .group(
        chance(0.2) ? DisplayGroup(mask: mask(depth), commands: [.group(inner)]) : inner)
    }
  }

  private mutating func group(_ depth: Int) -> DisplayGroup {
    nextID += 1
    return DisplayGroup(
      id: chance(0.9) ? nextID : 0, transform: transform(),
      opacity: chance(0.6) ? 1 : number(0...1), clip: chance(0.4) ? outline() : nil,
      shadow: chance(0.3) ? shadow() : nil,
      commands: (0..<Int(next() % 4) + 1).map { _ in command(depth) })
  }

  mutating func list(scale: CGFloat) -> DisplayList {
    let commands = (0..<6).map { _ in command(3) }
    return DisplayList(
      size: size, scale: scale, background: chance(0.8) ? .white : color(),
      root: DisplayGroup(commands: commands))
  }

  /// The same list with a few things changed, added, removed or reordered.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var result = list
    result.root = changed(list.root, 3)
    return result
  }

  private mutating func changed(_ group: DisplayGroup, _ depth: Int) -> DisplayGroup {
    var commands = group.commands
    switch next() % 6 {
    case 0: commands.insert(command(depth), at: Int(next() % UInt64(commands.count + 1)))
    case 1 where !commands.isEmpty: commands.remove(at: Int(next() % UInt64(commands.count)))
    case 2 where commands.count > 1: commands.swapAt(0, commands.count - 1)
    default:
      for index in commands.indices {
        if case .group(let inner) = commands[index], chance(0.5) {
          let moved =
            chance(0.4)
            ? inner.with(
              transform: inner.transform.concatenating(
                ProjectiveTransform(translationX: coordinate(-9...9), y: coordinate(-9...9))),
              opacity: chance(0.7) ? inner.opacity : number(0...1)) : changed(inner, depth - 1)
          commands[index] = .group(moved)
        } else if chance(0.2) {
          commands[index] = command(0)
        }
      }
    }
    return DisplayGroup(
      id: group.id, transform: group.transform, opacity: group.opacity, clip: group.clip,
      shadow: group.shadow, commands: commands)
  }
}
