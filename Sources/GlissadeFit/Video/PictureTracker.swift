import Foundation

/// A displacement in a picture, in pixels.
struct Shift: Hashable {
  var x: Double
  var y: Double

  static func + (one: Shift, other: Shift) -> Shift {
    Shift(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: Shift, other: Shift) -> Shift {
    Shift(x: one.x - other.x, y: one.y - other.y)
  }
}

/// A place in a picture at which the tracked object of a reference picture was found.
struct TrackedPlace {
  var shift: Shift
  /// The mean difference of brightness, from 0 for equal pixels to 1 for entirely different ones.
  var fault: Double
}

/// A search for the place of an object in pictures, by the edges of the object in a reference
/// picture.
///
/// The search uses the points of the reference with strong edges. It finds them in another picture
/// first in a small copy, then in larger ones, and finally between pixels by the slopes of
/// brightness (B. Lucas and T. Kanade, 1981). Differences are limited, so that pixels of the still
/// page and pixels that are covered or change do not determine the place.
struct PictureTracker {
  /// A point of the reference picture.
  private struct Point {
    var x: Int
    var y: Int
    var value: Float
    var slopeX: Float
    var slopeY: Float
  }

  /// The points of the reference picture in each size, the largest size first.
  private let levels: [[Point]]
  /// The left and upper edge of the points in the reference picture, in pixels.
  let origin: Shift

  private static let pointCount = 2500
  /// The longer side of the smallest copies of pictures, in pixels.
  private let smallestSide: Int
  /// The difference of brightness from which pixels count as entirely different.
  private static let limit: Float = 36
  /// The least part of the points that has to be inside of the picture.
  private static let leastPart = 0.012
  /// The fault that is added for an object of which no point is inside of the picture.
  private static let absence = 0.25
  /// The greatest distance of a tried place from a guess, in pixels of the smallest copies.
  private static let reach = 12
  /// The number of places in the smallest copies that are tried in larger ones.
  private static let choiceCount = 8
  /// The difference from the least fault above which a place is no longer tried.
  private static let margin = 0.15

  /// Creates a tracker, or returns `nil` if the reference picture has no edges in the mask.
  ///
  /// - Parameters:
  ///   - reference: The reference picture.
  ///   - mask: A function that returns whether a place, as fractions of width and height, can
  ///     belong to the moving object.
  ///   - smallestSide: The longer side of the smallest copies, in pixels. With a smaller value,
  ///     places are found at a greater distance from a guess, and small details such as text have
  ///     less effect.
  init?(_ reference: GrayPicture, smallestSide: Int = 128, mask: (Double, Double) -> Bool) {
    self.smallestSide = smallestSide
    levels = reference.pyramid(to: smallestSide).map { Self.points(of: $0, mask) }
    guard let finest = levels.first, finest.count >= 12 else { return nil }
    let xs = finest.map(\.x).sorted()
    let ys = finest.map(\.y).sorted()
    origin = Shift(x: Double(xs[xs.count / 50]), y: Double(ys[ys.count / 50]))
  }

  private static func points(of picture: GrayPicture, _ mask: (Double, Double) -> Bool) -> [Point] {
    let soft = picture.softened
    var found: [Point] = []
    let width = picture.width
    let height = picture.height
    guard width > 4, height > 4 else { return [] }
    for y in 2..<height - 2 {
      for x in 2..<width - 2 {
        let place = y * width + x
        let slopeX = (soft[place + 1] - soft[place - 1]) / 2
        let slopeY = (soft[place + width] - soft[place - width]) / 2
        guard abs(slopeX) + abs(slopeY) > 4 else { continue }
        guard mask((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height)) else {
          continue
        }
        found.append(Point(x: x, y: y, value: soft[place], slopeX: slopeX, slopeY: slopeY))
      }
    }
    guard found.count > pointCount else { return found }
    // Only the strongest edges are used, spread over the picture.
    let strengths = found.map { abs($0.slopeX) + abs($0.slopeY) }.sorted()
    let least = strengths[max(strengths.count - pointCount * 4, strengths.count / 4)]
    let strong = found.filter { abs($0.slopeX) + abs($0.slopeY) >= least }
    let stride = max(strong.count / pointCount, 1)
    return strong.indices.compactMap { $0 % stride == 0 ? strong[$0] : nil }
  }

  /// Returns the place of the object in a picture, or `nil` if the picture does not contain it.
  ///
  /// - Parameter guesses: Displacements near which the place is probable.
  func place(in picture: GrayPicture, near guesses: [Shift]) -> TrackedPlace? {
    let pictures = picture.pyramid(to: smallestSide)
    let softs = pictures.map(\.softened)
    let top = min(pictures.count, levels.count) - 1
    var choices = coarse(softs[top], pictures[top], levels[top], near: guesses, factor: 1 << top)
    for level in (0..<top).reversed() {
      choices = choices.compactMap { choice in
        var best = Choice(x: 0, y: 0, fault: .infinity)
        for dy in -2...2 {
          for dx in -2...2 {
            let x = choice.x * 2 + dx
            let y = choice.y * 2 + dy
            let fault = self.fault(softs[level], pictures[level], levels[level], x: x, y: y)
            if fault < best.fault { best = Choice(x: x, y: y, fault: fault) }
          }
        }
        return best.fault.isFinite ? best : nil
      }.sorted { $0.fault < $1.fault }
      if let least = choices.first?.fault { choices.removeAll { $0.fault > least + Self.margin } }
    }
    guard let best = choices.first else { return nil }
    return refined(softs[0], picture, levels[0], Shift(x: Double(best.x), y: Double(best.y)))
  }

