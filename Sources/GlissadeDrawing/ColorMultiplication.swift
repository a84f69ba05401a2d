import Foundation
import GlissadeGeometry

extension CGColor {
  /// The color with each component limited to 0…1.
  package var clamped: CGColor {
    func limited(_ component: Double) -> Double { min(max(component, 0), 1) }
    return CGColor(
      red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
  }

  /// Returns the color whose components are the products with those of another color.
  package func multiplied(by factor: CGColor) -> CGColor {
    CGColor(
      red: red * factor.red, green: green * factor.green, blue: blue * factor.blue,
      alpha: alpha * factor.alpha)
  }
}

/// The multiplication of the colors of pictures by a color. The images that it makes are kept for
/// the next frame.
@MainActor package final class ColorMultiplication {
  private struct Key: Hashable {
    let image: CGImage
    let factor: CGColor
  }

  private var images: [Key: CGImage] = [:]
  private var used: [Key: CGImage] = [:]

  package init() {}

  /// Begins the pictures of another frame.
  package func begin() { if !used.isEmpty { (images, used) = (used, [:]) } }

  /// Returns a picture whose colors are the products with those of another color, and whose opacity
  /// is the product with its opacity. The components of the factor are 0…1.
  package func multiply(_ group: DisplayGroup, by factor: CGColor) -> DisplayGroup {
    if factor == .white { return group }
    let opacity = group.opacity * Double(factor.alpha)
    let color = CGColor(red: factor.red, green: factor.green, blue: factor.blue, alpha: 1)
    guard color != .white else { return group.with(transform: group.transform, opacity: opacity) }
    return DisplayGroup(
      id: 0, transform: group.transform, opacity: opacity, contents: contents(group, color))
  }

  private func contents(_ group: DisplayGroup, _ factor: CGColor) -> DisplayContents {
    let commands = group.commands.map { multiply($0, by: factor) }
    if let mask = group.mask { return DisplayContents(mask: mask, commands: commands) }
    if let dissolve = group.dissolve {
      return DisplayContents(dissolve: dissolve, commands: commands)
    }
    var shadow = group.shadow
    if let color = shadow?.color { shadow?.color = color.multiplied(by: factor) }
    return DisplayContents(clip: group.clip, shadow: shadow, commands: commands)
  }

  private func multiply(_ command: DrawCommand, by factor: CGColor) -> DrawCommand {
    switch command {
    case .shape(var shape):
      shape.fill = shape.fill?.multiplied(by: factor)
      if let color = shape.border?.color { shape.border?.color = color.multiplied(by: factor) }
      return .shape(shape)
    case .path(var path):
      path.fill = path.fill?.multiplied(by: factor)
      path.stroke = path.stroke?.multiplied(by: factor)
      return .path(path)
    case .text(var text):
      text.style = text.style.multiplied(by: factor)
      return .text(text)
    case .image(var image):
      image.image = multiply(image.image, by: factor)
      return .image(image)
    case .gradient(var gradient):
      gradient.gradient = gradient.gradient.multiplied(by: factor)
      return .gradient(gradient)
    // What lies beneath a backdrop is not part of the copy.
    case .backdrop: return command
    case .group(let group): return .group(multiply(group, by: factor))
    }
  }

  private func multiply(_ image: CGImage, by factor: CGColor) -> CGImage {
    let key = Key(image: image, factor: factor)
    let made = used[key] ?? images[key] ?? image.multiplied(by: factor)
    used[key] = made
    return made
  }
}

extension CGImage {
  /// Returns the image whose pixels are the products with a color.
  fileprivate func multiplied(by factor: CGColor) -> CGImage {
    func table(_ factor: Double) -> [UInt32] {
      (0..<256).map { UInt32((Double($0) * factor).rounded()) }
    }
    let (red, green, blue) = (table(factor.red), table(factor.green), table(factor.blue))
    let products = pixels.map { pixel in
      pixel & 0xff00_0000 | red[Int(pixel >> 16 & 255)] << 16
        | green[Int(pixel >> 8 & 255)] << 8 | blue[Int(pixel & 255)]
    }
    return CGImage(width: width, height: height, pixels: products)
  }
}

extension Gradient {
  fileprivate func multiplied(by factor: CGColor) -> Gradient {
    Gradient(
      colors: stops.map { $0.color.multiplied(by: factor) },
      locations: stops.map { CGFloat($0.location) }) ?? self
  }
}

extension TextStyle {
  fileprivate func multiplied(by factor: CGColor) -> TextStyle {
    var style = self
    style.color = color.multiplied(by: factor)
    for index in style.spans.indices {
      let span = style.spans[index]
      style.spans[index].color = span.color?.multiplied(by: factor)
      style.spans[index].background = span.background?.multiplied(by: factor)
      style.spans[index].underline?.color = span.underline?.color?.multiplied(by: factor)
      style.spans[index].strikethrough?.color = span.strikethrough?.color?.multiplied(by: factor)
    }
    return style
  }
}
