import Foundation
import Testing

/// Tests of the exchange of springs with other programs by the clipboard of a real display.
extension RealWindow {
  @Suite struct SpringExchangeTests {
    private let window: InstrumentWindow

    init() throws { window = try InstrumentWindow() }

    /// The value of the response, in the last row but one of the parameters.
    private static let response = (x: 974.0, y: 186.0)
    /// The number of buttons from *Copy spring as* to that of CSS; *Presets* is the first.
    private static let css = 10

    private func press(_ key: String, times: Int = 1, in sandbox: Sandbox) throws {
      for _ in 0..<times { try window.type(key) }
      try sandbox.waitUntilIdle()
    }

    /// Waits until the clipboard has a text that begins with another one, and returns it.
    private func copied(_ start: String) throws -> String {
      var text = ""
      let isCopied = try Deadline().waits {
        text = try window.connection.clipboard()
        return text.hasPrefix(start)
      }
      guard isCopied else { throw SetupError("The clipboard has “\(text)”.") }
      return text
    }

    @Test("X-01 a spring of another tool is pasted into a value, and copied as CSS")
    func exchange() throws {
      let sandbox = try window.start("pull-down")
      try window.stroke(
        .drag(from: window.onCanvas(187, 120), through: [window.onCanvas(187, 500, over: 0.3)]),
        in: sandbox)
      try window.click(Self.response.x, Self.response.y)
      let offer = ClipboardOffer("dampingRatio = 0.75f, stiffness = 380f", on: window.connection)
      window.connection.setKey("Control_L", pressed: true)
      window.connection.type("v")
      window.connection.setKey("Control_L", pressed: false)
      try offer.serve()
      try sandbox.waitUntilIdle()
      // Copy as Swift, after the slider and the value of the last row, has what was changed.
      try press("Tab", times: 3, in: sandbox)
      try press("space", in: sandbox)
      let swift = try copied("@MainActor")
      #expect(
        swift.contains("UISpringTimingParameters(duration: 0.3223, bounce: 0.25)"), "\(swift)")
      // The buttons after it are Reset, Copy spring as, and those of its list.
      try press("Tab", times: 2, in: sandbox)
      try press("space", in: sandbox)
      try press("Tab", times: Self.css, in: sandbox)
      try press("space", in: sandbox)
      let css = try copied("linear(0")
      let answer = try Sandbox.answer(to: ["spring", css, "--json"])
      #expect(answer.output.hasPrefix("{\"damping_ratio\":0.7"), "\(answer.output)")
      #expect(try sandbox.stop().exitCode == 0)
    }
  }
}
