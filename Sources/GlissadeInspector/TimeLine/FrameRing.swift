/// A queue of frames that removes the oldest one, with its memory, in constant time.
struct FrameRing {
  private var slots: [FrameHistory.Frame?] = []
  /// The index of the oldest frame. All slots before it are empty.
  private var first = 0

  /// The number of frames.
  var count: Int { slots.count - first }

  /// Accesses a frame, from 0 for the oldest.
  subscript(position: Int) -> FrameHistory.Frame {
    guard let frame = slots[first + position] else {
      preconditionFailure("The history has no frame \(position).")
    }
    return frame
  }

  /// Adds a frame at the end.
  mutating func append(_ frame: FrameHistory.Frame) {
    // There are at most as many empty slots as frames.
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
