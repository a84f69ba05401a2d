import Foundation

/// A search for a release map in a copy of the process, which afterwards plays single releases.
///
///     let job = try ReleaseMapJob(setUp)
///     for event in job.receive() { … }    // once in each frame
///     job.requestTrail(of: release)
///     job.stop()
///
/// The process that makes a job continues meanwhile, and no effect of the job reaches it.
@MainActor package final class ReleaseMapJob {
  /// The start of the releases, which is made in the copy of the process.
  package struct Start {
    /// The scene before the releases.
    package var branch: Branch
    /// The samples of the drag as releases.
    package var path: [Release]
    /// The release of the drag, or `nil` if the pointer is down.
    package var release: Release?
    /// The pointer before the releases, as a release.
    package var present: Release

    /// Creates the start of releases.
    package init(_ branch: Branch, path: [Release], release: Release?, present: Release) {
      self.branch = branch
      self.path = path
      self.release = release
      self.present = present
    }
  }

  /// Something that a job has found.
  package enum Event: Hashable, Sendable {
    /// The map at a milestone of the search.
    case map(ReleaseMap, isComplete: Bool)
    /// The start of the simulation of a release that was requested.
    case trailBegan(Release)
    /// The next frame of that simulation.
    case trailFrame(ReleaseTrail.Frame)
    /// The end of that simulation.
    case trailEnded
    /// The reason why there is no map, as a sentence.
    case failure(String)
  }

  /// The greatest velocity on the map, in points per second.
  private static let greatestVelocity = 2000.0

  /// The longest processor time of a release, in whole seconds.
  private static let processorSeconds = 2

  private let copy: BackgroundCopy
  private var hasFailed = false

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the map, at least 2.
  ///   - columns: The number of columns of the map, at least 2.
  ///   - makeStart: A closure that makes the start of the releases. It is called in the copy of the
  ///     process, and may take the time that the simulation of the past takes.
  package init(
    rows: Int = 21, columns: Int = 41, _ makeStart: @MainActor () throws -> Start
  ) throws(ReleaseMapFault) {
    copy = try BackgroundCopy { connection in
      do {
        try Self.run(try makeStart(), rows, columns, connection)
      } catch {
        connection.send("failure\n\(error)")
      }
    }
  }

  /// Searches for the map, and then plays the releases that the process requests.
  private static func run(
    _ start: Start, _ rows: Int, _ columns: Int, _ connection: BackgroundConnection
  ) throws {
    let branch = start.branch
    let search = ReleaseMapSearch(
      positions: branch.press.positions(within: branch.scene.screen.bounds.size),
      velocities: -greatestVelocity...greatestVelocity, rows: rows, columns: columns,
      infersCells: true)
    var limits = ForkLimits()
    limits.processorSeconds = processorSeconds
    let branches = Branches(branch, work: ForkedWork(limits: limits))
    func results(_ releases: [Release], _ pace: Branch.Pace) -> [ReleaseResult]? {
      branches.play(releases, pace: pace) {
        playTrails(connection.receive(waits: false), branches, connection)
        return true
      }
    }
    let found = try search.run(
      { results($0, .complete) }, quick: { results($0, .quick) },
      onMilestone: { milestone, map in
        var map = map
        map.path = start.path
        map.release = start.release
        map.axis = branch.press.axis
        map.present = start.present
        let isComplete = milestone == .complete
        connection.send("\(isComplete ? "complete" : "map")\n\(map.text)")
      })
    guard found != nil else { return }
    while true { playTrails(connection.receive(waits: true), branches, connection) }
  }

  /// Plays the last of the releases that messages request.
  private static func playTrails(
    _ messages: [String], _ branches: Branches, _ connection: BackgroundConnection
  ) {
    guard let message = messages.last, let release = release(of: message) else { return }
    connection.send("trail\n\(message)")
    // The frames are sent while the simulation continues, so that the first one is visible at once.
    branches.play(release) { connection.send("frame\n\($0.text)") }
    connection.send("end\n")
  }

  private static func release(of text: String) -> Release? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    return numbers.count == 2 ? Release(position: numbers[0], velocity: numbers[1]) : nil
  }

  /// Requests the outlines of a release. Only the last one of several requests is answered.
  package func requestTrail(of release: Release) {
    copy.send("\(release.position) \(release.velocity)")
  }

  /// Returns what the job has found since the last call.
  ///
  /// - Parameter seconds: The longest time to wait for something, in seconds.
  package func receive(waitingFor seconds: Double = 0) -> [Event] {
    var events = copy.receive(waitingFor: seconds).compactMap(Self.event)
    guard !hasFailed else { return [] }
    if events.contains(where: { if case .failure = $0 { true } else { false } }) {
      hasFailed = true
    } else if let end = copy.end {
      hasFailed = true
      events.append(.failure(Self.sentence(of: end)))
    }
    return events
  }

  private static func event(of message: String) -> Event? {
    guard let split = message.firstIndex(of: "\n") else { return nil }
    let text = String(message[message.index(after: split)...])
    switch message[..<split] {
    case "map": return ReleaseMap(text: text).map { .map($0, isComplete: false) }
    case "complete": return ReleaseMap(text: text).map { .map($0, isComplete: true) }
    case "trail": return release(of: text).map { .trailBegan($0) }
    case "frame": return ReleaseTrail.Frame(text: text[...]).map { .trailFrame($0) }
    case "end": return .trailEnded
    case "failure": return .failure(text)
    default: return nil
    }
  }

  private static func sentence(of end: ForkEnd) -> String {
    switch end {
    case .crashed(_, let message?):
      "The program crashes while the drag is simulated again: \(message)"
    case .exited(let code):
      "The program ends with code \(code) while the drag is simulated again."
    case .tooSlow: "The program hangs while the drag is simulated again."
    case .crashed, .result, .tooLarge, .notStarted:
      "The program crashes while the drag is simulated again."
    }
  }

  /// Ends the job and all that it has started, at once.
  package func stop() { copy.stop() }
}
