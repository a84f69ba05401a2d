/// A kind of drawing over the canvas that is not part of its picture.
package enum CanvasOverlay: String, CaseIterable, Codable, Hashable, Sendable {
  /// The movements of the last second.
  case onion
  /// The outlines of the views, with their frames and names.
  case outlines
  /// Bodies, boundaries, attachments and contacts (J-18).
  case physics
}
