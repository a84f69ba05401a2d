import Foundation
import GlissadeLayout

/// The state that a layout engine stores for a view or guide.
@MainActor final class LayoutRecord {
  typealias Part = LayoutPart

  private(set) weak var item: (any LayoutItem)?
  /// A Boolean value that indicates whether the item's frame is fixed, so that constraints do not
  /// determine it.
  var isFixed: Bool
  /// A Boolean value that indicates whether the fixed frame of the item may have changed.
  var isMoved = false
  /// A Boolean value that indicates whether the size of the item's content may have changed.
  var hasNewContent = true {
    didSet { if hasNewContent { (adaptedWidth, adaptedHeight) = (nil, nil) } }
  }
  /// The solved width for which the height of the content was measured last, or `nil`.
  var adaptedWidth: Double?
  /// The height of the content in the solved width, or `nil` if it does not depend on the width.
  var adaptedHeight: CGFloat?
  /// A Boolean value that indicates whether the item has been removed from the engine's tree.
  var isGone = false

  /// The solver's variables of the item, by parts. A part to which no constraint refers has none.
  var variables: [LayoutVariable?] = Array(repeating: nil, count: Part.allCases.count)
  /// The solver's equations of a fixed frame or a guide, by parts.
  var fixes: [LayoutConstraintID?] = Array(repeating: nil, count: Part.allCases.count)
  /// The solver's equations that keep values which nothing else determines, by parts.
  var stays: [LayoutConstraintID?] = Array(repeating: nil, count: Part.allCases.count)
  /// The solver's constraints that relate the item's size to the size of its content.
  var contents: [ContentConstraint] = []
  /// The constraints whose constants contain the origin of the view's bounds, besides the
  /// constraints of the view itself.
  var followers: [NSLayoutConstraint] = []
  /// The solved values of all parts when a layout was requested last.
  var requested: [Double] = []

  init(_ item: any LayoutItem, isFixed: Bool) {
    (self.item, self.isFixed) = (item, isFixed)
  }

  /// A constraint that keeps a view's width or height from being larger or smaller than its
  /// content.
  struct ContentConstraint {
    let part: Part
    let relation: LinearConstraint.Relation
    let priority: Double
    let id: LayoutConstraintID
  }

  var view: UIView? { item as? UIView }
  var guide: UILayoutGuide? { item as? UILayoutGuide }
  /// A Boolean value that indicates whether constraints refer to a part of the item.
  var isMentioned: Bool { variables.contains { $0 != nil } }

  /// Removes the record's constraints that clients did not create, and returns their identities.
  func removeOwnConstraints() -> [LayoutConstraintID] {
    let all = (fixes + stays).compactMap { $0 } + contents.map(\.id)
    fixes = Array(repeating: nil, count: fixes.count)
    stays = Array(repeating: nil, count: stays.count)
    contents = []
    return all
  }

  /// Returns the current value of a part of the item in points, ignoring the view's transform.
  func present(_ part: Part) -> Double {
    guard let view else { return guide.map { present(part, of: $0) } ?? 0 }
    let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
    let current =
      switch part {
      case .width: size.width
      case .height: size.height
      case .x: view.center.x - size.width * anchor.x
      case .y: view.center.y - size.height * anchor.y
      }
    guard current.isFinite else { return 0 }
    return part.isSize ? max(0, current) : current
  }

  /// Returns the current value of a part of a guide, which follows its view if it has a rule.
  private func present(_ part: Part, of guide: UILayoutGuide) -> Double {
    guard let view = guide.owningView, let constant = guide.rule?.constant(of: part, in: view)
    else { return length(of: part, in: guide.layoutFrame) }
    return part.isSize ? length(of: part, in: view.bounds) + constant : constant
  }

  private func length(of part: Part, in frame: CGRect) -> Double {
    switch part {
    case .width: frame.width
    case .height: frame.height
    case .x: frame.minX
    case .y: frame.minY
    }
  }
}
