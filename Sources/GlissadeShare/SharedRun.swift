import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeRaster
import GlissadeReplay
import UIKit

/// A recording that is replayed to collect the pictures, touches and events that a page shows.
@MainActor package final class SharedRun {
  /// The recording of a run, with the bytes of its file and a closure that opens its program.
  package struct Source {
    /// The name of the recording's file, without its folder.
    package var name: String
    /// The bytes of the recording's file.
    package var file: [UInt8]
    package var recording: Recording
    /// A Boolean value that indicates whether typed letters are replaced by others.
    package var isRedacted = false
    /// A closure that opens the recorded program in a scene.
    package var open: (UIWindowScene) -> Bool

    /// Creates a source from a recording.
    package init(
      name: String, file: [UInt8], recording: Recording, open: @escaping (UIWindowScene) -> Bool
    ) {
      self.name = name
      self.file = file
      self.recording = recording
      self.open = open
    }
  }

  /// An event that the page marks, with its text.
  private struct Event {
    var frame: Int
    var kind: String
    var text: String
    var reason: String?
  }

  private let source: Source
  private let encoder: PictureEncoder
  private let scene: UIWindowScene
  private let recorder: Recorder
  private var frames: [String] = []
  private var times: [TimeInterval] = []
  private var events: [Event] = []
  private var touches: [String] = []
  private var presses: [(source: InputEvent.Source, place: CGPoint)] = []
  private var last: DisplayList?
  private var lineCount = 0

  /// Replays a run and collects what a page shows of it.
  ///
  /// - Parameters:
  ///   - source: The recording.
  ///   - encoder: The encoder of the pictures. All runs of a page share it.
  ///   - progress: A closure that receives the completed fraction, 0…1.
  init(
    _ source: Source, encoder: PictureEncoder, fonts: FontLibrary, pictures: KeptPictures,
    progress: (Double) -> Void
  ) {
    let recording = source.isRedacted ? source.recording.withoutWords : source.recording
    self.source = source
    self.encoder = encoder
    let header = recording.header
    scene = UIWindowScene(
      size: header.size, scale: header.scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      pictures: PictureStore(decoder: pictures))
    scene.eventLog.capacity = .max / 2
    recorder = Recorder(Recording(header: header))
    _ = source.open(scene)
    let player = Player(recording, in: scene)
    scene.recorder = recorder
    recorder.onFrame = { [unowned self] in add($0, $1) }
    while !player.isAtEnd {
      player.fillGap()
      player.playNext()
      progress(Double(player.next) / Double(recording.frames.count))
    }
    player.playTail()
  }

  // MARK: Frames

  private func add(_ frame: RecordedFrame, _ list: DisplayList?) {
    let time = CompactText.number(frame.now - (times.first ?? frame.now), digits: 4)
    for case .input(let event, _) in frame.actions { add(event) }
    for line in scene.eventLog.lines(after: lineCount) { add(line) }
    lineCount = scene.eventLog.lineTotal
    frames.append(CompactText.list([time] + (list.map(picture) ?? [])))
    times.append(frame.now)
  }

  /// Returns the number of a picture, followed by its size and background if they differ from the
  /// last.
  private func picture(_ list: DisplayList) -> [String] {
    let isSame = last.map { $0.size == list.size && $0.background == list.background } ?? false
    let root = list.root
    let isPlain = root.opacity == 1 && root.transform.isIdentity
    let contents =
      isPlain
      ? root.contents : DisplayContents(clip: nil, shadow: nil, commands: [.group(root)])
    let number = encoder.number(of: contents, last: last?.root.contents)
    last = list
    if isSame { return ["\(number)"] }
    let size = CompactText.numbers([list.size.width, list.size.height].map { Double($0) })
    return ["\(number)", size, CompactText.color(list.background)]
  }

  // MARK: Input

  private func add(_ event: InputEvent) {
    let held = presses.firstIndex { $0.source == event.source }
    let before = presses.map(\.place)
    switch (event.kind, held) {
    case (.down, nil):
      presses.append((event.source, event.location))
      append("touch", "\(name(of: event)) down at \(place(of: event))")
    case (.move, let held?): presses[held].place = event.location
    case (.up, let held?):
      presses.remove(at: held)
      append("touch", "\(name(of: event)) up at \(place(of: event))")
    case (.cancel, let held?):
      presses.remove(at: held)
      append("touch", "\(name(of: event)) cancelled")
    case (.key, _): append("key", event.key ?? "key")
    case (.text, _): append("key", "\(event.text?.count ?? 0) characters typed")
    case (.resize, _):
      append("window", "the window has \(Int(event.width)) × \(Int(event.height)) points")
    default: break
    }
    let places = presses.map(\.place)
    guard places != before else { return }
    let numbers = places.flatMap { [Double($0.x), Double($0.y)] }
    let isFirst = touches.last?.hasPrefix("[\(frames.count),") == false
    let text = "[\(frames.count)" + numbers.map { "," + CompactText.number($0, digits: 1) }.joined()
    // Of several events in a frame, only the last location is kept.
    if !touches.isEmpty, !isFirst { touches.removeLast() }
    touches.append(text + "]")
  }

  private func name(of event: InputEvent) -> String {
    event.device == .touch ? "touch \(event.touch)" : "pointer"
  }

  private func place(of event: InputEvent) -> String {
    "\(Int(event.x.rounded())), \(Int(event.y.rounded()))"
  }

  private func append(_ kind: String, _ text: String, because reason: String? = nil) {
    events.append(Event(frame: frames.count, kind: kind, text: text, reason: reason))
  }

  private func add(_ line: EventLog.Line) {
    let kind =
      switch line.event {
      case .gesture: "gesture"
      case .callback, .call: "callback"
      case .contactBegan, .contactEnded, .impact: "contact"
      case .violation, .warning: "alarm"
      case .remark: "remark"
      }
    append(kind, "\(line.event)", because: line.reason)
  }

  // MARK: Results

  /// The run as a JSON object.
  var json: String {
    let header = source.recording.header
    let size = CompactText.numbers([header.size.width, header.size.height].map { Double($0) })
    let parameters = header.parameters.sorted { $0.key < $1.key }.map { name, value in
      "[\(CompactText.string(name)),\(CompactText.number(value, digits: 6))]"
    }
    let facts = [
      "name": CompactText.string(source.name), "program": CompactText.string(header.program),
      "demo": CompactText.string(header.demo ?? header.program),
      "version": CompactText.string(header.version),
      "machine": CompactText.string(header.machine), "size": "[\(size)]",
      "scale": CompactText.number(header.scale), "speed": CompactText.number(header.speed),
      "reducesMotion": "\(header.reducesMotion)", "parameters": CompactText.list(parameters),
      "release": CompactText.number(release - (times.first ?? 0), digits: 4),
      "frames": CompactText.list(frames), "touches": CompactText.list(touches),
      "events": CompactText.list(events.map(Self.json)), "tracks": CompactText.list(tracks),
      "file": "\"" + Data(file).base64EncodedString() + "\"",
      "isRedacted": "\(source.isRedacted)",
    ]
    let members = facts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  /// The bytes of the file that the page offers. For a run without its words, they are those of the
  /// recording that the replay made.
  private var file: [UInt8] {
    // A recording that was read can also be written.
    source.isRedacted ? (try? recorder.recording.encoded()) ?? [] : source.file
  }

  private static func json(_ event: Event) -> String {
    let reason = event.reason.map { "," + CompactText.string($0) } ?? ""
    return "[\(event.frame),\"\(event.kind)\",\(CompactText.string(event.text))\(reason)]"
  }

  /// The time of the frame in which the last press ended, or else of the first frame, in seconds of
  /// the window.
  private var release: TimeInterval {
    let frame = recorder.recording.frames.last { frame in
      frame.actions.contains { action in
        if case .input(let event, _) = action { return event.kind == .up || event.kind == .cancel }
        return false
      }
    }
    return frame?.now ?? times.first ?? 0
  }

  // MARK: Motion

  /// The greatest number of views whose motions are plotted.
  private static let mostTracks = 6
  /// The length of the shortest path that is plotted, in points.
  private static let shortestPath = 2.0

  /// A frame with a picture, with its number among all frames and its number among those with
  /// pictures.
  private struct Picture {
    var frame: Int
    var ordinal: Int
  }

  /// The motions of the views that move farthest. Each has the name of a view and pairs of a frame
  /// and a distance from the first place, along the axis of the greatest movement. The frame is
  /// −1 where the view was not in the picture.
  private var tracks: [String] {
    var pictures: [TimeInterval: Picture] = [:]
    for frame in recorder.recording.frames where frame.hash != nil {
      pictures[frame.endTime] = Picture(frame: frame.index, ordinal: pictures.count)
    }
    var shown: Set<String> = []
    let tracks = recorder.recording.motionTracks().map { ($0, Self.length(of: $0)) }
      .filter { $0.1 >= Self.shortestPath }.sorted { $0.1 > $1.1 }
    var result: [String] = []
    for (track, _) in tracks where result.count < Self.mostTracks {
      let points = Self.path(of: track, pictures)
      // Views that move together are plotted as one line.
      guard shown.insert(points).inserted else { continue }
      result.append("[\(CompactText.string(track.name)),\(points)]")
    }
    return result
  }

  private static func length(of track: MotionTrack) -> Double {
    zip(track.samples, track.samples.dropFirst()).reduce(0) { sum, pair in
      sum + hypot(pair.1.x - pair.0.x, pair.1.y - pair.0.y)
    }
  }

  private static func path(of track: MotionTrack, _ pictures: [TimeInterval: Picture]) -> String {
    let (across, down) = (track.samples.map(\.x), track.samples.map(\.y))
    func extent(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    // Upward motion on the screen is plotted upward.
    let values = extent(across) > extent(down) ? across : down.map { -$0 }
    let ordinals = track.samples.map { pictures[$0.time]?.ordinal ?? 0 }
    var points: [String] = []
    for (index, sample) in track.samples.enumerated() {
      let isStart = index == 0 || ordinals[index] > ordinals[index - 1] + 1
      let isEnd = index == values.count - 1 || ordinals[index + 1] > ordinals[index] + 1
      if isStart, index > 0 { points.append("-1,0") }
      let isTurn =
        !isStart && !isEnd
        && (values[index] != values[index - 1] || values[index] != values[index + 1])
      guard isStart || isEnd || isTurn, let picture = pictures[sample.time] else { continue }
      let value = CompactText.number(values[index] - values[0], digits: 2)
      points.append("\(picture.frame),\(value)")
    }
    return CompactText.list(points)
  }
}
