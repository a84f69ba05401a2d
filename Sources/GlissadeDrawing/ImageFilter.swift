/// The choice of an image's pixels where it is scaled.
package struct ImageFilter: Hashable, Sendable {
  /// A Boolean value that indicates whether an enlarged image shows its pixels as rectangles
  /// instead of mixing neighbours.
  package var enlargesNearest: Bool
  /// A Boolean value that indicates whether a reduced image shows single pixels instead of means.
  package var reducesNearest: Bool

  /// The filter that mixes neighbours in either case.
  package static let linear = ImageFilter(enlargesNearest: false, reducesNearest: false)

  package init(enlargesNearest: Bool, reducesNearest: Bool) {
    self.enlargesNearest = enlargesNearest
    self.reducesNearest = reducesNearest
  }

  /// A number for hashes.
  var number: Int { (enlargesNearest ? 1 : 0) + (reducesNearest ? 2 : 0) }
}
