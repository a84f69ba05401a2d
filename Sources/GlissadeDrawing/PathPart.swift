import Foundation

/// A subpath as its start and the segments after it, for `CGPath.reversed()`.
struct PathPart {
  let start: CGPoint
  private(set) var isClosed = false
  private var steps: [PathElement] = []

  init(start: CGPoint) { self.start = start }

  mutating func append(_ element: PathElement) {
    if case .close = element { isClosed = true } else { steps.append(element) }
  }

  /// The segments of the subpath in the opposite direction.
  var reversed: [PathElement] {
    let ends = [start] + steps.compactMap { $0.points.last }
    var result: [PathElement] = [.move(ends[ends.count - 1])]
    for (index, step) in steps.enumerated().reversed() {
      switch step {
      case .curve(let control1, let control2, _):
        result.append(.curve(control1: control2, control2: control1, end: ends[index]))
      case .line: result.append(.line(ends[index]))
      case .move, .close: break
      }
    }
    return isClosed ? result + [.close] : result
  }
}
