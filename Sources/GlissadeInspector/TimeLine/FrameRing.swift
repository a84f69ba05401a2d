/// A queue of frames whose oldest frame can be removed, with its memory, in constant time.
struct FrameRing {
  private var slots: [FrameHistory.Frame?] = []
  /// The slot of the oldest frame. All slots before it are empty.
  private var first = 0

  /// The number of frames.
  var count: Int { slots.count - first }

  /// Accesses a frame by its position, which is 0 for the oldest frame.
  subscript(position: Int) -> FrameHistory.Frame {
    guard let frame = slots[first + position] else {
      preconditionFailure("The history has no frame \(position).")
    }
    return frame
  }

  /// Adds a frame at the end.
  mutating func append(_ frame: FrameHistory.Frame) {
    // Empty slots are removed as soon as they outnumber the frames.
    if first > 64, first > count {
      slots.removeFirst(first)
      first = 0
    }
    slots.append(frame)
  }

  /// Removes and returns the oldest frame.
  mutating func removeFirst() -> FrameHistory.Frame {
    let frame = self[0]
    slots[first] = nil
    first += 1
    return frame
  }

  /// Removes and returns the newest frame.
  mutating func removeLast() -> FrameHistory.Frame {
    let frame = self[count - 1]
    slots.removeLast()
    return frame
  }
}
