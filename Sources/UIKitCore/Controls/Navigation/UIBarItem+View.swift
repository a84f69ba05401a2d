extension UIBarItem {
  /// The custom view of the item, or the view that shows it in a window, or `nil`.
  var shownView: UIView? {
    let custom = (self as? UIBarButtonItem)?.customView
    return custom ?? UIApplication.shared.windows.lazy.compactMap { self.view(in: $0) }.first
  }

  /// Returns the view that shows the item, of a view and all views below it, or `nil`.
  private func view(in parent: UIView) -> UIView? {
    if let view = parent as? any BarItemView, view.barItem === self { return view }
    return parent.subviews.lazy.compactMap { self.view(in: $0) }.first
  }
}
