/// How much a painter has made so far that it keeps, or had to make at once (SPEC M-45).
package struct PainterWork: Hashable, Sendable {
  /// Shadows, or corners of them, that were blurred.
  package var shadows = 0
  /// Bitmaps and bands of bitmaps: of subtrees, of what is seen in perspective, of images in another size.
  package var bitmaps = 0
  /// Texts laid out and traced in their own size.
  package var texts = 0
  /// Texts laid out and traced larger, smaller or turned: while they grow or turn, each frame has others.
  package var transformedTexts = 0
  /// Subtrees and images that had to be drawn afresh although they are worth keeping.
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
