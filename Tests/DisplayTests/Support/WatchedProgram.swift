import Foundation

/// A program that was started with `--watch`, in a window on an X server.
final class WatchedProgram {
  /// The upper left corner of the canvas.
  static let corner = (x: 104.0, y: 32.0)

  /// The part of the window in which the panel of the reload appears.
  static let panel = InstrumentWindow.Area(x: 100, y: 560, width: 400, height: 100)

  let window = try! InstrumentWindow()
  let sandbox: Sandbox
  private let package: WatchedPackage

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - dotsPerInch: The desktop's resolution of text, from which the scale follows, or `nil` for
  ///     a scale of 1.
  ///   - environment: The variables that the program has besides.
  ///   - more: The options that the program has besides.
  init(
    dotsPerInch: Int? = nil, environment: [String: String] = [:], more: [String] = []
  ) throws {
    package = try WatchedPackage()
    if let dotsPerInch { window.connection.setTextResolution(dotsPerInch: dotsPerInch) }
    sandbox = try window.use(
      window.run(
        package.program, package.options + more, scale: dotsPerInch == nil ? 1 : nil,
        environment: environment))
  }

  /// Replaces a text in the page's source.
  func edit(_ old: String, to new: String) throws { try package.edit(old, to: new) }

  /// Waits until the panel of the reload shows the mark of an error.
  func waitForError() throws {
    let alarm = Screenshot.Pixel(red: 255, green: 135, blue: 130)
    try window.wait(for: "the mark of an error", at: Self.panel) { $0.contains(alarm) }
  }

  /// The number of programs whose first picture was visible.
  func programs() throws -> Int { try sandbox.trace().frames.count { $0.frame == 0 } }

  /// The newest frame of the program that has the window.
  func lastFrame() throws -> Trace.Frame? { try sandbox.trace().framesOfNewestProgram.last }

  /// Waits until the program that has the window has received all input, and nothing moves in it.
  func waitUntilIdle() throws {
    try sandbox.waitForInput()
    try sandbox.wait(for: "rest of the program") { try self.lastFrame()?.idle == true }
  }

  /// Waits until so many programs have had the window.
  func wait(forPrograms count: Int) throws {
    try sandbox.wait(for: "program \(count)") { try self.programs() >= count }
    try waitUntilIdle()
  }

  /// Waits until so many programs have had the window, and the last one shows a card of a width, in
  /// points.
  func wait(forPrograms count: Int, cardWidth width: Double) throws {
    try sandbox.wait(forPrograms: count, cardWidth: width)
    try waitUntilIdle()
  }

  func drag(release: Bool) {
    let start = (x: Self.corner.x + 200, y: Self.corner.y + 300)
    window.pointer.play(
      .drag(
        from: start, through: [(start.x + 60, start.y + 100, over: 0.3)], release: release))
  }
}

extension Trace {
  /// The frames of the program that started last. The one before it can write some more until it
  /// ends, which continue its own numbers.
  var framesOfNewestProgram: [Frame] {
    guard let start = frames.lastIndex(where: { $0.frame == 0 }) else { return [] }
    var (older, newest) = (frames[..<start].last?.frame ?? -1, 0)
    return frames[start...].filter { frame in
      let isOlder = frame.frame > older && older > newest
      if isOlder { older = frame.frame } else { newest = frame.frame }
      return !isOlder
    }
  }
}

extension Sandbox {
  /// Waits until so many programs have had the window, and the last one shows a card of a width, in
  /// points. The first frames of a program may be without views, and the program before it may
  /// still write frames at its end.
  ///
  /// - Returns: The card as it was shown first.
  @discardableResult
  func wait(forPrograms count: Int, cardWidth width: Double) throws -> Trace.Shown {
    var card: Trace.Shown?
    try wait(for: "program \(count) with a card \(width) pt wide") {
      let frames = try self.trace().frames
      guard frames.count(where: { $0.frame == 0 }) >= count,
        let first = frames.lastIndex(where: { $0.frame == 0 })
      else { return false }
      card = frames[first...].lazy.compactMap { $0.views["card"] }.first { $0.width == width }
      return card != nil
    }
    guard let card else { throw SetupError("There is no card.") }
    return card
  }
}
