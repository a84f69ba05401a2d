import Foundation

/// A search for edges in pictures that neither rest nor move with the object that is followed.
///
/// Edges are compared instead of brightness, so that a page that becomes darker, and a shadow, do
/// not count as other motions.
struct OtherMotion {
  private let width: Int
  private let height: Int
  /// The strengths of the edges of the reference.
  private let reference: [Int]
  /// The strengths of the edges of the first and the last picture, which show what the object
  /// covers in the reference.
  private let rests: [[Int]]
  private var movedCount = 0
  private var otherCount = 0

  /// The least difference of brightness between the neighbors of a pixel that counts as an edge.
  private static let leastStrength = 30
  /// The distance in pixels within which edges count as being at the same place, because places in
  /// small pictures are not exact.
  private static let reach = 2
  /// The part of all moved edges from which the others count as another motion.
  private static let leastShare = 0.1
  /// The least number of other edges that count as another motion.
  private static let leastCount = 60

  /// Creates a search with the reference and the pictures in which nothing moves.
  init(_ reference: GrayPicture, rests: [GrayPicture]) {
    width = reference.width
    height = reference.height
    self.reference = Self.edges(of: reference)
    self.rests = rests.map(Self.edges)
  }

  /// A Boolean value that indicates whether something else moves in the added pictures.
  var isFound: Bool {
    otherCount >= Self.leastCount && Double(otherCount) > Double(movedCount) * Self.leastShare
  }

  /// Counts the edges of a picture that are not at their place in the reference.
  ///
  /// - Parameter shift: The displacement of the object since the reference, in pixels.
  mutating func add(_ picture: GrayPicture, shift: Shift) {
    let edges = Self.edges(of: picture)
    let dx = Int(shift.x.rounded())
    let dy = Int(shift.y.rounded())
    for y in 0..<height {
      for x in 0..<width where edges[y * width + x] >= Self.leastStrength {
        let strength = edges[y * width + x]
        let isStill = has(strength, reference, x, y) || rests.contains { has(strength, $0, x, y) }
        guard !isStill else { continue }
        movedCount += 1
        if !has(strength, reference, x - dx, y - dy) { otherCount += 1 }
      }
    }
  }

  /// Returns whether edges of at least half of a strength are near a place. All edges outside of
  /// the picture are possible.
  private func has(_ strength: Int, _ edges: [Int], _ x: Int, _ y: Int) -> Bool {
    let reach = Self.reach
    guard x >= reach, y >= reach, x < width - reach, y < height - reach else { return true }
    for row in y - reach...y + reach {
      for column in x - reach...x + reach where edges[row * width + column] * 2 >= strength {
        return true
      }
    }
    return false
  }

  private static func edges(of picture: GrayPicture) -> [Int] {
    var result = [Int](repeating: 0, count: picture.pixels.count)
    guard picture.width > 2, picture.height > 2 else { return result }
    for y in 1..<picture.height - 1 {
      for x in 1..<picture.width - 1 {
        let place = y * picture.width + x
        let across = Int(picture.pixels[place + 1]) - Int(picture.pixels[place - 1])
        let along =
          Int(picture.pixels[place + picture.width]) - Int(picture.pixels[place - picture.width])
        result[place] = abs(across) + abs(along)
      }
    }
    return result
  }
}
