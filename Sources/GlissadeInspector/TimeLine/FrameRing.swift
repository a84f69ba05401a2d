/// Frames in order; the oldest goes in constant time, and its memory with it.
struct FrameRing {
  private var slots: [Film.Frame?] = []
  /// The slots before this one are empty.
  private var first = 0

  var count: Int { slots.count - first }

  subscript(position: Int) -> Film.Frame {
    guard let frame = slots[first + position] else {
      preconditionFailure("A film has no frame \(position).")
    }
    return frame
  }

  mutating func append(_ frame: Film.Frame) {
    // As many empty ones as full ones at the most.
    if first > 64, first > count {
      slots.removeFirst(first)
      first = 0
    }
    slots.append(frame)
  }

  mutating func removeFirst() -> Film.Frame {
    let frame = self[0]
    slots[first] = nil
    first += 1
    return frame
  }

  mutating func removeLast() -> Film.Frame {
    let frame = self[count - 1]
    slots.removeLast()
    return frame
  }
}
