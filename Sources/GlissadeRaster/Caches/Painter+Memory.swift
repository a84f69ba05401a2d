import GlissadeDrawing

extension CacheBudget {
  /// The memory in bytes that a painter may keep for a small picture.
  static let smallest = 12 << 20
  /// The bytes that a painter may keep for each byte of the picture: enough for both pages of a
  /// transition with their shadows and texts.
  private static let bytesPerByte = 4

  /// Returns the memory in bytes that a painter may keep for a picture.
  static func limit(for picture: PixelRect) -> Int {
    max(smallest, picture.area * 4 * bytesPerByte)
  }

  /// The part of the memory limit that bitmaps of subtrees may use, in bytes.
  var bitmapRoom: Int { limit / 4 * 3 }
}

extension Painter {
  /// The memory of all caches and bitmaps that are kept from frame to frame, in bytes.
  package var keptBytes: Int { memory.total + memory.reserved }

  /// The limit of the memory that is kept from frame to frame, in bytes. The bitmaps that the last
  /// frames showed may exceed the limit.
  package var keptLimit: Int { memory.limit }

  /// Subtracts the memory of the bitmaps from the budget of the caches.
  func countBitmaps() {
    memory.reserved =
      subtrees.values.reduce(0) { $0 + $1.cost } + flats.values.reduce(0) { $0 + $1.cost }
  }

  /// Removes the bitmaps and shadows that were made of released images and contents.
  func forgetLostPictures() {
    halvedImages.removeAll { !$1.isAlive }
    scaledImages.removeAll { !$1.isAlive }
    castShadows.removeAll { $0.contents != nil && !$1.isAlive }
  }
}
