import Foundation
import GlissadeGeometry

/// A drawing command as a value. Later commands cover earlier ones.
package enum DrawCommand: Hashable, Sendable {
  case shape(ShapeCommand)
  case path(PathCommand)
  case text(TextCommand)
  case image(ImageCommand)
  case gradient(GradientCommand)
  case backdrop(BackdropCommand)
  case group(DisplayGroup)
}

/// A border line along the inside of an outline.
package struct Border: Hashable, Sendable {
  /// The width of the border in points. The whole width is inside the outline.
  package var width: CGFloat
  package var color: CGColor

  package init(width: CGFloat, color: CGColor) {
    self.width = width
    self.color = color
  }
}

/// A rectangle with or without rounded corners that is filled, bordered or both. The border covers
/// the fill.
package struct ShapeCommand: Hashable, Sendable {
  package var outline: RoundedRect
  package var fill: CGColor?
  package var border: Border?

  package init(outline: RoundedRect, fill: CGColor? = nil, border: Border? = nil) {
    self.outline = outline
    self.fill = fill
    self.border = border
  }
}

/// An outline that is filled, stroked or both. The stroke is centered on the outline and covers the
/// fill.
package struct PathCommand: Hashable, Sendable {
  package var path: CGPath
  package var fill: CGColor?
  package var fillRule: CGPathFillRule
  package var stroke: CGColor?
  package var line: LineStyle

  package init(
    path: CGPath, fill: CGColor? = nil, fillRule: CGPathFillRule = .winding,
    stroke: CGColor? = nil, line: LineStyle
  ) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
    self.line = line
  }

  /// Creates a path that is filled by the winding rule and stroked with a solid line of the given
  /// width in points.
  package init(path: CGPath, fill: CGColor? = nil, stroke: CGColor? = nil, lineWidth: CGFloat = 1) {
    self.init(path: path, fill: fill, stroke: stroke, line: LineStyle(width: lineWidth))
  }
}

/// A text that is laid out in a frame from the frame's top. Lines below the frame's bottom edge are
/// omitted.
package struct TextCommand: Hashable, Sendable {
  package var text: String
  package var style: TextStyle
  /// The frame in points.
  package var frame: CGRect

  package init(text: String, style: TextStyle, frame: CGRect) {
    self.text = text
    self.style = style
    self.frame = frame
  }

  /// Returns the command that draws the text in one color at a distance, as its shadow.
  package func shadow(in color: CGColor, by offset: CGSize) -> TextCommand {
    TextCommand(
      text: text, style: style.silhouette(in: color),
      frame: frame.offsetBy(dx: offset.width, dy: offset.height))
  }

  /// The box of the letters' ink, which can extend beyond the frame for slanted and ornamented
  /// letters. Painters clip the text to this box, so that damage can be determined without shaping
  /// the text.
  package var inkBounds: CGRect {
    let margin = (style.largestFontSize / 2).rounded(.up)
    return frame.insetBy(dx: -margin, dy: -margin)
  }
}

/// A part of an image's pixels, scaled into a rectangle; see `DrawCommand.picture` for drawings.
package struct ImageCommand: Hashable, Sendable {
  package var image: CGImage
  /// The part of the image, in pixels of the image.
  package var source: CGRect
  /// The rectangle into which the part is scaled, in points.
  package var destination: CGRect
  package var filter: ImageFilter

  package init(
    image: CGImage, source: CGRect, destination: CGRect, filter: ImageFilter = .linear
  ) {
    assert(image.drawing == nil, "a drawing has no pixels to scale")
    self.image = image
    self.source = source
    self.destination = destination
    self.filter = filter
  }
}

extension DrawCommand {
  /// The box of everything that this command can paint, in the coordinates of the command.
  package var bounds: CGRect {
    switch self {
    case .shape(let shape): shape.outline.rect
    case .path(let path):
      path.stroke == nil
        ? path.path.boundingBox
        : path.path.boundingBox.insetBy(dx: -path.line.reach, dy: -path.line.reach)
    case .text(let text): text.inkBounds
    case .image(let image): image.destination
    case .gradient(let gradient): gradient.outline.rect
    case .backdrop(let backdrop): backdrop.outline.rect
    case .group(let group): group.boundsInParent
    }
  }
}

extension DrawCommand {
  /// A Boolean value that indicates whether the command paints no pixel twice.
  var drawsOnce: Bool {
    switch self {
    case .shape(let shape): shape.fill == nil || shape.border == nil
    case .path(let path): path.fill == nil || path.stroke == nil
    case .text, .image, .gradient, .backdrop: true
    case .group(let group): group.contents.drawsOnce
    }
  }
}

extension DrawCommand {
  /// A Boolean value that indicates whether the command contains a backdrop; see
  /// `DisplayContents.hasBackdrop`.
  package var hasBackdrop: Bool {
    switch self {
    case .backdrop: true
    case .group(let group): group.contents.hasBackdrop
    case .shape, .path, .text, .image, .gradient: false
    }
  }
}

extension DrawCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    switch self {
    case .shape(let shape):
      hasher.combine(1)
      hasher.combine(shape)
    case .path(let path):
      hasher.combine(2)
      hasher.combine(path)
    case .text(let text):
      hasher.combine(3)
      hasher.combine(text)
    case .image(let image):
      hasher.combine(4)
      hasher.combine(image)
    case .gradient(let gradient):
      hasher.combine(6)
      hasher.combine(gradient)
    case .backdrop(let backdrop):
      hasher.combine(7)
      hasher.combine(backdrop)
    case .group(let group):
      hasher.combine(5)
      hasher.combine(group)
    }
  }
}

extension ShapeCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(outline)
    hasher.combine(fill)
    hasher.combine(Double(border?.width ?? -1))
    hasher.combine(border?.color)
  }
}

extension PathCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(path)
    hasher.combine(fill)
    hasher.combine(fillRule.rawValue)
    hasher.combine(stroke)
    hasher.combine(line)
  }
}

extension TextCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(text)
    hasher.combine(style)
    hasher.combine(frame)
  }
}

extension ImageCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(image.contentHash)
    hasher.combine(source)
    hasher.combine(destination)
    // Commands with the linear filter must keep the hashes of older recordings.
    if filter != .linear { hasher.combine(filter.number) }
  }
}
