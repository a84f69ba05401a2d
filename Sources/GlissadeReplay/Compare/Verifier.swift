import GlissadeDrawing

/// A comparison of a replay with its recording, frame by frame.
///
/// On the machine of the recording all hashes must be equal. On another machine, a frame with a
/// different hash counts as equal if no number of its digest differs by more than 1e-6.
package struct Verifier {
  private let recording: Recording
  private let isExact: Bool
  private var recorded = RecordedPicture()
  private let replayed = PictureDigest()
  private var mainQueueFrame: Int?

  /// Creates a comparison with a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording with which the replay is compared.
  ///   - isExact: Indicates whether hashes must be equal. The default is `true` for a recording
  ///     that was made on this machine.
  package init(_ recording: Recording, isExact: Bool? = nil) {
    self.recording = recording
    willHaveDetails = recording.frames.contains { !$0.change.isEmpty }
    self.isExact = isExact ?? (recording.header.machine == Machine.name)
  }

  /// Compares the next replayed frame.
  ///
  /// - Parameters:
  ///   - frame: The recorded frame.
  ///   - list: The replayed picture; `nil` if the replay made none in this frame.
  ///   - name: A closure that returns the name of a layer's view.
  ///
  /// - Returns: The difference, or `nil` if the frames are equal.
  package mutating func check(
    _ frame: RecordedFrame, _ list: DisplayList?, name: (UInt64) -> String?
  ) -> Divergence? {
    recorded.apply(frame.change)
    if frame.ranMainQueue { mainQueueFrame = frame.index }
    guard let list, let hash = frame.hash else { return nil }
    let isEqual = list.stableHash == hash
    if isEqual, isExact { return nil }
    replayed.update(to: list)
    if isEqual { return nil }
    if let found = firstDifference(name) { return divergence(frame, found) }
    // A frame without details is compared by the details of later frames, if there are any.
    if !isExact, hasDetails || willHaveDetails { return nil }
    return divergence(
      frame,
      Difference(
        view: nil, property: "the picture's hash, with every layer the same within 1e-6",
        recorded: String(hash, radix: 16),
        replayed: String(list.stableHash, radix: 16)))
  }

  /// A Boolean value that indicates whether any frame of the recording has details. If the
  /// recording was started during a run, the frames before its start have only hashes.
  private let willHaveDetails: Bool
  /// A Boolean value that indicates whether a frame compared so far had details.
  private var hasDetails: Bool { !recorded.groups.isEmpty }

  private struct Difference {
    var view: String?
    var property: String
    var recorded: String
    var replayed: String
  }

  private func divergence(_ frame: RecordedFrame, _ found: Difference) -> Divergence {
    Divergence(
      frame: frame.index, time: frame.endTime, view: found.view, property: found.property,
      recorded: found.recorded, replayed: found.replayed, mainQueueFrame: mainQueueFrame)
  }

  private func firstDifference(_ name: (UInt64) -> String?) -> Difference? {
    guard hasDetails else { return nil }
    func title(_ id: UInt64) -> String { recorded.names[id] ?? name(id) ?? "layer \(id)" }
    for id in replayed.order {
      guard let own = replayed[id] else { continue }
      guard let other = recorded.groups[id] else {
        return Difference(
          view: title(id), property: "presence", recorded: "none", replayed: "shown")
      }
      if let property = own.firstDifference(from: other) {
        return Difference(
          view: title(id), property: property.rawValue, recorded: other.text(of: property),
          replayed: own.text(of: property))
      }
    }
    let missing = recorded.groups.keys.filter { replayed[$0] == nil }.min()
    return missing.map {
      Difference(view: title($0), property: "presence", recorded: "shown", replayed: "none")
    }
  }
}
