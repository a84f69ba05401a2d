import Foundation
import GlissadeRaster
import GlissadeWindow
import UIKit

/// A measurement of the layout of views with four constraints each: of the first layout, and of the
/// layout after the constant of a constraint has changed.
@MainActor struct LayoutRun {
  /// An arrangement of views with constraints.
  private struct Arrangement {
    let title: String
    let root: UIView
    let constraints: [NSLayoutConstraint]
    /// The constraint whose constant changes.
    let changing: NSLayoutConstraint
  }

  /// The number of views.
  let viewCount: Int

  func measure(_ count: Int) {
    let scene = UIWindowScene(size: BenchmarkSetup.size, scale: 1, fonts: FontLibrary())
    scene.enter {
      for make in [column, grid] { measure(count, make) }
    }
  }

  private func measure(_ count: Int, _ make: () -> Arrangement) {
    let first = make()
    var report = Report(
      "\(first.title) of \(viewCount) views, \(first.constraints.count) constraints")
    for _ in 0..<max(10, count / 60) {
      let adding = Instant.processor
      let arrangement = make()
      let start = Instant.processor
      report.add((start - adding) * 1000, to: "views and constraints made")
      arrangement.root.layoutIfNeeded()
      report.add((Instant.processor - start) * 1000, to: "the first layout")
    }
    let arrangement = make()
    arrangement.root.layoutIfNeeded()
    for index in 0..<count {
      let start = Instant.processor
      arrangement.changing.constant = CGFloat(10 + index % 40)
      arrangement.root.layoutIfNeeded()
      report.add((Instant.processor - start) * 1000, to: "a changed constant")
    }
    report.print()
  }

  private func makeViews(in root: UIView) -> [UIView] {
    (0..<viewCount).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
  }

  /// Returns a column of views. Each is as high as the view above it, so that a change moves all
  /// views.
  private func column() -> Arrangement {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let views = makeViews(in: root)
    let height = views[0].heightAnchor.constraint(equalToConstant: 10)
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      constraints += [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        view.topAnchor.constraint(
          equalTo: index == 0 ? root.topAnchor : views[index - 1].bottomAnchor, constant: 4),
        index == 0 ? height : view.heightAnchor.constraint(equalTo: views[index - 1].heightAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    return Arrangement(
      title: "A column", root: root, constraints: constraints, changing: height)
  }

  /// Returns rows of ten views that share the width, with inequalities and priorities.
  private func grid() -> Arrangement {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let views = makeViews(in: root)
    let margin = views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let (column, row) = (index % 10, index / 10)
      let left = column == 0 ? views[0].leadingAnchor : views[index - 1].trailingAnchor
      let preferred = view.widthAnchor.constraint(equalToConstant: CGFloat(80 + column * 4))
      preferred.priority = .defaultHigh
      constraints += [
        index == 0 ? margin : view.leadingAnchor.constraint(equalTo: left, constant: 4),
        preferred,
        view.topAnchor.constraint(
          equalTo: row == 0 ? root.topAnchor : views[index - 10].bottomAnchor, constant: 4),
        view.heightAnchor.constraint(equalToConstant: 24),
      ]
      if column == 9 {
        constraints.append(
          view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor))
      }
    }
    NSLayoutConstraint.activate(constraints)
    return Arrangement(title: "A grid", root: root, constraints: constraints, changing: margin)
  }
}
