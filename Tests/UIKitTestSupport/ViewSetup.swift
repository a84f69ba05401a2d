import Foundation
import GlissadeDrawing
import UIKit

/// A scene of 375×667 with a window and an empty root view. Its texts have fixed measures: each
/// character is half an em wide, each line 1.2 em high.
@MainActor package final class ViewSetup {
  package let scene: UIWindowScene
  package let window: UIWindow
  package let controller = UIViewController()
  package var root: UIView { controller.view }
  package var log: [String] { scene.eventLog.entries.map(\.description) }

  package init(scale: CGFloat = 1, families: Set<String> = ["Inter"]) {
    let scene = UIWindowScene(
      size: CGSize(width: 375, height: 667), scale: scale,
      textMeasurer: RuledMeasurer(families: families),
      pictures: PictureStore(decoder: NumberedDecoder()))
    self.scene = scene
    let controller = controller
    window = scene.enter {
      let window = UIWindow(frame: scene.screen.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
    frame(0)
  }

  /// One frame at a time.
  package func frame(_ time: TimeInterval) {
    scene.deliver([], now: time)
    scene.step()
    scene.layout()
    scene.commit()
    if scene.needsFrame { _ = scene.flatten() }
  }
}

/// Half an em a character, 1.2 em a line; breaks anywhere.
package struct RuledMeasurer: TextMeasuring {
  package var families: Set<String>

  package init(families: Set<String>) { self.families = families }

  package func measure(_ text: String, style: TextStyle, width: CGFloat?) -> TextMetrics {
    let size = style.font.size
    let natural = CGFloat(text.count) * size / 2
    let available = max(width ?? natural, size / 2)
    var lines = max(1, Int((natural / available).rounded(.up)))
    if style.lineLimit > 0 { lines = min(lines, style.lineLimit) }
    let height = (CGFloat(lines) * size * 1.2).rounded(.up)
    return TextMetrics(
      size: CGSize(width: min(natural, available).rounded(.up), height: height),
      firstBaseline: size, lastBaseline: height - size * 0.2, lineCount: lines)
  }

  package func lines(of text: String, style: TextStyle, width: CGFloat?) -> [TextLineBox] {
    let size = style.font.size
    let stops = (0...text.utf16.count).map {
      TextLineBox.Stop(offset: $0, x: CGFloat($0) * size / 2)
    }
    return [
      TextLineBox(
        frame: CGRect(x: 0, y: 0, width: stops.last?.x ?? 0, height: size * 1.2), baseline: size,
        stops: stops)
    ]
  }

  package func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.size, descender: font.size * 0.2, lineHeight: font.size * 1.2,
      capHeight: font.size * 0.7, xHeight: font.size * 0.5)
  }

  package func hasFamily(_ name: String) -> Bool { families.contains(name) }
}

/// "Decodes" files that hold their own width and height as text, such as `4 6`.
package struct NumberedDecoder: ImageDecoding {
  package init() {}

  package func decode(_ file: [UInt8], path: String) throws(ImageDecodingError) -> CGImage {
    let numbers = String(decoding: file, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else {
      throw .undecodable(path: path, reason: "not two numbers")
    }
    return CGImage(
      width: numbers[0], height: numbers[1],
      pixels: Array(repeating: 0xFF00_00FF, count: numbers[0] * numbers[1]))
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the same numbers on every run.
package struct SystemlessGenerator: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
