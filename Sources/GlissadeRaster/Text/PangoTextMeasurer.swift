import Foundation
import GlissadeDrawing
import Synchronization

/// A text measurer that uses the same text engine as the painter.
package final class PangoTextMeasurer: TextMeasuring {
  private struct Key: Hashable {
    var text: String
    var style: TextStyle
    var width: CGFloat?
  }

  private let fonts: FontLibrary
  private let known = Mutex(LeastRecentlyUsedCache<Key, TextMetrics>(budget: 1 << 19))

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  package func measure(_ text: String, style: TextStyle, width: CGFloat?) -> TextMetrics {
    // Color and alignment (except for justification) do not affect the size, and layout often
    // measures styles that differ only in these.
    var plain = style
    plain.color = .black
    plain.alignment = style.alignment == .justified ? .justified : .left
    let key = Key(text: text, style: plain, width: width)
    return known.withLock { known in
      known.value(for: key, cost: { _ in text.utf8.count + 160 }) {
        fonts.withEngine { engine in
          LaidOutText(text, plain, width: width, height: nil, engine: engine).metrics
        }
      }
    }
  }

  package func lines(of text: String, style: TextStyle, width: CGFloat?) -> [TextLineBox] {
    var style = style
    style.lineLimit = 0
    return fonts.withEngine { engine in
      let laidOut = LaidOutText(text, style, width: width, height: nil, engine: engine)
      return TextStops(text).boxes(of: laidOut)
    }
  }

  package func metrics(of font: FontDescription) -> FontMetrics {
    fonts.withEngine { $0.metrics(of: font) }
  }

  package func hasFamily(_ name: String) -> Bool {
    fonts.withEngine { $0.hasFamily(name) }
  }

  package func register(_ font: FontFile) -> Bool {
    fonts.withEngine { $0.registered.add(font, to: $0) }
  }

  package func registeredFont(named name: String) -> FontFile? {
    fonts.withEngine { $0.registered.font(named: name) }
  }
}
