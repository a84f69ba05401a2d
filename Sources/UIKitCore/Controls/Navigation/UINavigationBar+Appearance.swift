import Foundation

// Which appearance a bar has.
extension UINavigationBar {
  /// Returns the appearance of the bar for an item: the item's own one before the bar's, that of
  /// the upper edge first, then that of a window of compact height.
  func look(of item: UINavigationItem) -> UINavigationBarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let atEdge = isAtEdge(item) ? item.looks.scrollEdge ?? looks.scrollEdge : nil
    let inLow = isLow ? item.looks.compact ?? looks.compact : nil
    return atEdge ?? inLow ?? item.looks.standard ?? standardAppearance
  }

  /// Returns whether the appearance for an item depends on the page's place.
  func hasEdge(_ item: UINavigationItem) -> Bool {
    looks.scrollEdge != nil || item.looks.scrollEdge != nil
  }
}

extension NavigationBarStyle {
  /// Returns the style with the attributes of an appearance.
  func with(_ look: UINavigationBarAppearance) -> NavigationBarStyle {
    var style = self
    let (title, large) = (look.titleTextAttributes, look.largeTitleTextAttributes)
    style.font = title[.font] as? UIFont ?? font
    style.color = title[.foregroundColor] as? UIColor ?? color
    style.largeFont = large[.font] as? UIFont ?? largeFont
    style.largeColor = large[.foregroundColor] as? UIColor ?? largeColor
    style.offset = look.titlePositionAdjustment
    return style
  }
}
