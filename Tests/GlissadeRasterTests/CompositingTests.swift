import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct CompositingTests {
  private let fonts = FontLibrary()

  private func shape(_ rect: CGRect, _ color: CGColor) -> DrawCommand {
    .shape(ShapeCommand(outline: RoundedRect(rect), fill: color))
  }

  private func list(_ commands: [DrawCommand], background: CGColor, side: CGFloat = 8)
    -> DisplayList
  {
    DisplayList(
      size: CGSize(width: side, height: side), scale: 1, background: background,
      root: DisplayGroup(commands: commands))
  }

  /// The four kinds of commands in which a color can meet a pixel: plain, as an image, through a
  /// layer, and with its opacity in the group.
  private func commands(_ color: CGColor) -> [DrawCommand] {
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
    let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    var word = byte(color.alpha)
    for channel in [color.red, color.green, color.blue] {
      word = word << 8 | byte(channel * color.alpha)
    }
    let image = CGImage(width: 8, height: 8, pixels: Array(repeating: word, count: 64))
    return [
      shape(rect, color),
      .image(ImageCommand(image: image, source: rect, destination: rect)),
      .group(DisplayGroup(opacity: color.alpha, commands: [shape(rect, opaque)])),
      .group(
        DisplayGroup(opacity: color.alpha, commands: [shape(rect, opaque), shape(rect, opaque)])),
    ]
  }

  @Test("M-33 compositing is premultiplied source-over within 1/255, by each kind of command")
  func porterDuff() throws {
    let rows = try Painting.table("porter_duff_over")
    #expect(rows.count == 10)
    for row in rows {
      let source = CGColor(red: row[0], green: row[1], blue: row[2], alpha: row[3])
      let background = CGColor(red: row[4], green: row[5], blue: row[6], alpha: row[7])
      let expected = [row[15], row[16], row[17], row[18]]
      for (index, command) in commands(source).enumerated() {
        let surface = Painting.paint(list([command], background: background), fonts: fonts)
        for (value, wanted) in zip(Painting.channels(surface[3, 3]), expected) {
          #expect(abs(Double(value) - wanted) <= 1, "command \(index), row \(row)")
        }
      }
    }
  }

  @Test("M-33 a layer with a bar at each end is painted as a layer for each of the bars")
  func sparseLayer() {
    let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0, alpha: 0.5)]
    let bars = [0.0, 110, 220].map { y in
      [
        shape(CGRect(x: 3.3, y: y + 2.6, width: 200, height: 20), colors[0]),
        shape(CGRect(x: 40, y: y + 5, width: 60.5, height: 25.4), colors[1]),
      ]
    }
    let background = CGColor(gray: 0.7, alpha: 1)
    let one = [DrawCommand.group(DisplayGroup(opacity: 0.4, commands: bars.flatMap { $0 }))]
    let three = bars.map { DrawCommand.group(DisplayGroup(opacity: 0.4, commands: $0)) }
    #expect(
      Painting.areEqual(
        Painting.paint(list(one, background: background, side: 256), fonts: fonts),
        Painting.paint(list(three, background: background, side: 256), fonts: fonts)))
  }

  @Test("M-33 an edge at a fraction of a pixel covers that fraction")
  func fractionalEdges() {
    for step in 0..<8 {
      let part = Double(step) / 8
      let command = shape(CGRect(x: 2 + part, y: 1 + part, width: 3, height: 4), .black)
      let surface = Painting.paint(list([command], background: .white), fonts: fonts)
      func darkness(_ x: Int, _ y: Int) -> Double {
        1 - Double(Painting.channels(surface[x, y])[0]) / 255
      }
      #expect(abs(darkness(2, 3) - (1 - part)) < 0.006)
      #expect(abs(darkness(5, 3) - part) < 0.006)
      #expect(abs(darkness(3, 1) - (1 - part)) < 0.006)
      #expect(abs(darkness(2, 1) - (1 - part) * (1 - part)) < 0.006)
      #expect(darkness(3, 3) == 1)
      #expect(darkness(1, 3) == 0)
    }
  }

  @Test("M-33 a circle covers the area of its geometry, wherever it lies")
  func circleArea() {
    for step in 0..<5 {
      let offset = Double(step) * 0.23
      let outline = RoundedRect(
        rect: CGRect(x: 3 + offset, y: 4 + offset, width: 21.5, height: 21.5), radius: 10.75)
      for degrees in [0.0, 0.001] {
        let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
        let group = DisplayGroup(
          transform: ProjectiveTransform(turn),
          commands: [.shape(ShapeCommand(outline: outline, fill: .black))])
        let surface = Painting.paint(
          list([.group(group)], background: .white, side: 32), fonts: fonts)
        var area = 0.0
        for y in 0..<32 {
          for x in 0..<32 { area += 1 - Double(Painting.channels(surface[x, y])[0]) / 255 }
        }
        #expect(abs(area - .pi * 10.75 * 10.75) < 1.5, "turned by \(degrees)")
      }
    }
  }

  @Test("M-33 a shape with the outline of its clip shows nothing from beneath at the edge")
  func rim() {
    let outline = RoundedRect(rect: CGRect(x: 1, y: 1, width: 30, height: 30), radius: 12)
    let plain = DrawCommand.shape(ShapeCommand(outline: outline, fill: .black))
    let clipped = DrawCommand.group(
      DisplayGroup(
        clip: outline,
        commands: [.shape(ShapeCommand(outline: outline, fill: .white)), plain]))
    let one = Painting.paint(list([plain], background: .white, side: 32), fonts: fonts)
    let two = Painting.paint(list([clipped], background: .white, side: 32), fonts: fonts)
    #expect(Painting.difference(one.makeImage(), two.makeImage()) <= 1)
  }
}
