import Foundation
import GlissadeDrawing

/// A picture whose middle is stretched. The parts before and after it on either axis keep their
/// sizes as long as they fit.
struct StretchedPicture {
  let image: CGImage
  /// The size in points.
  let size: CGSize
  /// The part that is shown, as fractions of the image.
  var part = Self.everything
  /// The middle, as fractions of that part.
  let center: CGRect

  static let everything = CGRect(x: 0, y: 0, width: 1, height: 1)

  func commands(in destination: CGRect) -> [DrawCommand] {
    if center == Self.everything {
      if part == Self.everything { return [.picture(image, in: destination)] }
      return [.picture(image, in: destination, part: part)]
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
            height: (row.end - row.start) * part.height))
      }
    }
  }

  private struct Span {
    /// The start as a fraction of the picture.
    var start: CGFloat
    var end: CGFloat
    /// The position in points.
    var place: CGFloat
    var length: CGFloat
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
    return [
      Span(start: 0, end: start, place: place, length: before * factor),
      Span(start: start, end: end, place: place + before * factor, length: middle),
      Span(start: end, end: 1, place: place + length - after * factor, length: after * factor),
    ].filter { $0.end > $0.start && $0.length > 0 }
  }
}
