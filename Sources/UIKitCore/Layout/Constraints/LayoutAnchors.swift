import Foundation

/// The anchors of views and guides, created from the sides of constraints.
@MainActor enum LayoutAnchors {
  static func anchor(of side: LayoutSide) -> NSObject {
    let (item, attribute) = (side.place.item, side.place.attribute)
    switch side.kind {
    case .horizontal: return NSLayoutXAxisAnchor(item, attribute)
    case .vertical: return NSLayoutYAxisAnchor(item, attribute)
    case .size, .none: return NSLayoutDimension(item, attribute, from: side.start)
    }
  }
}
