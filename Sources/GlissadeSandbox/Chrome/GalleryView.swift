import GlissadeInspector
import UIKit

/// The view of the gallery's pane: the demos, and the recent recordings below them.
final class GalleryView: UIView {
  private let list: DemoList
  private let recent: RecentList

  init(_ list: DemoList, above recent: RecentList) {
    self.list = list
    self.recent = recent
    super.init(frame: .zero)
    for view in [list, recent] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = recent.fittingHeight(in: bounds.height)
    let top = bounds.height - height
    list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    recent.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
