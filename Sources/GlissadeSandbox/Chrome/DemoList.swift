import GlissadeGallery
import GlissadeInspector
import UIKit

/// The demos, one above the other, under the program's name; those that do not fit are scrolled to.
final class DemoList: UIView {
  /// Called with a demo that was clicked.
  var onChoose: (Demo) -> Void = { _ in }

  private let name = UILabel()
  private let edge = UIView()
  private let scroll = UIScrollView()
  private let rows: [DemoRow]
  /// The size in which the marked row was last seen to.
  private var fitted = CGSize.zero

  init(_ demos: [Demo]) {
    rows = demos.map(DemoRow.init)
    super.init(frame: .zero)
    backgroundColor = Palette.panel
    name.text = "Glissade"
    name.font = .systemFont(ofSize: 14, weight: .semibold)
    name.textColor = Palette.quietText
    edge.backgroundColor = Palette.line
    scroll.indicatorStyle = .white
    addSubview(name)
    addSubview(scroll)
    addSubview(edge)
    for row in rows {
      row.addTarget(self, action: Selector(DemoList.choose(_:)), for: .touchUpInside)
      scroll.addSubview(row)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which demo is on stage and which row the keyboard is at.
  func mark(chosen: String, marked: String) {
    for row in rows {
      let wasMarked = row.marks.isMarked
      row.marks = (row.demo.name == chosen, row.demo.name == marked)
      if row.marks.isMarked && !wasMarked { bringIntoSight(row, animated: true) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    name.frame = CGRect(
      x: grid * 2, y: grid * 2, width: bounds.width - grid * 4, height: grid * 3)
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    let top = grid * 7
    scroll.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: grid, y: CGFloat(index) * (DemoRow.height + 4), width: bounds.width - grid * 2,
        height: DemoRow.height)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: (rows.last?.frame.maxY ?? 0) + grid)
    // In a window of another height, the first one among them, the marked row is still in sight.
    if let marked = rows.first(where: { $0.marks.isMarked }), scroll.bounds.size != fitted {
      bringIntoSight(marked, animated: false)
    }
    fitted = scroll.bounds.size
  }

  private func bringIntoSight(_ row: DemoRow, animated: Bool) {
    scroll.scrollRectToVisible(row.frame.insetBy(dx: 0, dy: -Palette.grid), animated: animated)
  }

  private func choose(_ row: DemoRow) { onChoose(row.demo) }
}
