import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite("The pixels of what is scaled") struct ScaledPixelTests {
  private static let fonts = FontLibrary()
  private let size = CGSize(width: 300, height: 200)
  private static let nearest = ImageFilter(enlargesNearest: true, reducesNearest: true)

  private func scene(_ name: String) throws -> ScaledScene {
    try #require(ScaledScene.all.first { $0.testDescription == name })
  }

  /// Returns the largest difference of a channel between two pictures, and their mean difference.
  private func difference(_ one: Surface, _ other: Surface) -> (largest: Int, mean: Double) {
    var (largest, sum) = (0, 0)
    for y in 0..<one.height {
      for x in 0..<one.width {
        for (a, b) in zip(Painting.channels(one[x, y]), Painting.channels(other[x, y])) {
          largest = max(largest, abs(a - b))
          sum += abs(a - b)
        }
      }
    }
    return (largest, Double(sum) / Double(4 * one.width * one.height))
  }

  @Test(
    "M-52 an enlarged outline is the same as its path, which is drawn in another way",
    arguments: [("round view", 7.0), ("round view", 3000), ("border", 11), ("plain clip", 40)])
  func outlines(_ name: String, _ factor: Double) throws {
    let scene = try scene(name)
    for point in [CGPoint(x: 68.3, y: 68.3), CGPoint(x: 40, y: 0.01), CGPoint(x: 2, y: 28)] {
      let upright = Painting.paint(
        scene.list(size, scale: 1, enlarged: factor, about: point), fonts: Self.fonts)
      // So small an angle moves nothing, but makes a path of the outline.
      let turned = Painting.paint(
        scene.list(size, scale: 1, enlarged: factor, about: point, angle: 1e-9), fonts: Self.fonts)
      let (largest, mean) = difference(upright, turned)
      // Cairo has 15 rows in a pixel, and two edges meet in a border.
      // The edges of a plain clip lie on whole pixels, and those of a path between them.
      #expect(largest <= (name == "plain clip" ? 128 : 48), "at \(point)")
      #expect(mean < 0.2, "at \(point)")
    }
  }

  @Test("M-52 damage over an enlarged picture gives the whole picture, bit for bit")
  func damage() {
    for scene in ScaledScene.all {
      for factor in [9.0, 130] {
        let list = scene.list(
          CGSize(width: 180, height: 130), scale: 1, enlarged: factor,
          about: CGPoint(x: 68.3, y: 68.3))
        let whole = Painting.paint(list, fonts: Self.fonts)
        let painter = Painter(fonts: Self.fonts)
        let parts = Surface(width: whole.width, height: whole.height)
        for y in stride(from: 0, to: whole.height, by: 67) {
          for x in stride(from: 0, to: whole.width, by: 90) {
            painter.paint(
              list, into: parts, damage: [PixelRect(x: x, y: y, width: 90, height: 67)])
          }
        }
        #expect(Painting.areEqual(whole, parts), "\(scene.testDescription) ×\(factor)")
      }
    }
  }

  /// Returns the coverage of a sampled shadow and the exact one in a window of 40 × 40 pixels.
  private func shadows(
    _ outline: PixelOutline, _ sigma: Double, x: Int, y: Int
  ) -> [(sampled: Int, exact: Int)] {
    let window = PixelRect(x: x, y: y, width: 40, height: 40)
    let exact = ShadowTile(
      outline: outline.offsetBy(x: Double(-x), y: Double(-y)), sigmaX: sigma, sigmaY: sigma,
      width: 40, height: 40
    ).render()
    var parts: [(rect: PixelRect, kind: ShadowCoverage.Kind)] = []
    let all = outline.pixels.outset(by: Int(4 * sigma))
    SampledShadow.append(all, of: outline, sigma, sigma, in: window, to: &parts)
    var result: [(sampled: Int, exact: Int)] = []
    var sampled = [Int](repeating: 0, count: 1600)
    for part in parts {
      var mask: CoverageMask?
      var even = 0.0
      switch part.kind {
      case .even(let value): even = value
      case .sampled(let shadow): mask = shadow.render().mask(part.rect)
      case .tile: Issue.record("a tile")
      }
      for row in 0..<part.rect.height {
        for column in 0..<part.rect.width {
          let place = (part.rect.y + row - y) * 40 + part.rect.x + column - x
          sampled[place] =
            mask.map { Int($0.bytes[row * $0.stride + column]) } ?? Int((even * 255).rounded())
        }
      }
    }
    for place in 0..<1600 {
      let value = exact.bytes[place / 40 * exact.stride + place % 40]
      result.append((sampled[place], Int(value)))
    }
    return result
  }

  @Test(
    "M-52 a sampled shadow is the exact one within 2/255",
    arguments: [0.6, 3, 6, 17, 50, 400])
  func sampled(_ sigma: Double) throws {
    let round = RoundedRect(rect: CGRect(x: 0, y: 0, width: 900, height: 900), radius: 450)
    let outline = try #require(PixelOutline(round, .identity))
    for (x, y) in [(430, -20), (760, 110), (880, 430), (120, 760), (-50, -40), (200, 40)] {
      let worst = shadows(outline, sigma, x: x, y: y).map { abs($0.sampled - $0.exact) }.max()
      #expect(worst ?? 256 <= 2, "at \(x), \(y)")
    }
  }

  @Test("M-52 an enlarged shadow has the values of the small one at the same points")
  func scaledShadows() throws {
    for name in ["shadow of a round view", "shadow of a path", "shadow of a content"] {
      let scene = try scene(name)
      // The shadow is seen to the lower right of the view.
      let point = CGPoint(x: 72.9, y: 73.4)
      let small = Painting.paint(
        scene.list(size, scale: 1, enlarged: 4, about: point), fonts: Self.fonts)
      for factor in [40.0, 400] {
        let large = Painting.paint(
          scene.list(size, scale: 1, enlarged: factor, about: point), fonts: Self.fonts)
        let ratio = Int(factor) / 4
        for x in stride(from: -140, through: 140, by: ratio) {
          let (seen, near) = (large[150 + x, 100], small[150 + x / ratio, 100])
          let deviation = zip(Painting.channels(seen), Painting.channels(near))
            .map { abs($0 - $1) }.max()
          // Neighbours of the small picture differ by up to 6.
          #expect(deviation ?? 256 <= 8, "\(name) ×\(factor) at \(x)")
        }
      }
    }
  }

  @Test(
    "M-52 an enlarged image shows its pixels where they are",
    arguments: [3.0, 50, 1000, 20_000], [0, 1e-7])
  func images(_ factor: Double, _ angle: Double) {
    let image = ScaledScene.image
    for filter in [ImageFilter.linear, Self.nearest] {
      let command = ImageCommand(
        image: image, source: CGRect(x: 0, y: 0, width: 4, height: 4),
        destination: CGRect(x: 0, y: 0, width: 80, height: 80), filter: filter)
      let point = CGPoint(x: 31.7, y: 52.2)
      let transform = CGAffineTransform(translationX: -point.x, y: -point.y)
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: 150, y: 100))
      let group = DisplayGroup(
        transform: ProjectiveTransform(transform), commands: [.image(command)])
      let surface = Painting.paint(
        DisplayList(
          size: size, scale: 1, background: .white, root: DisplayGroup(commands: [.group(group)])),
        fonts: Self.fonts)
      for (x, y) in [(5, 7), (150, 100), (290, 13), (37, 190), (222, 160)] {
        let own = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(transform.inverted())
        guard command.destination.insetBy(dx: 1, dy: 1).contains(own) else { continue }
        let expected = color(at: CGPoint(x: own.x / 20, y: own.y / 20), filter)
        let deviation = zip(Painting.channels(surface[x, y]), expected)
          .map { abs(Double($0) - $1) }.max()
        #expect(deviation ?? 256 <= 4, "\(filter) at \(x), \(y)")
      }
    }
  }

  /// Returns the channels of the test image at a point in its pixels.
  private func color(at point: CGPoint, _ filter: ImageFilter) -> [Double] {
    func pixel(_ x: Int, _ y: Int) -> [Double] {
      let (x, y) = (min(max(x, 0), 3), min(max(y, 0), 3))
      return Painting.channels(ScaledScene.image.pixels[y * 4 + x]).map(Double.init)
    }
    if filter == Self.nearest { return pixel(Int(point.x), Int(point.y)) }
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (across, down) = (x - Double(left), y - Double(top))
    return (0..<4).map { channel in
      let upper = pixel(left, top)[channel] * (1 - across) + pixel(left + 1, top)[channel] * across
      let lower =
        pixel(left, top + 1)[channel] * (1 - across) + pixel(left + 1, top + 1)[channel] * across
      return upper * (1 - down) + lower * down
    }
  }

  /// Returns a picture of one command, moved.
  private func picture(_ path: PathCommand, _ transform: CGAffineTransform) -> Surface {
    let group = DisplayGroup(transform: ProjectiveTransform(transform), commands: [.path(path)])
    return Painting.paint(
      DisplayList(
        size: size, scale: 1, background: .white, root: DisplayGroup(commands: [.group(group)])),
      fonts: Self.fonts)
  }

  @Test("M-52 a path with a far part is drawn like its near part, filled or stroked")
  func farPaths() {
    func path(_ far: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 20, y: 180))
      path.addCurve(
        to: CGPoint(x: 150, y: 40), control1: CGPoint(x: 10, y: 60),
        control2: CGPoint(x: 90, y: -30))
      path.addLine(to: CGPoint(x: 150, y: -far))
      path.addLine(to: CGPoint(x: 260, y: -far))
      path.addLine(to: CGPoint(x: 260, y: 120))
      return path
    }
    // Twice the distance is a multiple of the dashes' length.
    let line = LineStyle(width: 9, join: .round, dash: [14, 6], dashPhase: 3)
    let near = Painting.paint(list(path(400), line), fonts: Self.fonts)
    let far = Painting.paint(list(path(4_000_400), line), fonts: Self.fonts)
    #expect(difference(near, far).mean < 0.5)
    let solid = LineStyle(width: 9, join: .round)
    let (one, other) = (
      Painting.paint(list(path(2_000_000), solid), fonts: Self.fonts),
      Painting.paint(list(path(8_000_000), solid), fonts: Self.fonts)
    )
    #expect(difference(one, other).largest <= 2)
  }

  private func list(_ path: CGPath, _ line: LineStyle) -> DisplayList {
    let command = PathCommand(
      path: path, fill: CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      stroke: CGColor(red: 1, green: 0, blue: 0, alpha: 1), line: line)
    return DisplayList(
      size: size, scale: 1, background: .white, root: DisplayGroup(commands: [.path(command)]))
  }

  @Test("M-52 dashes of an enlarged stroke stay where they are", arguments: [100.0, 9000, 200_000])
  func dashes(_ factor: Double) {
    let line = LineStyle(width: 20, dash: [0.25, 0.75], dashPhase: 0.5)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -40, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    let command = PathCommand(path: path, stroke: .black, line: line)
    // A dash begins at each half.
    let transform = CGAffineTransform(translationX: -61.5, y: 0)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: 150, y: 100))
    let surface = picture(command, transform)
    #expect(Painting.channels(surface[148, 50])[0] == 255)
    #expect(Painting.channels(surface[152, 50])[0] == 0)
    let end = 150 + Int(0.25 * factor)
    if end < 298 { #expect(Painting.channels(surface[end + 2, 50])[0] == 255) }
  }

  @Test(
    "M-52 letters look the same just below and above the size from which they are traced",
    arguments: ["text", "styled text"])
  func letters(_ name: String) throws {
    let scene = try scene(name)
    for point in [CGPoint(x: 5, y: 8), CGPoint(x: 9.2, y: 14.8)] {
      // A font of 17 points has 16,320 and 16,490 pixels.
      let below = Painting.paint(
        scene.list(size, scale: 1, enlarged: 960, about: point), fonts: Self.fonts)
      let above = Painting.paint(
        scene.list(size, scale: 1, enlarged: 970, about: point), fonts: Self.fonts)
      #expect(difference(below, above).mean < 3)
    }
    let glyphs = Painting.paint(
      scene.list(size, scale: 1, enlarged: 12, about: CGPoint(x: 9, y: 9)), fonts: Self.fonts)
    let far = Painting.paint(
      scene.list(size, scale: 1, enlarged: 12_000, about: CGPoint(x: 9, y: 9)), fonts: Self.fonts)
    #expect(Painting.channels(glyphs[150, 100])[1] == Painting.channels(far[150, 100])[1])
  }
}
