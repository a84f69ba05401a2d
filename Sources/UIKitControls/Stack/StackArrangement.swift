import Foundation
import UIKitCore

/// The constraints by which a stack view arranges its views.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Relation = NSLayoutConstraint.Relation

  /// The attributes of an item along an axis.
  struct Attributes {
    let start, end, center, size: Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      let isHorizontal = axis == .horizontal
      start = isHorizontal ? .leading : .top
      end = isHorizontal ? .trailing : .bottom
      center = isHorizontal ? .centerX : .centerY
      size = isHorizontal ? .width : .height
    }
  }

  private let stack: UIStackView
  /// The item within which views are arranged: the stack view, or the guide of its margins.
  private let canvas: any LayoutItem
  private let along: Attributes
  private let across: Attributes
  private(set) var constraints: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = Attributes(stack.axis)
    across = Attributes(stack.axis == .horizontal ? .vertical : .horizontal)
    let visible = stack.visible
    addEnds(of: visible)
    addSpaces(between: visible)
    addSizes(of: visible)
    for view in stack.arranged { align(view, with: visible.first) }
    collapseHidden()
  }

  // MARK: Along the axis

  private mutating func addEnds(of views: [UIView]) {
    guard let first = views.first, let last = views.last else {
      return add("size", stack, along.size, .equal, constant: 0, priority: 49)
    }
    add("edge", first, along.start, .equal, canvas, along.start)
    add("edge", canvas, along.end, .equal, last, along.end)
  }

  private mutating func addSpaces(between views: [UIView]) {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "spacing", next, isBaseline ? .firstBaseline : along.start,
        isLoose ? .greaterThanOrEqual : .equal, view, isBaseline ? .lastBaseline : along.end,
        constant: stack.distance(after: view))
    }
    guard isLoose, views.count > 2 else { return }
    let (from, to) =
      stack.distribution == .equalSpacing
      ? (along.end, along.start) : (along.center, along.center)
    for index in 2..<views.count {
      let one = distance(views[0], from, views[1], to)
      let other = distance(views[index - 1], from, views[index], to)
      // With contents of different lengths, equal distances of the centers may be impossible, so
      // these constraints are not required.
      let priority: Float = stack.distribution == .equalSpacing ? 1000 : 149
      add("distribution", other, .equal, one, constant: 0, priority: priority)
    }
  }

  private func distance(_ view: UIView, _ from: Attribute, _ next: UIView, _ to: Attribute)
    -> LayoutSide
  {
    LayoutSide(
      LayoutPlace(item: next, attribute: to), from: LayoutPlace(item: view, attribute: from))
  }

  private mutating func addSizes(of views: [UIView]) {
    for (index, view) in views.enumerated() {
      // If nothing else determines which view grows, it is the first one, whose priority to have no
      // length is the lowest.
      let priority = 10 + Float(index) / Float(views.count)
      add("size", view, along.size, .equal, constant: 0, priority: priority)
      guard let first = views.first, index > 0 else { continue }
      if stack.distribution == .fillEqually {
        add("distribution", view, along.size, .equal, first, along.size)
      } else if stack.distribution == .fillProportionally {
        let (one, other) = (contentLength(of: first), contentLength(of: view))
        guard one > 0, other > 0 else { continue }
        add(
          "distribution", view, along.size, .equal, first, along.size, multiplier: other / one,
          priority: 999)
      }
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let own = view.intrinsicContentSize
    let length = along.size == .width ? own.width : own.height
    if length >= 0 || !(view is UIStackView) { return length }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return along.size == .width ? fitting.width : fitting.height
  }

  /// Adds constraints that give hidden views no length and place each after the visible view before
  /// it.
  private mutating func collapseHidden() {
    var before: UIView?
    for view in stack.arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      // A length that the client requires has precedence. It leaves no gap in the stack.
      add("hidden", view, along.size, .equal, constant: 0, priority: 999)
      if let before {
        add("hidden", view, along.start, .equal, before, along.end)
      } else {
        add("hidden", view, along.start, .equal, canvas, along.start)
      }
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView, with first: UIView?) {
    let baseline: Attribute? =
      switch stack.alignment {
      case .firstBaseline where stack.axis == .horizontal: .firstBaseline
      case .lastBaseline where stack.axis == .horizontal: .lastBaseline
      default: nil
      }
    var (start, end) = (Relation.greaterThanOrEqual, Relation.lessThanOrEqual)
    switch stack.alignment {
    case .fill: (start, end) = (.equal, .equal)
    case .leading: start = .equal
    case .trailing: end = .equal
    case .center: add("alignment", view, across.center, .equal, canvas, across.center)
    case .firstBaseline, .lastBaseline: if baseline == nil { start = .equal }
    }
    add("alignment", view, across.start, start, canvas, across.start)
    add("alignment", view, across.end, end, canvas, across.end)
    if let baseline, let first, first !== view, !view.isHidden {
      add("alignment", view, baseline, .equal, first, baseline)
    }
    guard stack.alignment != .fill else { return }
    // These weak constraints keep the stack from being larger than its contents, which begin at its
    // start, if nothing else determines it.
    if stack.alignment == .trailing || baseline != nil {
      add("alignment", view, across.start, .equal, canvas, across.start, priority: 9)
    }
    if stack.alignment != .trailing {
      add("alignment", canvas, across.end, .equal, view, across.end, priority: 8)
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ name: String, _ item: any LayoutItem, _ attribute: Attribute, _ relation: Relation,
    _ other: (any LayoutItem)? = nil, _ otherAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let second = other.map { LayoutSide(LayoutPlace(item: $0, attribute: otherAttribute)) }
    add(
      name, LayoutSide(LayoutPlace(item: item, attribute: attribute)), relation, second,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  private mutating func add(
    _ name: String, _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?,
    multiplier: CGFloat = 1, constant: CGFloat, priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier =
      "\(name) of \(first.place.item?.layoutName ?? "") in \(stack.layoutName)"
    constraints.append(constraint)
  }
}
