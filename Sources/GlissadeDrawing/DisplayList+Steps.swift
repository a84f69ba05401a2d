import Foundation
import GlissadeGeometry

extension DisplayList {
  /// Returns the longest distance by which a corner of a layer has moved since `old`, in points. A
  /// layer that was inserted or removed since `old` does not count.
  ///
  /// - Complexity: O(*n*) in the commands of the groups that have changed.
  package func largestStep(from old: DisplayList) -> Double {
    root.largestStep(from: old.root, at: .identity, .identity)
  }
}

extension DisplayGroup {
  fileprivate func largestStep(
    from old: DisplayGroup, at oldPlace: ProjectiveTransform, _ place: ProjectiveTransform
  ) -> Double {
    let isMoved = transform != old.transform
    guard isMoved || oldPlace != place || contents !== old.contents else { return 0 }
    let oldPlace = old.transform.concatenating(oldPlace)
    let place = transform.concatenating(place)
    var largest = 0.0
    if isMoved, id != 0, id == old.id, !bounds.isNull, !bounds.isInfinite {
      for corner in bounds.corners {
        guard let before = oldPlace.apply(corner), let after = place.apply(corner) else { continue }
        largest = max(largest, Double(hypot(after.x - before.x, after.y - before.y)))
      }
    }
    // Unchanged contents have moved only with their group, whose corners have been measured.
    guard contents !== old.contents else { return largest }
    var former = old.commands.makeIterator()
    var passed: [UInt64: DisplayGroup] = [:]
    for case .group(let group) in commands where group.id != 0 {
      var match = passed[group.id]
      while match == nil, let command = former.next() {
        guard case .group(let other) = command else { continue }
        if other.id == group.id { match = other } else { passed[other.id] = other }
      }
      if let match {
        largest = max(largest, group.largestStep(from: match, at: oldPlace, place))
      }
    }
    return largest
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
