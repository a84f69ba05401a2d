extension UIViewController: TraitNode {
  var traitParent: (any TraitNode)? {
    if let parent { return parent }
    return viewIfLoaded?.superview
  }
  var traitChildren: [any TraitNode] {
    let view = viewIfLoaded.map { [$0 as any TraitNode] } ?? []
    return view + children.filter { $0.viewIfLoaded?.superview == nil }
  }
  var traitScene: UIWindowScene? { viewIfLoaded?.window?.windowScene ?? .current }

  func traitsChanged() {}
}
