import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeRaster

/// An encoder that writes display lists as tables of their drawings.
///
/// Outlines, texts, pictures and the contents of groups are written once. Contents that differ
/// little from those in the last frame are written as a difference.
final class PictureEncoder {
  /// The number of units per em in which the outlines of glyphs are written.
  static let glyphUnits = 2000.0

  private let fonts: FontLibrary
  private let pictures: KeptPictures
  private var glyphs = NumberedValues()
  private var paths = NumberedValues()
  private var images = NumberedValues()
  private var imageNumbers: [UInt64: Int] = [:]
  private var texts: [String] = []
  private var textNumbers: [TextCommand: Int] = [:]
  /// The encoded contents of groups, each as a JSON array.
  private var nodes: [String] = []
  private var nodeNumbers: [ObjectIdentifier: Int] = [:]
  private var equalNodes: [UInt64: [(contents: DisplayContents, number: Int)]] = [:]
  /// The contents that have numbers. Retaining them keeps their object identifiers unique.
  private var kept: [DisplayContents] = []

  init(fonts: FontLibrary, pictures: KeptPictures) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// The tables of the encoder, as members of a JSON object.
  var members: [String] {
    [
      "\"glyphs\":" + CompactText.list(glyphs.values),
      "\"paths\":" + CompactText.list(paths.values),
      "\"images\":" + CompactText.list(images.values),
      "\"texts\":" + CompactText.list(texts), "\"nodes\":" + CompactText.list(nodes),
    ]
  }

  // MARK: Groups

  /// Returns the number of a group's contents, after encoding them if they are new.
  ///
  /// - Parameter last: The contents of the same group in the last frame, or `nil`.
  func number(of contents: DisplayContents, last: DisplayContents?) -> Int {
    if let known = nodeNumbers[ObjectIdentifier(contents)] { return known }
    if let equal = equalNodes[contents.stableHash]?.first(where: { $0.contents == contents }) {
      return keep(contents, as: equal.number)
    }
    let commands = encode(contents.commands, last: last?.commands ?? [])
    let text =
      edit(contents, commands, of: last)
      ?? CompactText.list(["0"] + frame(of: contents) + commands)
    nodes.append(text)
    let number = nodes.count - 1
    equalNodes[contents.stableHash, default: []].append((contents, number))
    return keep(contents, as: number)
  }

  private func keep(_ contents: DisplayContents, as number: Int) -> Int {
    kept.append(contents)
    nodeNumbers[ObjectIdentifier(contents)] = number
    return number
  }

  /// Returns the difference of contents from those in the last frame, or `nil` if it is not
  /// shorter.
  private func edit(
    _ contents: DisplayContents, _ commands: [String], of last: DisplayContents?
  ) -> String? {
    guard let last, let number = nodeNumbers[ObjectIdentifier(last)],
      last.clip == contents.clip, last.mask == contents.mask, last.shadow == contents.shadow,
      last.dissolve == contents.dissolve
    else { return nil }
    // The groups in the old contents have numbers, so they are not written again.
    let old = encode(last.commands, last: [])
    let shorter = min(old.count, commands.count)
    let before = zip(old, commands).prefix { $0 == $1 }.count
    let after = min(
      zip(old.reversed(), commands.reversed()).prefix { $0 == $1 }.count, shorter - before)
    guard before + after > 0 else { return nil }
    let middle = commands[before..<(commands.count - after)]
    return CompactText.list(["1", "\(number)", "\(before)", "\(after)"] + middle)
  }

  /// Returns the encoded clip, mask, shadow and dissolve of contents.
  private func frame(of contents: DisplayContents) -> [String] {
    [
      contents.clip.map(CompactText.outline) ?? "0", contents.mask.map(mask) ?? "0",
      contents.shadow.map(shadow) ?? "0", contents.dissolve.map(dissolve) ?? "0",
    ]
  }

