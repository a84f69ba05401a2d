/// What can be drawn over the stage and is no part of its picture.
package enum StageOverlay: CaseIterable, Hashable, Sendable {
  /// Where things were in the last second.
  case onion
  /// The views, with their frames and names.
  case outlines
  /// Bodies, boundaries, attachments (J-18).
  case physics
}
