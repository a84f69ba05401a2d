import Foundation

/// The picture of a video that shows the moving object best, and the pixels that can belong to it.
struct ReferenceChoice {
  /// The number of the chosen picture.
  let index: Int
  /// The displacement of the object in each picture, in pixels of the small pictures.
  let places: [Shift]
  /// Remarks for the reader of the samples, one sentence each.
  let warnings: [String]
  private let size: (width: Int, height: Int)
  private let moving: [Bool]

  /// The number of pictures with which each possible reference is compared.
  private static let trialCount = 24
  /// The least part of all changes that the motion of a single object explains.
  private static let leastShare = 0.15

  /// Chooses the reference among small pictures.
  ///
  /// - Parameters:
  ///   - region: The rectangle in which the object is searched for, as fractions of width and
  ///     height; `nil` means the whole picture.
  ///   - change: The difference of brightness above which a pixel counts as changed.
  init(_ small: [GrayPicture], region: CGRect?, change: Int) throws(FitError) {
    size = (small[0].width, small[0].height)
    let active = Self.active(small, change: change)
    guard active.count > 2 else {
      throw FitError(
        "Nothing moves in the \(small.count) pictures; record the motion from before its start"
          + " until it is at rest.")
    }
    let track = Self.steps(small, change: change, region: region)
    let trials = Self.spread(active, count: Self.trialCount)
    let candidates = [0, small.count - 1] + Self.spread(active, count: 5)
    var best: (gain: Double, index: Int, part: MovingPart)?
    for index in candidates {
      let changed = Self.mask(of: small[index], in: small, trials, change: change, region: region)
      guard
        let part = MovingPart(
          small[index], changed, in: trials.map { (small[$0], track[$0] - track[index]) })
      else {
        continue
      }
      if part.gain > best?.gain ?? 0 { best = (part.gain, index, part) }
    }
    guard let best else {
      throw FitError(
        "Nothing with edges moves\(region == nil ? "" : " in the region"); choose another part with"
          + " --region x,y,w,h.")
    }
    index = best.index
    moving = best.part.mask
    places = track.map { $0 - track[best.index] }
    let changes = trials.reduce(0.0) { sum, trial in
      sum + Self.change(from: small[best.index], to: small[trial], above: change)
    }
    var other = OtherMotion(small[best.index], rests: [small[0], small[small.count - 1]])
    for trial in trials { other.add(small[trial], shift: track[trial] - track[best.index]) }
    let isUnclear = other.isFound || best.part.gain < changes * Self.leastShare
    warnings =
      isUnclear && region == nil
      ? ["Several things move, or what moves changes; choose one with --region x,y,w,h."] : []
  }

  /// The rectangle of the moving object in the picture, as fractions of width and height, without
  /// the outermost hundredths of its pixels.
  var part: CGRect {
    let places = moving.indices.filter { moving[$0] }
    let columns = places.map { $0 % size.width }.sorted()
    let rows = places.map { $0 / size.width }.sorted()
    let (first, last) = (places.count / 100, places.count - 1 - places.count / 100)
    guard places.count > 0 else { return .zero }
    return CGRect(
      x: Double(columns[first]) / Double(size.width), y: Double(rows[first]) / Double(size.height),
      width: Double(columns[last] - columns[first] + 1) / Double(size.width),
      height: Double(rows[last] - rows[first] + 1) / Double(size.height))
  }

  /// Returns whether a place, as fractions of width and height, can belong to the moving object.
  func mask(_ x: Double, _ y: Double) -> Bool {
    let column = min(max(Int(x * Double(size.width)), 0), size.width - 1)
    let row = min(max(Int(y * Double(size.height)), 0), size.height - 1)
    return moving[row * size.width + column]
  }

  /// Returns the numbers of the pictures that differ from the picture before.
  private static func active(_ small: [GrayPicture], change: Int) -> [Int] {
    small.indices.dropFirst().filter { index in
      var count = 0
      for place in small[index].pixels.indices
      where abs(Int(small[index].pixels[place]) - Int(small[index - 1].pixels[place])) > change {
        count += 1
        if count > 4 { return true }
      }
      return false
    }
  }

  private static func spread(_ numbers: [Int], count: Int) -> [Int] {
    guard numbers.count > count else { return numbers }
    return (0..<count).map { numbers[$0 * (numbers.count - 1) / (count - 1)] }
  }

  /// Returns the pixels of a picture that are different in other pictures.
  private static func mask(
    of picture: GrayPicture, in small: [GrayPicture], _ trials: [Int], change: Int, region: CGRect?
  ) -> [Bool] {
    var mask = [Bool](repeating: false, count: picture.pixels.count)
    for trial in trials {
      for place in mask.indices
      where abs(Int(small[trial].pixels[place]) - Int(picture.pixels[place])) > change {
        mask[place] = true
      }
    }
    guard let region else { return mask }
    for place in mask.indices {
      let x = (Double(place % picture.width) + 0.5) / Double(picture.width)
      let y = (Double(place / picture.width) + 0.5) / Double(picture.height)
      if !region.contains(CGPoint(x: x, y: y)) { mask[place] = false }
    }
    return mask
  }

  /// Returns the sum of the differences of brightness between two pictures that are above a limit.
  private static func change(
    from one: GrayPicture, to other: GrayPicture, above least: Int
  ) -> Double {
    var sum = 0
    for index in one.pixels.indices {
      let difference = abs(Int(one.pixels[index]) - Int(other.pixels[index]))
      if difference > least { sum += min(difference, 40) }
    }
    return Double(sum)
  }

  /// Returns the displacement of the object in each picture since the first one. It follows the
  /// pixels that change from picture to picture, which belong to the object except for narrow
  /// strips at its edges. The result is not exact, because the errors of the steps add up.
  private static func steps(_ small: [GrayPicture], change: Int, region: CGRect?) -> [Shift] {
    var result = [Shift(x: 0, y: 0)]
    var step = Shift(x: 0, y: 0)
    for (one, other) in zip(small, small.dropFirst()) {
      let changed = grown(
        mask(of: one, in: [other], [0], change: change, region: region), one.width)
      let place = PictureTracker(one, mask: changed)?
        .place(in: other, near: [step, Shift(x: 0, y: 0)])
      step = place?.shift ?? Shift(x: 0, y: 0)
      result.append(result[result.count - 1] + step)
    }
    return result
  }

  /// Returns a mask that also contains the neighbors of its pixels.
  private static func grown(_ mask: [Bool], _ width: Int) -> [Bool] {
    var result = mask
    for place in mask.indices where mask[place] {
      for step in [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1] {
        let other = place + step
        if mask.indices.contains(other) { result[other] = true }
      }
    }
    return result
  }
}
