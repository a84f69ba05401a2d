import Foundation
import UIKitCore

/// A factory of the constraints that a parsed visual format describes.
@MainActor struct VisualFormatMaker {
  /// An error about a name in a format that has no view or number.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() throws -> [NSLayoutConstraint] {
    let items = try format.views.map { try item($0.name) }
    var made: [NSLayoutConstraint] = []
    if format.startsAtSuperview, let first = items.first {
      let superview = try superview(of: first)
      let space = format.views[0].space ?? .init()
      made += try edge(of: first, start, space, superview, isStart: true)
    }
    for index in items.indices.dropFirst() {
      let space = format.views[index].space ?? .init()
      let (before, view) = (items[index - 1], items[index])
      made += try spaces(space, standard: space.isVisible ? systemSpacing : 0).map {
        distance($0, from: before, end, to: view, start)
      }
    }
    if format.endsAtSuperview, let last = items.last {
      made += try edge(of: last, end, format.lastSpace, superview(of: last), isStart: false)
    }
    for (view, item) in zip(format.views, items) {
      made += try view.sizes.map { try size(of: item, $0) }
    }
    return made + alignments(of: items)
  }

  // MARK: Positions

  private var isReversed: Bool { !format.isVertical && options.contains(.directionRightToLeft) }
  private var start: Attribute { format.isVertical ? .top : isReversed ? .right : .left }
  private var end: Attribute { format.isVertical ? .bottom : isReversed ? .left : .right }

  /// A condition on the length of a space, in points.
  private struct Length {
    let relation: NSLayoutConstraint.Relation
    let points: CGFloat
    let priority: UILayoutPriority
  }

  private func spaces(_ space: VisualFormat.Space, standard: CGFloat) throws -> [Length] {
    if space.predicates.isEmpty {
      return [Length(relation: .equal, points: standard, priority: .required)]
    }
    return try space.predicates.map {
      Length(
        relation: $0.relation, points: try number($0.value), priority: try priority(of: $0))
    }
  }

  /// Returns the constraints between a view and an edge of its superview. If the space between them
  /// has no number, they relate the view to the superview's margin.
  private func edge(
    of item: any LayoutItem, _ attribute: Attribute, _ space: VisualFormat.Space,
    _ superview: UIView, isStart: Bool
  ) throws -> [NSLayoutConstraint] {
    let isMargin = space.isVisible && space.predicates.isEmpty
    let outer: any LayoutItem = isMargin ? superview.layoutMarginsGuide : superview
    return try spaces(space, standard: 0).map {
      isStart
        ? distance($0, from: outer, attribute, to: item, attribute)
        : distance($0, from: item, attribute, to: outer, attribute)
    }
  }

  /// Returns the constraint that makes two attributes have a distance in the direction of the
  /// format.
  private func distance(
    _ length: Length, from item: any LayoutItem, _ attribute: Attribute,
    to next: any LayoutItem, _ nextAttribute: Attribute
  ) -> NSLayoutConstraint {
    let one = LayoutSide(LayoutPlace(item: item, attribute: attribute))
    let other = LayoutSide(LayoutPlace(item: next, attribute: nextAttribute))
    let constraint = NSLayoutConstraint(
      isReversed ? one : other, length.relation, isReversed ? other : one, multiplier: 1,
      constant: length.points)
    constraint.priority = length.priority
    return constraint
  }

  // MARK: Sizes and alignments

  private func size(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws -> NSLayoutConstraint {
    let attribute: Attribute = format.isVertical ? .height : .width
    let side = LayoutSide(LayoutPlace(item: item, attribute: attribute))
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil {
      constraint = NSLayoutConstraint(
        side, predicate.relation,
        LayoutSide(LayoutPlace(item: try self.item(name), attribute: attribute)), multiplier: 1,
        constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        side, predicate.relation, nil, multiplier: 1, constant: try number(predicate.value))
    }
    constraint.priority = try priority(of: predicate)
    return constraint
  }

  private func alignments(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
    options.alignments.flatMap { attribute in
      zip(items, items.dropFirst()).map { item, next in
        NSLayoutConstraint(
          LayoutSide(LayoutPlace(item: item, attribute: attribute)), .equal,
          LayoutSide(LayoutPlace(item: next, attribute: attribute)), multiplier: 1, constant: 0)
      }
    }
  }

  // MARK: Names

  private func item(_ name: String) throws -> any LayoutItem {
    if let item = views[name] as? any LayoutItem { return item }
    throw Missing(description: "there is no view “\(name)”")
  }

  private func superview(of item: any LayoutItem) throws -> UIView {
    if let superview = item.layoutSuperview { return superview }
    throw Missing(description: "\(item.layoutName) has no superview")
  }

  private func number(_ value: VisualFormat.Value) throws -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      if let number = metrics[name].flatMap(Self.number) { return number }
      throw Missing(description: "there is no metric “\(name)”")
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(of predicate: VisualFormat.Predicate) throws -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority)))
  }
}
