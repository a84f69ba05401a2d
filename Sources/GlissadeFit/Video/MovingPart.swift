import Foundation

/// The pixels of a small picture that move together in others.
///
/// A first search leaves out what is the same in both pictures. Then each pixel is compared with the
/// others at its own place, and at the place to which the thing has moved: those that agree better
/// with the latter belong to it.
struct MovingPart {
  /// The pixels that belong to the thing.
  let mask: [Bool]
  /// The tracker of these pixels.
  let tracker: PictureTracker
  /// The difference of brightness that the motion explains.
  let gain: Double
  /// The mean difference with which the thing is found.
  let fault: Double

  /// The displacement from which the pictures tell the thing from the page, in pixels.
  private static let leastShift = 1.5
  /// The difference of brightness up to which pixels are compared.
  private static let limit = 40

  /// Finds the part of a picture that moves, or returns `nil` if none is found.
  ///
  /// - Parameters:
  ///   - picture: A small picture.
  ///   - changed: The pixels that are different in others.
  ///   - others: Small pictures, in the order of time.
  init?(_ picture: GrayPicture, _ changed: [Bool], in others: [GrayPicture]) {
    guard let first = Self.tracker(picture, Self.grown(changed, picture.width)) else { return nil }
    var last = Shift(x: 0, y: 0)
    var still = [Double](repeating: 0, count: changed.count)
    var moved = still
    for other in others {
      guard let place = first.place(in: other, near: [last], ignoresStill: true) else { continue }
      last = place.shift
      guard hypot(last.x, last.y) > Self.leastShift, place.fault < 0.8 else { continue }
      let (dx, dy) = (Int(last.x.rounded()), Int(last.y.rounded()))
      for index in changed.indices where changed[index] {
        let (x, y) = (index % picture.width + dx, index / picture.width + dy)
        guard x >= 0, y >= 0, x < picture.width, y < picture.height else { continue }
        let value = Int(picture.pixels[index])
        still[index] += Double(min(abs(Int(other.pixels[index]) - value), Self.limit))
        moved[index] += Double(min(Self.difference(other, x, y, value), Self.limit))
      }
    }
    var gain = 0.0
    var mask = changed
    for index in mask.indices where mask[index] {
      mask[index] = moved[index] < still[index] * 0.7
      if mask[index] { gain += still[index] - moved[index] }
    }
    guard gain > 0, let tracker = Self.tracker(picture, mask) else { return nil }
    var fault = 0.0
    last = Shift(x: 0, y: 0)
    for other in others {
      let place = tracker.place(in: other, near: [last, Shift(x: 0, y: 0)])
      if let place { last = place.shift }
      fault += place?.fault ?? 1
    }
    self.mask = mask
    self.tracker = tracker
    self.gain = gain
    self.fault = fault / Double(max(others.count, 1))
  }

  /// Returns the least difference from a pixel and those around it, because places in small
  /// pictures are not exact.
  private static func difference(_ other: GrayPicture, _ x: Int, _ y: Int, _ value: Int) -> Int {
    var least = 255
    for row in max(y - 1, 0)...min(y + 1, other.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, other.width - 1) {
        least = min(least, abs(Int(other.pixels[row * other.width + column]) - value))
      }
    }
    return least
  }

  private static func tracker(_ picture: GrayPicture, _ mask: [Bool]) -> PictureTracker? {
    PictureTracker(picture) { x, y in
      let column = min(Int(x * Double(picture.width)), picture.width - 1)
      let row = min(Int(y * Double(picture.height)), picture.height - 1)
      return mask[row * picture.width + column]
    }
  }

  /// Returns a mask with the pixels around it.
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
