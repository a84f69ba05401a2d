import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct ShadowTests {
  private let fonts = FontLibrary()

  /// Returns the darkness of a black shadow on white, 0…1, along a row of pixels.
  private func profile(
    _ caster: ShadowCommand.Caster, sigma: Double, row: Int, commands: [DrawCommand] = [],
    offset: CGSize = .zero
  ) -> (Int) -> Double {
    let shadow = ShadowCommand(color: .black, offset: offset, sigma: sigma, caster: caster)
    let group = DisplayGroup(
      transform: ProjectiveTransform(translationX: 100, y: 100), shadow: shadow,
      commands: commands)
    let list = DisplayList(
      size: CGSize(width: 520, height: 620), scale: 1, background: .white,
      root: DisplayGroup(commands: [.group(group)]))
    let surface = Painting.paint(list, fonts: fonts)
    return { 1 - Double(Painting.channels(surface[$0, row])[0]) / 255 }
  }

  private let card = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test(
    "M-34 off a straight edge a shadow follows erfc within 3 %",
    arguments: [1.0, 2, 3, 4, 5, 8, 10, 15, 20])
  func referenceProfile(_ sigma: Double) throws {
    let rows = try Painting.table("shadow_profile").filter { $0[0] == sigma }
    #expect(rows.count == 23)
    let dark = profile(.outline(RoundedRect(card)), sigma: sigma, row: 300)
    for row in rows {
      // Between the centers of two pixels, as the table's distances lie on pixel edges.
      let x = 400 + Int(row[1].rounded(.down))
      let value = row[1] == row[1].rounded() ? (dark(x - 1) + dark(x)) / 2 : dark(x)
      #expect(abs(value - row[3]) < 0.03, "at \(row[1])")
    }
  }

  @Test("M-34 rounded corners, any path and a group's content cast the same profile on a side")
  func casters() {
    let fill = DrawCommand.shape(ShapeCommand(outline: RoundedRect(card), fill: .white))
    let casters: [(ShadowCommand.Caster, [DrawCommand])] = [
      (.outline(RoundedRect(rect: card, radius: 24)), []),
      (.path(CGPath(elements: CGPath(rect: card, transform: nil).elements + [.close])), []),
      (.path(CGPath(rect: card, transform: nil)), []), (.content, [fill]),
    ]
    for (caster, commands) in casters {
      let dark = profile(caster, sigma: 6, row: 300, commands: commands)
      for distance in 0..<18 {
        let expected = ShadowTile.normal(-(Double(distance) + 0.5) / 6)
        #expect(abs(dark(400 + distance) - expected) < 0.03)
      }
    }
  }

  @Test(
    "M-34 a panel with a header in its upper corners casts the shadow of its outline",
    arguments: [0, 0.25, 0.5] as [CGFloat])
  func header(shift: CGFloat) {
    let outline = RoundedRect(rect: card, radius: 16)
    let header = RoundedRect(
      rect: CGRect(x: 0, y: 0, width: 300, height: 44), topLeft: 16, topRight: 16, bottomRight: 0,
      bottomLeft: 0)
    let commands: [DrawCommand] = [
      .shape(ShapeCommand(outline: outline, fill: .white)),
      .shape(ShapeCommand(outline: header, fill: .white)),
    ]
    #expect(commands.allSatisfy { $0.staysInside(outline) })
    let offset = CGSize(width: shift, height: 4 + shift)
    for row in [70, 92, 101, 110, 140, 300, 501, 520] {
      func dark(_ caster: ShadowCommand.Caster) -> (Int) -> Double {
        profile(caster, sigma: 16, row: row, commands: commands, offset: offset)
      }
      let (plain, cutOut) = (dark(.outline(outline)), dark(.content))
      for x in 50..<460 { #expect(abs(plain(x) - cutOut(x)) < 0.012, "at \(x), \(row)") }
    }
  }

  @Test("M-34 at fractions of a pixel the profile moves along", arguments: [0.3, 0.5, 0.77])
  func fractions(_ shift: Double) {
    let dark = profile(
      .outline(RoundedRect(card)), sigma: 4, row: 300, offset: CGSize(width: shift, height: 0))
    for distance in -10..<10 {
      let expected = ShadowTile.normal(-(Double(distance) + 0.5 - shift) / 4)
      #expect(abs(dark(400 + distance) - expected) < 0.03)
    }
  }

  @Test("M-34 tiles of a rounded shadow agree with a plain convolution")
  func roundedAgainstConvolution() {
    let outline = RoundedRect(rect: CGRect(x: 0, y: 0, width: 120, height: 90), radius: 20)
    // One superfluous step, so that the path is not recognized and takes the general path.
    let general = CGPath(elements: CGPath(outline).elements + [.close])
    for row in [95, 102, 110, 150, 195] {
      let tiles = profile(.outline(outline), sigma: 7, row: row)
      let convolved = profile(.path(general), sigma: 7, row: row)
      for x in 80..<250 { #expect(abs(tiles(x) - convolved(x)) < 0.012, "at \(x), \(row)") }
    }
  }
}