  /// A displacement in pixels of one size of the pictures.
  private struct Choice {
    var x: Int
    var y: Int
    var fault: Double
  }

  /// Returns the best displacements in the smallest copy, near guesses.
  private func coarse(
    _ soft: [Float], _ picture: GrayPicture, _ points: [Point], near guesses: [Shift], factor: Int
  ) -> [Choice] {
    var found: [Choice] = []
    for guess in guesses {
      let x = Int((guess.x / Double(factor)).rounded())
      let y = Int((guess.y / Double(factor)).rounded())
      for dy in -Self.reach...Self.reach {
        for dx in -Self.reach...Self.reach {
          let fault = self.fault(soft, picture, points, x: x + dx, y: y + dy)
          if fault.isFinite { found.append(Choice(x: x + dx, y: y + dy, fault: fault)) }
        }
      }
    }
    var best: [Choice] = []
    for choice in found.sorted(by: { $0.fault < $1.fault }) {
      let isNew = best.allSatisfy { max(abs($0.x - choice.x), abs($0.y - choice.y)) > 1 }
      if isNew { best.append(choice) }
      if best.count == Self.choiceCount { break }
    }
    return best
  }

  /// Returns the mean limited difference of brightness at a displacement, in pixels of one size.
  private func fault(
    _ soft: [Float], _ picture: GrayPicture, _ points: [Point], x: Int, y: Int
  ) -> Double {
    var sum: Float = 0
    var count = 0
    var total = 0
    let width = picture.width
    let height = picture.height
    soft.withUnsafeBufferPointer { soft in
      points.withUnsafeBufferPointer { points in
        var index = 0
        while index < points.count {
          let point = points[index]
          index += 1
          total += 1
          let column = point.x + x
          let row = point.y + y
          guard column >= 0, column < width, row >= 0, row < height else { continue }
          sum += min(abs(soft[row * width + column] - point.value), Self.limit)
          count += 1
        }
      }
    }
    guard Double(count) > Double(total) * Self.leastPart, count > 8 else { return .infinity }
    return Double(sum / Self.limit) / Double(count)
      + Self.absence * Double(total - count) / Double(total)
  }

  /// Returns a place between pixels, found from a start by steps along the slopes of brightness.
  private func refined(
    _ soft: [Float], _ picture: GrayPicture, _ points: [Point], _ start: Shift
  ) -> TrackedPlace {
    var shift = start
    var fault = 1.0
    for _ in 0..<12 {
      var sums = SlopeSums()
      for point in points {
        let x = Double(point.x) + shift.x
        let y = Double(point.y) + shift.y
        guard let value = Self.value(soft, picture, x, y) else { continue }
        sums.add(Double(value - point.value), Double(point.slopeX), Double(point.slopeY))
      }
      guard sums.count > 5 else { break }
      let part = Double(sums.count) / Double(points.count)
      fault = sums.difference / Double(sums.count) + Self.absence * (1 - part)
      let step = sums.step
      shift = shift + Shift(x: min(max(step.x, -1), 1), y: min(max(step.y, -1), 1))
      let moved = shift - start
      if max(abs(moved.x), abs(moved.y)) > 3 { return TrackedPlace(shift: start, fault: 1) }
      if max(abs(step.x), abs(step.y)) < 1e-3 { break }
    }
    return TrackedPlace(shift: shift, fault: fault)
  }

  /// The sums over the points from which a step along the slopes of brightness is computed.
  private struct SlopeSums {
    private var xx = 1e-3
    private var xy = 0.0
    private var yy = 1e-3
    private var right = Shift(x: 0, y: 0)
    /// The sum of the limited differences, each of which is at most 1.
    private(set) var difference = 0.0
    private(set) var count = 0

    mutating func add(_ fault: Double, _ slopeX: Double, _ slopeY: Double) {
      let part = fault / 10
      let weight = 1 / ((1 + part * part) * (1 + part * part))
      xx += weight * slopeX * slopeX
      xy += weight * slopeX * slopeY
      yy += weight * slopeY * slopeY
      right.x -= weight * slopeX * fault
      right.y -= weight * slopeY * fault
      difference += min(abs(fault) / Double(PictureTracker.limit), 1)
      count += 1
    }

    /// The displacement for which the differences are least. It is 0 in a direction without edges.
    var step: Shift {
      let ridge = (xx + yy) * 1e-3
      let determinant = (xx + ridge) * (yy + ridge) - xy * xy
      return Shift(
        x: ((yy + ridge) * right.x - xy * right.y) / determinant,
        y: ((xx + ridge) * right.y - xy * right.x) / determinant)
    }
  }

  /// Returns the brightness at a place between four pixels, or `nil` outside of the picture.
  @inline(__always) private static func value(
    _ soft: [Float], _ picture: GrayPicture, _ x: Double, _ y: Double
  ) -> Float? {
    let left = x.rounded(.down)
    let upper = y.rounded(.down)
    let column = Int(left)
    let row = Int(upper)
    guard column >= 0, row >= 0, column + 1 < picture.width, row + 1 < picture.height else {
      return nil
    }
    let place = row * picture.width + column
    let fx = Float(x - left)
    let fy = Float(y - upper)
    let above = soft[place] + (soft[place + 1] - soft[place]) * fx
    let below =
      soft[place + picture.width]
      + (soft[place + picture.width + 1] - soft[place + picture.width]) * fx
    return above + (below - above) * fy
  }
}
