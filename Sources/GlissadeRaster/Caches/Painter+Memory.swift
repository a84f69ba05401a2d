import GlissadeDrawing

extension CacheBudget {
  /// The limit for a small picture, in bytes.
  static let smallest = 12 << 20
  /// The memory that a painter keeps for each byte of the picture: both pages of a transition with
  /// their shadows and texts.
  private static let bytesPerByte = 4

  /// Returns the limit for a picture, in bytes.
  static func limit(for picture: PixelRect) -> Int {
    max(smallest, picture.area * 4 * bytesPerByte)
  }

  /// The part of the limit that bitmaps of subtrees may use.
  var bitmapRoom: Int { limit / 4 * 3 }
}

extension Painter {
  /// The memory of everything that is kept from frame to frame, in bytes.
  package var keptBytes: Int { memory.total + memory.reserved }

  /// The most that is kept from frame to frame, in bytes. The bitmaps that the last frames showed
  /// may exceed it.
  package var keptLimit: Int { memory.limit }

  /// Subtracts from the caches' budget what the bitmaps use.
  func countBitmaps() {
    memory.reserved =
      subtrees.values.reduce(0) { $0 + $1.cost } + flats.values.reduce(0) { $0 + $1.cost }
  }

  /// Removes what was made of pictures that nobody shows any more.
  func forgetLostPictures() {
    halvedImages.removeAll { !$1.isAlive }
    scaledImages.removeAll { !$1.isAlive }
    castShadows.removeAll { $0.contents != nil && !$1.isAlive }
  }
}
