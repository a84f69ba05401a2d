import Foundation

extension UIView: TraitNode {
  /// The object through which this view inherits traits: the view's controller, or the view itself
  /// if it has no controller.
  private var outerTraitNode: any TraitNode {
    owningViewController.map { $0 as any TraitNode } ?? self
  }

  var traitParent: (any TraitNode)? {
    if let owningViewController { return owningViewController }
    return superview
  }
  var traitChildren: [any TraitNode] { subviews.map(\.outerTraitNode) }
  var traitScene: UIWindowScene? { window?.windowScene ?? .current }

  func traitsChanged() {
    if let color = visibleDynamicBackground { showBackground(color) }
    setNeedsLayout()
    textSizeDidChange()
    if tintColor.isDynamic { tintColorDidChange() }
  }
}

extension UIView {
  /// Returns the color that the view shows for `color`: the value of a dynamic color for the view's
  /// traits.
  package func resolved(_ color: UIColor) -> UIColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection) : color
  }

  /// The dynamic color of the background, or `nil` if the layer shows another color than the values
  /// of this dynamic color. A cancelled transition, for example, restores the color of the layer
  /// alone.
  var visibleDynamicBackground: UIColor? {
    guard let color = dynamicBackground else { return nil }
    let styles = [UIUserInterfaceStyle.light, .dark]
    let shows = styles.contains { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      return color.resolvedColor(with: traits).cgColor == layer.backgroundColor
    }
    return shows ? color : nil
  }

  /// Sets the color of the view's background; `nil` removes it.
  func showBackground(_ color: UIColor?) {
    dynamicBackground = color.flatMap { $0.isDynamic ? $0 : nil }
    layer.backgroundColor = color.map { resolved($0).cgColor }
  }
}
