import Foundation
import GlissadeDrawing

/// A picture whose middle is stretched or repeated. On each axis, the parts before and after the
/// middle keep their sizes as long as they fit.
package struct StretchedPicture {
  let image: CGImage
  /// The size of the shown part in points.
  let size: CGSize
  /// The part of the image that is shown, as fractions of the image.
  let part: CGRect
  /// The middle that is stretched or repeated, as fractions of `part`.
  let center: CGRect
  /// A Boolean value that indicates whether the middle is repeated instead of stretched.
  package var repeatsCenter = false
  package var filter = ImageFilter.linear

  static let everything = CGRect(x: 0, y: 0, width: 1, height: 1)

  package init(
    image: CGImage, size: CGSize, part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    center: CGRect
  ) {
    self.image = image
    self.size = size
    self.part = part
    self.center = center
  }

  /// Returns the commands that draw the picture into a rectangle.
  package func commands(in destination: CGRect) -> [DrawCommand] {
    if center == Self.everything, !repeatsCenter {
      return [.picture(image, in: destination, part: part, filter: filter)]
    }
    let columns = spans(center.minX, center.maxX, size.width, destination.minX, destination.width)
    let rows = spans(center.minY, center.maxY, size.height, destination.minY, destination.height)
    return rows.flatMap { row in
      columns.map { column in
        .picture(
          image,
          in: CGRect(
            x: column.place, y: row.place, width: column.length, height: row.length),
          part: CGRect(
            x: part.minX + column.start * part.width, y: part.minY + row.start * part.height,
            width: (column.end - column.start) * part.width,
            height: (row.end - row.start) * part.height),
          filter: filter)
      }
    }
  }

  private struct Span {
    /// The start of the span as a fraction of the picture.
    var start: CGFloat
    var end: CGFloat
    /// The position in points at which the span is drawn.
    var place: CGFloat
    var length: CGFloat

    /// Returns copies of the span that fill its length. Each copy has the length `own`, and the
    /// last one can be shorter.
    func copies(of own: CGFloat) -> [Span] {
      guard own > 0, length > own else { return cut(own) }
      return (0..<Int((length / own - 1e-6).rounded(.up))).flatMap { index in
        let offset = CGFloat(index) * own
        var copy = self
        copy.place += offset
        copy.length = min(own, length - offset)
        return copy.cut(own)
      }
    }

    /// Returns the span, cut to the fraction that fits into its length if this is less than `own`.
    private func cut(_ own: CGFloat) -> [Span] {
      guard own > 0, length < own else { return [self] }
      var cut = self
      cut.end = start + (end - start) * length / own
      return [cut]
    }
  }

  private func spans(
    _ from: CGFloat, _ to: CGFloat, _ natural: CGFloat, _ place: CGFloat, _ length: CGFloat
  ) -> [Span] {
    let start = min(max(from, 0), 1)
    let end = min(max(to, start), 1)
    let (before, after) = (start * natural, (1 - end) * natural)
    let fixed = before + after
    let factor = fixed > length && fixed > 0 ? length / fixed : 1
    let middle = max(0, length - fixed)
    let stretched = Span(start: start, end: end, place: place + before * factor, length: middle)
    let inner = repeatsCenter ? stretched.copies(of: (end - start) * natural) : [stretched]
    let first = Span(start: 0, end: start, place: place, length: before * factor)
    let last = Span(
      start: end, end: 1, place: place + length - after * factor, length: after * factor)
    return ([first] + inner + [last]).filter { $0.end > $0.start && $0.length > 0 }
  }
}
