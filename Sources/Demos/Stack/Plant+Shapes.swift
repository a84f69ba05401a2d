import UIKit

// The shapes of the pictures, in a square of 100 points.
@MainActor extension Plant {
  var shapes: [PlantShape] {
    switch drawing {
    case .fern: fern
    case .ginkgo: ginkgo
    case .oak: oak
    case .poppy: poppy
    case .lavender: lavender
    case .clover: clover
    }
  }

  private var fern: [PlantShape] {
    let (dark, light) = (StackPalette.hex(0x3d6b3a), StackPalette.hex(0x5b9150))
    var shapes = [PlantShape.stem(from: p(50, 97), to: p(50, 8), width: 1.6, dark)]
    for index in 0..<11 {
      let y = 82 - CGFloat(index) * 6.6
      let length = 34 * sin(.pi * (0.28 + 0.68 * CGFloat(index) / 11))
      for side in [-1.0, 1] {
        let tip = p(50 + side * length, y - length * 0.42 - 3)
        let color = side < 0 ? dark : light
        shapes.append(.leaf(from: p(50, y), to: tip, bulge: 0.085, color))
      }
    }
    return shapes + [.leaf(from: p(50, 14), to: p(50, 3), bulge: 0.2, light)]
  }

  private var ginkgo: [PlantShape] {
    let (gold, amber) = (StackPalette.hex(0xe0a92e), StackPalette.hex(0xb67d16))
    let fan = UIBezierPath()
    fan.move(to: p(50, 64))
    fan.addQuadCurve(to: p(8, 50), controlPoint: p(30, 60))
    fan.addCurve(to: p(47, 16), controlPoint1: p(8, 26), controlPoint2: p(30, 12))
    fan.addQuadCurve(to: p(50, 32), controlPoint: p(50, 24))
    fan.addQuadCurve(to: p(54, 15), controlPoint: p(50, 22))
    fan.addCurve(to: p(92, 50), controlPoint1: p(72, 12), controlPoint2: p(92, 26))
    fan.addQuadCurve(to: p(50, 64), controlPoint: p(70, 60))
    fan.close()
    let tips = [p(18, 44), p(27, 31), p(38, 24), p(62, 24), p(73, 31), p(82, 44)]
    let veins = tips.map { PlantShape.stem(from: p(50, 62), to: $0, width: 0.9, amber) }
    return [PlantShape(path: fan, color: gold)] + veins
      + [.stem(from: p(50, 62), to: p(55, 96), bend: -5, width: 2.2, amber)]
  }

  private var oak: [PlantShape] {
    let (green, vein) = (StackPalette.hex(0x7d8c3a), StackPalette.hex(0x4f5a22))
    // The values are half the widths of the leaf from its base upwards, alternating lobes and bays.
    let halves: [CGFloat] = [4, 15, 9, 24, 13, 29, 16, 27, 13, 17, 0]
    let rows = halves.enumerated().map { index, half in
      (y: 84 - CGFloat(index) * 7.6, half: half)
    }
    let outline = UIBezierPath()
    outline.move(to: p(50, 88))
    for side in [1.0, -1] {
      let path = side > 0 ? rows : rows.reversed()
      for (row, next) in zip(path, path.dropFirst()) {
        outline.addQuadCurve(
          to: p(50 + side * (row.half + next.half) / 2, (row.y + next.y) / 2),
          controlPoint: p(50 + side * row.half, row.y))
      }
      if side > 0 { outline.addQuadCurve(to: p(50, 8), controlPoint: p(53, 8)) }
    }
    outline.close()
    var veins: [PlantShape] = []
    let tips = [(x: 20.0, y: 68.0), (x: 22, y: 53), (x: 20, y: 38)]
    for tip in tips {
      for side in [-1.0, 1] {
        let end = p(50 + side * tip.x, tip.y)
        veins.append(.stem(from: p(50, tip.y + 14), to: end, width: 1.1, vein))
      }
    }
    return [PlantShape(path: outline, color: green)] + veins
      + [.stem(from: p(50, 20), to: p(50, 97), width: 1.8, vein)]
  }

  private var poppy: [PlantShape] {
    let (red, deep) = (StackPalette.hex(0xd8452f), StackPalette.hex(0xb93222))
    let (stalk, night) = (StackPalette.hex(0x5d7a45), StackPalette.hex(0x2b2226))
    var shapes = [
      PlantShape.stem(from: p(52, 97), to: p(50, 44), bend: -7, width: 1.8, stalk),
      .leaf(from: p(49, 86), to: p(24, 66), bulge: 0.16, stalk),
      .leaf(from: p(50, 90), to: p(74, 74), bulge: 0.16, stalk),
    ]
    let petals: [(x: CGFloat, y: CGFloat, color: UIColor)] = [
      (50, 20, deep), (34, 38, red), (66, 38, red), (50, 50, deep),
    ]
    shapes += petals.map { .disc($0.x, $0.y, radius: 18, $0.color) }
    shapes.append(.disc(50, 36, radius: 8, night))
    for index in 0..<10 {
      let angle = CGFloat(index) * .pi / 5
      shapes.append(.disc(50 + 11.5 * cos(angle), 36 + 11.5 * sin(angle), radius: 1.4, night))
    }
    return shapes
  }

  private var lavender: [PlantShape] {
    let (stalk, violet) = (StackPalette.hex(0x7f9273), StackPalette.hex(0x7a5fb5))
    let pale = StackPalette.hex(0x9d86cf)
    let spikes: [(x: CGFloat, top: CGFloat, lean: CGFloat)] = [
      (30, 22, -6), (70, 18, 6), (50, 8, 0),
    ]
    return spikes.flatMap { x, top, lean -> [PlantShape] in
      let foot = p(50 + lean * 0.5, 97)
      var shapes = [PlantShape.stem(from: foot, to: p(x, top + 6), bend: lean, stalk)]
      for index in 0..<7 {
        let (y, half) = (top + 40 - CGFloat(index) * 6.4, 8.5 - CGFloat(index) * 0.9)
        for side in [-1.0, 1] {
          let color = (index % 2 == 0) == (side < 0) ? violet : pale
          shapes.append(.leaf(from: p(x, y + 3), to: p(x + side * half, y - 4), bulge: 0.3, color))
        }
      }
      return shapes + [.leaf(from: p(x, top + 8), to: p(x, top - 3), bulge: 0.3, violet)]
    }
  }

  private var clover: [PlantShape] {
    let (green, mark) = (StackPalette.hex(0x3f8058), StackPalette.hex(0x8fc3a0))
    let stalk = PlantShape.stem(from: p(50, 46), to: p(58, 97), bend: -6, width: 2.4, green)
    let sizes: [(size: CGFloat, color: UIColor)] = [(40, green), (21, mark), (15, green)]
    let leaves = [-120.0, 0, 120].flatMap { degrees in
      sizes.map { PlantShape(path: heart(size: $0.size, degrees), color: $0.color) }
    }
    return [stalk] + leaves
  }

  /// Returns a heart shape whose point is at the center of the clover.
  private func heart(size: CGFloat, _ degrees: Double) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: p(0, -size * 0.82), controlPoint1: p(-size * 0.9, -size * 0.62),
      controlPoint2: p(-size * 0.42, -size * 1.18))
    path.addCurve(
      to: .zero, controlPoint1: p(size * 0.42, -size * 1.18),
      controlPoint2: p(size * 0.9, -size * 0.62))
    path.close()
    path.apply(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    path.apply(CGAffineTransform(translationX: 50, y: 46))
    return path
  }

  private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
