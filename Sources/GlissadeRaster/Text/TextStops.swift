internal import CPango
import Foundation
import GlissadeDrawing

/// The positions before, between and after the characters of a text.
struct TextStops {
  /// The position of a character in the text, in UTF-16 code units and in UTF-8 bytes.
  private struct Place {
    let offset: Int
    let byte: Int
  }

  private let places: [Place]

  init(_ text: String) {
    var (offset, byte) = (0, 0)
    var places: [Place] = []
    places.reserveCapacity(text.utf8.count + 1)
    for character in text {
      places.append(Place(offset: offset, byte: byte))
      offset += character.utf16.count
      byte += character.utf8.count
    }
    places.append(Place(offset: offset, byte: byte))
    self.places = places
  }

  /// Returns the lines of the laid-out text with the positions between the characters of each line.
  func boxes(of text: LaidOutText) -> [TextLineBox] {
    var next = 0
    return text.lines.map { line in
      let end = line.startByte + line.byteCount
      while next < places.count - 1, places[next].byte < line.startByte { next += 1 }
      let first = next
      while next < places.count - 1, places[next].byte < end { next += 1 }
      let stops = places[first...next].map { place in
        TextLineBox.Stop(offset: place.offset, x: Self.x(of: place.byte, in: line))
      }
      return TextLineBox(
        frame: CGRect(x: line.left, y: line.top, width: line.width, height: line.height),
        baseline: line.baseline, stops: stops)
    }
  }

  private static func x(of byte: Int, in line: LaidOutText.Line) -> CGFloat {
    guard let pango = pango_layout_get_line_readonly(line.layout.pointer, Int32(line.index)) else {
      return line.left
    }
    var x: Int32 = 0
    pango_layout_line_index_to_x(pango, Int32(byte - line.layoutByte), 0, &x)
    return line.left + PangoTextLayout.points(x)
  }
}
