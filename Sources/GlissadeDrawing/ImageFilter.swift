/// The filter of a scaled image: the choice of single pixels or of mixed ones.
package struct ImageFilter: Hashable, Sendable {
  /// A Boolean value that indicates whether an enlarged image shows its pixels as rectangles
  /// instead of mixing neighboring pixels.
  package var enlargesNearest: Bool
  /// A Boolean value that indicates whether a reduced image shows single pixels instead of the
  /// means of several pixels.
  package var reducesNearest: Bool

  /// The filter that mixes neighboring pixels in both enlarged and reduced images.
  package static let linear = ImageFilter(enlargesNearest: false, reducesNearest: false)

  package init(enlargesNearest: Bool, reducesNearest: Bool) {
    self.enlargesNearest = enlargesNearest
    self.reducesNearest = reducesNearest
  }

  /// A number that distinguishes the four filters, for hashes.
  var number: Int { (enlargesNearest ? 1 : 0) + (reducesNearest ? 2 : 0) }
}
