import Foundation

/// The pixels of a small picture that move together in other pictures.
///
/// Each pixel is compared with the pixel of another picture at its own place and at the place to
/// which the object has moved. The pixels that agree better with the latter belong to the object.
struct MovingPart {
  /// A Boolean value for each pixel that indicates whether it belongs to the object.
  let mask: [Bool]
  /// The tracker of the pixels that belong to the object.
  let tracker: PictureTracker
  /// The sum of the differences of brightness that the motion explains.
  let gain: Double

  /// The least displacement, in pixels, for which the pixels of the object can be distinguished
  /// from the others.
  private static let leastShift = 1.5
  /// The difference of brightness to which greater ones are reduced.
  private static let limit = 40

  /// Finds the part of a picture that moves, or returns `nil` if none is found.
  ///
  /// - Parameters:
  ///   - picture: A small picture.
  ///   - changed: The pixels that are different in other pictures.
  ///   - others: Small pictures with the approximate displacement of the object in each.
  init?(
    _ picture: GrayPicture, _ changed: [Bool], in others: [(picture: GrayPicture, shift: Shift)]
  ) {
    var still = [Double](repeating: 0, count: changed.count)
    var moved = still
    for (other, shift) in others where hypot(shift.x, shift.y) > Self.leastShift {
      let dx = Int(shift.x.rounded())
      let dy = Int(shift.y.rounded())
      for index in changed.indices where changed[index] {
        let x = index % picture.width + dx
        let y = index / picture.width + dy
        guard x >= 0, y >= 0, x < picture.width, y < picture.height else { continue }
        let value = Int(picture.pixels[index])
        let here = Self.difference(
          other, index % picture.width, index / picture.width, value)
        still[index] += Double(min(here, Self.limit))
        moved[index] += Double(min(Self.difference(other, x, y, value), Self.limit))
      }
    }
    var gain = 0.0
    var mask = changed
    for index in mask.indices where mask[index] {
      mask[index] = moved[index] < still[index] * 0.7
      if mask[index] { gain += still[index] - moved[index] }
    }
    guard gain > 0, let tracker = PictureTracker(picture, mask: mask) else { return nil }
    self.mask = mask
    self.tracker = tracker
    self.gain = gain
  }

  /// Returns the least difference between a brightness and those of a pixel and its neighbors.
  /// Neighbors count because places in small pictures are not exact.
  private static func difference(_ other: GrayPicture, _ x: Int, _ y: Int, _ value: Int) -> Int {
    var least = 255
    for row in max(y - 1, 0)...min(y + 1, other.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, other.width - 1) {
        least = min(least, abs(Int(other.pixels[row * other.width + column]) - value))
      }
    }
    return least
  }
}

extension PictureTracker {
  /// Creates a tracker of the pixels of a small picture that a mask contains.
  init?(_ picture: GrayPicture, mask: [Bool]) {
    self.init(picture) { x, y in
      let column = min(Int(x * Double(picture.width)), picture.width - 1)
      let row = min(Int(y * Double(picture.height)), picture.height - 1)
      return mask[row * picture.width + column]
    }
  }
}