  private func mask(_ mask: DisplayMask) -> String {
    switch mask {
    case .path(let path, let rule): "[1,\(number(of: path)),\(rule == .evenOdd ? 1 : 0)]"
    case .alpha(let group): "[2,\(encode(group, last: nil))]"
    }
  }

  private func shadow(_ shadow: ShadowCommand) -> String {
    let caster =
      switch shadow.caster {
      case .outline(let outline): CompactText.outline(outline)
      case .path(let path): path.roundedRect.map(CompactText.outline) ?? "\(number(of: path))"
      case .content: "-1"
      }
    let numbers = [shadow.offset.width, shadow.offset.height, shadow.sigma].map { Double($0) }
    return "[\(CompactText.color(shadow.color)),\(CompactText.numbers(numbers)),\(caster)]"
  }

  private func dissolve(_ dissolve: Dissolve) -> String {
    "[\(CompactText.number(dissolve.progress)),\(encode(dissolve.old, last: nil))]"
  }

  /// Encodes the commands of a group. Each inner group is paired with the one in the last frame
  /// that has the same identity or, without an identity, the same position.
  private func encode(_ commands: [DrawCommand], last: [DrawCommand]) -> [String] {
    var former: [UInt64: DisplayGroup] = [:]
    for case .group(let group) in last where group.id != 0 { former[group.id] = group }
    return commands.enumerated().map { index, command in
      guard case .group(let group) = command else { return encode(command) }
      if group.id != 0 { return encode(group, last: former[group.id]) }
      guard last.indices.contains(index), case .group(let other) = last[index], other.id == 0 else {
        return encode(group, last: nil)
      }
      return encode(group, last: other)
    }
  }

  /// Encodes the placement of a group, and the number of its contents.
  func encode(_ group: DisplayGroup, last: DisplayGroup?) -> String {
    let number = number(of: group.contents, last: last?.contents)
    let opacity = CompactText.number(group.opacity, digits: 4)
    let place = "[0,\(number),\(opacity)," + CompactText.transform(group.transform)
    if group.transform.isAffine { return place + "]" }
    // A group in perspective is drawn as a flat picture, whose size must be written.
    let box = group.bounds.isNull ? .zero : group.bounds
    return place + "," + CompactText.numbers(CompactText.rect(box)) + "]"
  }

  // MARK: Commands

  private func encode(_ command: DrawCommand) -> String {
    switch command {
    case .shape(let shape): encode(shape)
    case .path(let path): encode(path)
    case .text(let text): encode(text)
    case .image(let image): encode(image)
    case .gradient(let gradient): encode(gradient)
    case .backdrop(let backdrop): encode(backdrop)
    case .group(let group): encode(group, last: nil)
    }
  }

  private func encode(_ shape: ShapeCommand) -> String {
    let fill = CompactText.color(shape.fill)
    let start = "[1,\(CompactText.outline(shape.outline)),\(fill)"
    guard let border = shape.border, border.width > 0 else { return start + "]" }
    return start + ",\(CompactText.number(border.width)),\(CompactText.color(border.color))]"
  }

  private func encode(_ path: PathCommand) -> String {
    let rule = path.fillRule == .evenOdd ? 1 : 0
    let start = "[2,\(number(of: path.path)),\(CompactText.color(path.fill)),\(rule)"
    guard let stroke = path.stroke, path.line.width > 0 else { return start + "]" }
    let line = path.line
    let numbers = CompactText.numbers(
      [line.width, line.miterLimit, line.dashPhase].map(Double.init))
    let dash = CompactText.numbers(line.usableDash.map { Double($0) })
    return start + ",\(CompactText.color(stroke)),\(numbers),\(line.cap.rawValue)"
      + ",\(line.join.rawValue),[\(dash)]]"
  }

  private func encode(_ image: ImageCommand) -> String {
    let numbers = CompactText.rect(image.source) + CompactText.rect(image.destination)
    let filter = (image.filter.enlargesNearest ? 1 : 0) + (image.filter.reducesNearest ? 2 : 0)
    return "[4,\(number(of: image.image)),\(CompactText.numbers(numbers)),\(filter)]"
  }

