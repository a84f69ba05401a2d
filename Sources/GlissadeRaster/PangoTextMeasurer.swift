import Foundation
import GlissadeDrawing
import Synchronization

/// Measures with the same engine that paints.
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
    // Neither changes the size: layout asks again and again while only they differ.
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

  package func metrics(of font: FontDescription) -> FontMetrics {
    fonts.withEngine { $0.metrics(of: font) }
  }

  package func hasFamily(_ name: String) -> Bool {
    fonts.withEngine { $0.hasFamily(name) }
  }
}
