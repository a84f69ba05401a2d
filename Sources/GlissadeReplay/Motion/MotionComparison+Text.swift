import Foundation
import GlissadeFiles

extension MotionComparison {
  /// The table of the comparison, with a line for each view, as text for a fixed-width font.
  package var table: String {
    let titles = [
      "view", "settles, s", "peak, pt/s", "overshoot, pt", "at release, pt/s", "apart, pt",
    ]
    let lines =
      [titles] + rows.map(Self.cells)
      + [["hitches, ms/s", "\(hitches.old.text(1)) → \(hitches.new.text(1))"]]
    let widths = titles.indices.map { column in
      lines.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { cells in
      zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "   ").trimmingTrailingSpaces
    }.joined(separator: "\n")
  }

  private static func cells(of row: Row) -> [String] {
    func change(_ value: (MotionFigures) -> Double, _ places: Int) -> String {
      let (old, new) = (row.old.map(value), row.new.map(value))
      return "\(old?.text(places) ?? "–") → \(new?.text(places) ?? "–")"
    }
    return [
      row.view.printable, change(\.settlingTime, 3), change(\.peakSpeed, 0), change(\.overshoot, 1),
      change(\.releaseSpeed, 0), row.old == nil || row.new == nil ? "–" : row.apart.text(1),
    ]
  }
}

extension Double {
  /// Returns the number as text with at most `places` digits after the decimal point.
  func text(_ places: Int) -> String {
    guard isFinite else { return self > 0 ? "∞" : "–" }
    let text = String(format: "%.\(places)f", self)
    return Double(text) == 0 && text.hasPrefix("-") ? String(text.dropFirst()) : text
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(self[...(lastIndex { $0 != " " } ?? startIndex)])
  }
}
