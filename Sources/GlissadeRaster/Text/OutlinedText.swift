import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A laid-out text as glyphs that can be drawn without the fonts of the text.
///
/// All positions are in points from the upper left corner of the text's frame.
package struct OutlinedText {
  /// A glyph that is filled with one color.
  package struct Glyph {
    /// The outline of the glyph in ems, with the glyph's origin at zero.
    package let outline: CGPath
    package let origin: CGPoint
    /// The length of an em of the glyph's font, in points.
    package let size: CGFloat
    /// The color of the glyph, or `nil` for the color of the text.
    package let color: CGColor?
  }

  /// A picture of a glyph with its own colors, such as an emoji.
  package struct Picture {
    package let image: CGImage
    package let frame: CGRect
  }

  /// A rectangle behind a part of the text, or a solid or dashed line under or through it.
  package struct Mark {
    package let rect: CGRect
    package let color: CGColor
    /// The lengths of dashes and gaps in points, or an empty array for a filled rectangle.
    package let dashes: [CGFloat]
    /// A Boolean value that indicates whether the mark covers the glyphs.
    package let isOnTop: Bool
  }

  package private(set) var glyphs: [Glyph] = []
  package private(set) var pictures: [Picture] = []
  package private(set) var marks: [Mark] = []

  /// Creates the outlines of the text of a command.
  package init(_ command: TextCommand, fonts: FontLibrary) {
    let (style, size) = (command.style, command.frame.size)
    self = fonts.withEngine { engine in
      let text = LaidOutText(
        command.text, style, width: size.width, height: size.height, engine: engine)
      return OutlinedText(text, style)
    }
  }

  private init(_ text: LaidOutText, _ style: TextStyle) {
    if !style.spans.isEmpty {
      marks = TextMark.marks(of: text, style).map { mark in
        Mark(rect: mark.rect, color: mark.color, dashes: mark.dashes, isOnTop: mark.isOnTop)
      }
    }
    for run in text.lines.flatMap(GlyphRun.runs) {
      let color = style.spans.first { $0.range.contains(run.byte) }?.color
      for glyph in run.separateGlyphs(fontSize: style.font.size) {
        if let picture = glyph.picture {
          let frame = picture.frame.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
          pictures.append(Picture(image: picture.image, frame: frame))
        } else {
          let em = CGAffineTransform(scaleX: 1 / glyph.fontSize, y: 1 / glyph.fontSize)
          glyphs.append(
            Glyph(
              outline: glyph.outline.applying(em), origin: glyph.origin, size: glyph.fontSize,
              color: color))
        }
      }
    }
  }
}
