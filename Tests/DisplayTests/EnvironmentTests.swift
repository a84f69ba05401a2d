import Foundation
import TestMaterial
import Testing

/// Tests of the card with the program's environment, with a real pointer.
extension RealWindow {
  @Suite struct EnvironmentTests {
    /// The locations of controls in a window of `size`.
    private static let size = "1180x820"
    private static let edge = (x: 549.0, y: 572.0)
    private static let opener = (x: 812.0, y: 272.0)
    private static let dark = (x: 1102.0, y: 75.0)
    private static let larger = (x: 1118.0, y: 147.0)
    private static let rightToLeft = (x: 1102.0, y: 183.0)
    /// A part of the device in which the panel is visible when it has come.
    private static let panel = InstrumentWindow.Area(x: 410, y: 330, width: 280, height: 220)
    /// The colors of the panel's paper, and of the text on the dark one.
    private static let lightPaper = Screenshot.Pixel(red: 253, green: 250, blue: 244)
    private static let darkPaper = Screenshot.Pixel(red: 33, green: 30, blue: 28)
    private static let ink = Screenshot.Pixel(red: 243, green: 235, blue: 225)
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow(screen: (width: 1180, height: 820)) }

    private func pull(_ sandbox: Sandbox) throws {
      try window.stroke(
        .drag(from: Self.edge, through: [(Self.edge.x, 340, over: 0.35)]), in: sandbox)
    }

    /// Takes pictures of the panel until two further repetitions of the drag have begun.
    private func picturesOfPasses(_ sandbox: Sandbox) throws -> [Screenshot] {
      var pictures: [Screenshot] = []
      let first = try sandbox.trace().frames.count
      try sandbox.wait(for: "two further repetitions of the drag") {
        pictures.append(try window.picture(Self.panel))
        let times = try sandbox.trace().frames[first...].filter(\.presented).map(\.t)
        return zip(times, times.dropFirst()).count { $0 > $1 + 0.1 } >= 2
      }
      return pictures
    }

    /// The number of pixels of text in the picture that shows most of the panel.
    private func ink(_ pictures: [Screenshot]) -> Int {
      let counts = pictures.map { (paper: count(Self.darkPaper, $0), ink: count(Self.ink, $0)) }
      return counts.max { $0.paper < $1.paper }?.ink ?? 0
    }

    private func count(_ color: Screenshot.Pixel, _ picture: Screenshot) -> Int {
      (0..<picture.height).map { y in
        (0..<picture.width).count { picture[$0, y] == color }
      }.reduce(0, +)
    }

    @Test("T-16 the card opens by a click; in a loop, dark and larger text are seen at once")
    func loop() throws {
      let sandbox = try window.start("panel", size: Self.size)
      try pull(sandbox)
      // A failure would print all pixels of a picture.
      let beginsLight = try window.picture(Self.panel).contains(Self.lightPaper)
      #expect(beginsLight)
      try window.type("l")
      try window.click(Self.opener.x, Self.opener.y)
      try window.click(Self.dark.x, Self.dark.y)
      try window.wait(for: "a dark panel", at: Self.panel) { $0.contains(Self.darkPaper) }
      let passes = try picturesOfPasses(sandbox)
      let light = passes.count { $0.contains(Self.lightPaper) }
      #expect(light == 0, "\(light) of \(passes.count) pictures are light.")
      let usual = ink(passes)
      for _ in 0..<3 { try window.click(Self.larger.x, Self.larger.y) }
      let large = ink(try picturesOfPasses(sandbox))
      #expect(usual > 0)
      #expect(Double(large) > 1.15 * Double(usual))
      try window.type("Escape")
      try window.type("Escape")
      try sandbox.waitUntilIdle()
      let staysDark = try window.picture(Self.panel).contains(Self.darkPaper)
      #expect(staysDark)
      #expect(try sandbox.stop().exitCode == 0)
    }

    @Test("T-16 what is chosen with a pointer and by keys is recorded, and the file replays")
    func recording() throws {
      let folder = TemporaryFolder()
      let file = folder.url.appendingPathComponent("run.jsonl")
      let sandbox = try window.start("panel", ["--record", file.path], size: Self.size)
      for key in ["d", "Tab", "Tab", "Right"] { try window.type(key) }
      try window.click(Self.dark.x, Self.dark.y)
      try pull(sandbox)
      try window.click(Self.rightToLeft.x, Self.rightToLeft.y)
      try sandbox.waitUntilIdle()
      #expect(try sandbox.stop().exitCode == 0)
      let text = try String(contentsOf: file, encoding: .utf8)
      for setting in ["style", "direction", "text_size"] {
        #expect(text.contains("\"setting\":\"\(setting)\""))
      }
      let answer = try Sandbox.answer(to: ["replay", file.path, "--verify"])
      #expect(answer.code == 0, "\(answer)")
    }
  }
}
