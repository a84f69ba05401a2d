import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct MaskTests {
  private static let fonts = FontLibrary()
  private let whole = CGRect(x: 0, y: 0, width: 80, height: 80)
  /// The left half, and a speck in the far corner: its box is all of the square.
  private let left: CGPath = {
    var path = PathBuilder()
    path.append(CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 80), transform: nil))
    path.append(CGPath(rect: CGRect(x: 78, y: 78, width: 2, height: 2), transform: nil))
    return path.path
  }()

  private func paint(_ transform: ProjectiveTransform, _ mask: DisplayMask) -> Surface {
    let square = DrawCommand.shape(ShapeCommand(outline: RoundedRect(whole), fill: .black))
    let inner = DisplayGroup(commands: [square])
    let masked = DisplayGroup(mask: mask, commands: [.group(inner)])
    let group = DisplayGroup(transform: transform, commands: [.group(masked)])
    return Painting.paint(
      DisplayList(
        size: CGSize(width: 100, height: 100), scale: 1, background: .white,
        root: DisplayGroup(commands: [.group(group)])), fonts: Self.fonts)
  }

  /// Black left of the mask's edge, white right of it.
  private func expectHalf(_ surface: Surface, edge: Int) {
    for y in [20, 40, 60] {
      #expect(surface[edge - 3, y] & 0xffffff == 0)
      #expect(surface[edge + 3, y] & 0xffffff == 0xffffff)
    }
  }

  @Test("a mask holds in the plane, and in perspective")
  func perspective() throws {
    var turned = CATransform3DIdentity
    turned.m34 = -0.002
    turned = CATransform3DRotate(turned, 0.6, 0, 1, 0)
    let inSpace = ProjectiveTransform(turned)
    let edge = try #require(inSpace.apply(CGPoint(x: 40, y: 40))).x
    let alpha = DisplayMask.alpha(
      DisplayGroup(commands: [.path(PathCommand(path: left, fill: .white))]))
    for mask in [DisplayMask.path(left, .winding), alpha] {
      expectHalf(paint(.identity, mask), edge: 40)
      expectHalf(paint(inSpace, mask), edge: Int(edge.rounded()))
    }
  }

  @Test("a mask of half opacity leaves half, within 1/255")
  func half() {
    let veil = ShapeCommand(outline: RoundedRect(whole), fill: CGColor(gray: 1, alpha: 0.5))
    let surface = paint(.identity, .alpha(DisplayGroup(commands: [.shape(veil)])))
    #expect(abs(Painting.channels(surface[40, 40])[0] - 127) <= 1)
  }
}
