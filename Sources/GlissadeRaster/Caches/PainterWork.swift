/// The number of cacheable parts that a painter made, or drew within a frame because they were not
/// cached (M-45).
package struct PainterWork: Hashable, Sendable {
  /// The number of shadows, or corners of shadows, that were blurred.
  package var shadows = 0
  /// The number of bitmaps and bands of bitmaps: of subtrees, of groups in perspective, and of
  /// images in another size.
  package var bitmaps = 0
  /// The number of texts that were laid out and traced in their own size.
  package var texts = 0
  /// The number of texts that were laid out and traced with another scale or rotation. While a text
  /// grows or rotates, each frame traces it anew.
  package var transformedTexts = 0
  /// The number of cacheable subtrees and images that were drawn because they were not cached.
  package var misses = 0

  package init() {}

  package static func + (one: PainterWork, other: PainterWork) -> PainterWork {
    var result = one
    result.shadows += other.shadows
    result.bitmaps += other.bitmaps
    result.texts += other.texts
    result.transformedTexts += other.transformedTexts
    result.misses += other.misses
    return result
  }

  package static func - (one: PainterWork, other: PainterWork) -> PainterWork {
    var result = PainterWork()
    result.shadows = one.shadows - other.shadows
    result.bitmaps = one.bitmaps - other.bitmaps
    result.texts = one.texts - other.texts
    result.transformedTexts = one.transformedTexts - other.transformedTexts
    result.misses = one.misses - other.misses
    return result
  }
}
