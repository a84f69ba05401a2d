import Foundation

// The choice of the appearance that a bar shows.
extension UINavigationBar {
  /// Returns the appearance of the bar for an item. An appearance for the upper edge has priority
  /// over one for a window of compact height, and both over the standard one; among those of one
  /// kind, the item's own has priority over the bar's.
  func look(of item: UINavigationItem) -> UINavigationBarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let atEdge = isAtEdge(item) ? item.looks.scrollEdge ?? looks.scrollEdge : nil
    let inLow = isLow ? item.looks.compact ?? looks.compact : nil
    return atEdge ?? inLow ?? item.looks.standard ?? standardAppearance
  }

  /// Returns whether the appearance for an item depends on whether the page is at its upper edge.
  func hasEdge(_ item: UINavigationItem) -> Bool {
    looks.scrollEdge != nil || item.looks.scrollEdge != nil
  }
}

extension NavigationBarStyle {
  /// Returns the style with the attributes of titles that an appearance has.
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