  private func encode(_ command: GradientCommand) -> String {
    let geometry: [Double]
    switch command.geometry {
    case .axial(let from, let to): geometry = [0, from.x, from.y, to.x, to.y]
    case .radial(let from, let to):
      geometry = [
        1, from.center.x, from.center.y, from.radius, to.center.x, to.center.y, to.radius,
      ]
    case .conic(let center, let toward):
      geometry = [2, center.x, center.y, atan2(toward.y - center.y, toward.x - center.x)]
    }
    let stops = command.gradient.stops.map { stop in
      CompactText.number(stop.location, digits: 5) + "," + CompactText.color(stop.color)
    }
    let extent = (command.extendsBefore ? 1 : 0) + (command.extendsAfter ? 2 : 0)
    let numbers = CompactText.numbers(geometry, digits: 5)
    return "[5,\(CompactText.outline(command.outline)),[\(numbers)],\(CompactText.list(stops))"
      + ",\(extent)]"
  }

  private func encode(_ backdrop: BackdropCommand) -> String {
    let numbers = CompactText.numbers([backdrop.sigma, backdrop.saturation].map { Double($0) })
    return "[6,\(CompactText.outline(backdrop.outline)),\(numbers)"
      + ",\(CompactText.color(backdrop.tint))]"
  }

  // MARK: Tables

  private func number(of path: CGPath) -> Int {
    paths.number(of: CompactText.string(CompactText.path(path)))
  }

  private func number(of image: CGImage) -> Int {
    if let known = imageNumbers[image.contentHash] { return known }
    let file = pictures.file(of: image)
    let data = Data(file).base64EncodedString()
    let text = "\"data:\(KeptPictures.kind(of: file));base64,\(data)\""
    let number = images.number(of: text)
    imageNumbers[image.contentHash] = number
    return number
  }

  // MARK: Texts

  private func encode(_ command: TextCommand) -> String {
    let style = command.style
    var plain = command
    plain.frame.origin = .zero
    if style.spans.isEmpty { plain.style.color = .black }
    let number = textNumbers[plain] ?? append(plain)
    textNumbers[plain] = number
    let place = CompactText.numbers([command.frame.minX, command.frame.minY].map(Double.init))
    let start = "[3,\(number),\(CompactText.color(style.color)),\(place)"
    // Texts that are not clipped end with their ink and need no size.
    guard style.lineBreak == .clip else { return start + "]" }
    let size = CompactText.numbers([command.frame.width, command.frame.height].map(Double.init))
    return start + ",\(size)]"
  }

  /// Appends a text to the table. Its glyphs, pictures and marks are written as arrays.
  private func append(_ command: TextCommand) -> Int {
    let text = OutlinedText(command, fonts: fonts)
    let glyphs = text.glyphs.map { glyph -> String in
      let outline = CompactText.path(glyph.outline, unit: Self.glyphUnits, digits: 0)
      let number = self.glyphs.number(of: "\"" + outline + "\"")
      let place = CompactText.numbers(
        [glyph.origin.x, glyph.origin.y, glyph.size].map(Double.init))
      return "[\(number),\(place)" + (glyph.color.map { ",\(CompactText.color($0))" } ?? "") + "]"
    }
    let pictures = text.pictures.map { picture in
      "[\(number(of: picture.image)),\(CompactText.numbers(CompactText.rect(picture.frame)))]"
    }
    let marks = text.marks.map { mark in
      let dashes = CompactText.numbers(mark.dashes.map { Double($0) })
      return "[\(CompactText.numbers(CompactText.rect(mark.rect))),\(CompactText.color(mark.color))"
        + ",[\(dashes)],\(mark.isOnTop ? 1 : 0)]"
    }
    texts.append(
      CompactText.list([glyphs, pictures, marks].map { CompactText.list($0) }))
    return texts.count - 1
  }
}
