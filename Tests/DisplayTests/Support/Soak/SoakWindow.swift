import CXTest
import Foundation
import TestMaterial

/// The sandbox's window for an hour, with the actions of a user.
final class SoakWindow {
  static let size = (width: 1020, height: 760)
  /// The upper left corner of the canvas in a window of `size`.
  private static let corner = (x: 283.0, y: 19.0)
  /// The place of the first row in the list of demos, and the distance to the next one.
  private static let firstRow = (x: 110.0, y: 90.0, distance: 68.0)
  private static let demoCount = 9

  let trace = SoakTrace()
  let process: ChildProcess
  private let fixture: DisplayFixture
  private let manager: WindowManager
  private let window: Window
  private var random: SeededGenerator

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    fixture = try DisplayFixture()
    manager = try WindowManager(on: fixture)
    let chosen = ProcessInfo.processInfo.environment["GLISSADE_SOAK_PROGRAM"]
    let size = "\(Self.size.width)x\(Self.size.height)"
    process = try ChildProcess(
      chosen ?? Sandbox.program.path,
      ["run", "--position", "0,0", "--scale", "1", "--size", size, "--demo", "pull-down"]
        + ["--trace", trace.url.path], environment: fixture.server.environment)
    let (trace, process) = (trace, process)
    let isShown = try Deadline().waits {
      try trace.update()
      return trace.last != nil || !process.isRunning
    }
    guard isShown, process.isRunning else { throw SetupError("glissade shows no first frame.") }
    window = try fixture.connection.managedWindow
    fixture.connection.focus(window)
  }

  private var connection: XConnection { fixture.connection }
  private var pointer: Pointer { fixture.pointer }

  /// The proportional set size of the program, in megabytes: shared pages count in part.
  var memory: Double {
    get throws {
      let path = "/proc/\(process.identifier)/smaps_rollup"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") }
      let words = line?.split(separator: " ") ?? []
      guard let number = words.dropFirst().first.flatMap({ Double($0) }) else {
        throw SetupError("\(path) does not contain the memory of a program.")
      }
      return number / 1024
    }
  }

  /// The least memory within two seconds: at rest the program returns free pages to the system.
  func memoryAtRest() throws -> Double {
    var least = try memory
    _ = try Deadline(in: 2).waits {
      least = min(least, try memory)
      return false
    }
    return least
  }

  // MARK: Waiting

  /// Waits until nothing moves, and fails if something moves for ever or a transition is left over.
  func settle() throws {
    try trace.update()
    if trace.last?.past != nil { type("End") }
    var (count, since) = (-1, Deadline.now)
    let isIdle = try Deadline().waits {
      try trace.update()
      if trace.lines != count { (count, since) = (trace.lines, Deadline.now) }
      // The response to the last action may not have begun.
      let isIdle = Deadline.now - since > 0.5 && trace.last?.idle == true
      return isIdle || !process.isRunning
    }
    guard process.isRunning else { throw SetupError("glissade ended.") }
    guard isIdle else { throw SetupError("Something never comes to rest: \(state).") }
    guard trace.last?.transition == nil else {
      throw SetupError("A transition is stuck: \(state).")
    }
  }

  private var state: String {
    "\(String(describing: trace.last?.transition)), views \(trace.last?.views.keys.sorted() ?? [])"
  }

  /// Restarts the first demo, and waits until nothing moves. Then the window keeps nothing of the
  /// past.
  func restart() throws {
    try settle()
    choose(0)
    try settle()
  }

  // MARK: Actions

  /// Performs a random action.
  func act() throws {
    switch random.below(20) {
    case 0..<10: stroke()
    case 10..<13: switchDemo()
    case 13..<16: try goBack()
    case 16..<18: replay()
    case 18: resize()
    default: minimise()
    }
    try trace.update()
    guard process.isRunning else { throw SetupError("glissade ended.") }
  }

  private func place() -> (x: Double, y: Double) {
    (Self.corner.x + random.number(2...373), Self.corner.y + random.number(2...665))
  }

  /// Performs a click or a stroke on the canvas, and a pause.
  private func stroke(pausing: Bool = true) {
    var steps: [Pointer.Step]
    if random.below(10) < 3 {
      steps = .click(at: place())
    } else {
      let points = (0...random.below(3)).map { _ in
        let point = place()
        return (x: point.x, y: point.y, over: random.number(0.03...0.4))
      }
      let hold = random.below(3) == 0 ? 0.15 : 0
      steps = .drag(from: place(), through: points, hold: hold)
    }
    if pausing, let last = steps.last {
      // A later move to the same location adds a pause.
      let end = last.time + random.number(0.05...0.7)
      let (x, y) = place()
      steps.append(.init(time: end, action: .move(x: x, y: y)))
    }
    pointer.play(steps)
  }

  private func choose(_ demo: Int) {
    let row = Self.firstRow
    pointer.play(.click(at: (row.x, row.y + Double(demo) * row.distance)))
  }

  /// Shows another demo, often in mid-motion.
  private func switchDemo() {
    if random.below(2) == 0 { stroke(pausing: false) }
    choose(random.below(Self.demoCount))
  }

  /// Goes back in time, and continues from there.
  private func goBack() throws {
    stroke()
    if random.below(4) == 0 { type("Home") }
    for _ in 0..<1 + random.below(12) { type("comma", shift: random.below(2) == 0) }
    let isPast = try Deadline(in: 0.5).waits {
      try trace.update()
      return trace.last?.past != nil
    }
    switch random.below(3) {
    case 0 where isPast: type("space")
    case 1: stroke()
    default: type("End")
    }
  }

  /// Replays the run from its start, and continues within it.
  private func replay() {
    stroke()
    type("r", shift: true)
    stroke()
    if random.below(2) == 0 { stroke() }
  }

  private func resize() {
    connection.resize(window, width: 720 + random.below(300), height: 560 + random.below(200))
    stroke()
    connection.resize(window, width: Self.size.width, height: Self.size.height)
  }

  private func minimise() {
    stroke(pausing: false)
    connection.minimise(window)
    _ = Deadline(in: 5).waits { !connection.isShown(window) }
    connection.restore(window)
    _ = Deadline(in: 5).waits { connection.isShown(window) }
    connection.focus(window)
  }

  private func type(_ key: String, shift: Bool = false) {
    connection.type(key, shift: shift)
    // The interval is that of a fast typist.
    pointer.play([.init(time: 0.06, action: .move(x: 650, y: 400))])
  }
}

extension SeededGenerator {
  /// Returns a number from 0 up to a bound, without it.
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns a number in a range.
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 0x1p53 * (range.upperBound - range.lowerBound)
  }
}

extension XConnection {
  /// Presses and releases a key, with or without Shift.
  fileprivate func type(_ key: String, shift: Bool) {
    if shift { setKey("Shift_L", pressed: true) }
    type(key)
    if shift { setKey("Shift_L", pressed: false) }
  }
}
