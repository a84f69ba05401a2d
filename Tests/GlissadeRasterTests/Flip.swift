import Foundation
import GlissadeDrawing
import GlissadeGeometry

@testable import GlissadeRaster

/// A card turned about an upright axis in the middle of a picture, as rule 2.1 turns it.
struct Flip {
  var size = CGSize(width: 240, height: 320)
  var card = CGRect(x: 0, y: 0, width: 120, height: 160)
  var degrees = 0.0
  /// About which it turns.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)
  var m34 = -0.002

  /// The transform from the card's points to the picture's.
  var transform: ProjectiveTransform {
    var lens = CATransform3DIdentity
    lens.m34 = m34
    let turned = CATransform3DRotate(lens, degrees * .pi / 180, axis.x, axis.y, axis.z)
    return ProjectiveTransform(translationX: -card.midX, y: -card.midY)
      .concatenating(ProjectiveTransform(turned))
      .concatenating(ProjectiveTransform(translationX: size.width / 2, y: size.height / 2))
  }

  func list(_ group: DisplayGroup, scale: CGFloat = 1, background: CGColor = .white) -> DisplayList
  {
    DisplayList(
      size: size, scale: scale, background: background,
      root: DisplayGroup(commands: [.group(group.with(transform: transform, opacity: 1))]))
  }

  /// A card of one color.
  func plain(_ color: CGColor, radius: CGFloat = 0) -> DisplayGroup {
    let outline = RoundedRect(rect: card, radius: radius)
    return DisplayGroup(id: 3, commands: [.shape(ShapeCommand(outline: outline, fill: color))])
  }

  /// The card's outline in pixels.
  func outline(radius: CGFloat) -> ConvexPolygon {
    ConvexPolygon(RoundedRect(rect: card, radius: radius), transform, scale: 4)
  }
}

extension ConvexPolygon {
  /// The part of a pixel that lies inside, by Gauss's formula.
  func part(ofPixel x: Int, _ y: Int) -> Double {
    let corners = clipped(to: CGRect(x: x, y: y, width: 1, height: 1)).points
    var sum = 0.0
    for (index, point) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum +=
        (point.x - Double(x)) * (next.y - Double(y)) - (next.x - Double(x)) * (point.y - Double(y))
    }
    return abs(sum) / 2
  }
}
