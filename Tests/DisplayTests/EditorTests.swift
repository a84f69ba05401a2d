import Foundation
import Testing

/// Tests of texts that are typed with real keys into a client's program.
extension RealWindow {
  @Suite struct EditorTests {
    private let display: DisplayFixture
    private let sandbox: Sandbox
    private var connection: XConnection { display.connection }

    init() throws {
      display = try DisplayFixture()
      sandbox = try display.run(try ExamplePackage.editor.program(), ["--size", "300x240"])
      try display.focus()
    }

    /// Clicks, and waits until a text is edited: the click is then the last input.
    private func click(_ x: Double, _ y: Double) throws {
      display.pointer.play(.click(at: (x, y)))
      try sandbox.waitUntilIdle()
    }

    /// Presses keys one after the other, by their names in X, with modifier keys.
    private func type(_ keys: String..., with modifiers: [String] = []) {
      for modifier in modifiers { connection.setKey(modifier, pressed: true) }
      for key in keys { connection.type(key) }
      for modifier in modifiers.reversed() { connection.setKey(modifier, pressed: false) }
    }

    /// Waits until a bar has a name, which contains the text, and shows a selection.
    private func expect(_ name: String, selected: Range<Int>) throws {
      let frame = [Double(10 * selected.lowerBound), Double(10 * selected.count)]
      try sandbox.wait(for: "“\(name)” with \(selected)") {
        guard let bar = try sandbox.trace().frames.last?.views[name] else { return false }
        return [bar.frame[0], bar.frame[2]] == frame
      }
    }

    @Test("N-40 typed keys appear in a field, arrows select, and Backspace and Return work")
    func typing() throws {
      try click(100, 37)
      type("h", "e", "l", "l", "o", "space")
      type("w", with: ["Shift_L"])
      try expect("field: hello W", selected: 7..<7)
      type("BackSpace", "BackSpace")
      try expect("field: hello", selected: 5..<5)
      type("Left", "Left", "Left", with: ["Shift_L"])
      try expect("field: hello", selected: 2..<5)
      type("y")
      try expect("field: hey", selected: 3..<3)
      type("Return")
      try sandbox.wait(for: "the delegate to receive Return") {
        try sandbox.trace().frames.last?.views["returns"]?.frame[2] == 10
      }
      _ = try sandbox.stop()
    }

    @Test("N-40 N-65 copied text is pasted, and Control and Z undoes it")
    func commands() throws {
      try click(100, 37)
      type("a", "b", "c")
      type("a", with: ["Control_L"])
      try expect("field: abc", selected: 0..<3)
      type("c", with: ["Control_L"])
      type("End")
      type("v", "v", with: ["Control_L"])
      try expect("field: abcabcabc", selected: 9..<9)
      #expect(try connection.clipboard() == "abc")
      type("z", with: ["Control_L"])
      try expect("field: abcabc", selected: 6..<6)
      type("z", with: ["Control_L", "Shift_L"])
      try expect("field: abcabcabc", selected: 9..<9)
      _ = try sandbox.stop()
    }

    @Test("N-41 a text view breaks lines, and a pasted text comes from another program's clipboard")
    func lines() throws {
      try click(100, 100)
      type("o", "n", "e", "Return", "t", "w", "o")
      try expect("lines: one\ntwo", selected: 7..<7)
      type("Up", with: ["Shift_L"])
      try expect("lines: one\ntwo", selected: 3..<7)
      type("x", with: ["Control_L"])
      try expect("lines: one", selected: 3..<3)
      try click(100, 37)
      type("v", with: ["Control_L"])
      // A field has one line.
      try expect("field:  two", selected: 4..<4)
      _ = try sandbox.stop()
    }

    @Test("N-40 the caret and the selection are visible")
    func look() throws {
      func blue() throws -> Int {
        let picture = try Screenshot(of: connection, x: 20, y: 20, width: 260, height: 34)
        var count = 0
        for y in 0..<34 {
          for x in 0..<260 where picture[x, y].blue > picture[x, y].red + 40 { count += 1 }
        }
        return count
      }
      let before = try blue()
      try click(100, 37)
      type("m", "m", "m")
      try expect("field: mmm", selected: 3..<3)
      try sandbox.waitUntilIdle()
      let caret = try blue() - before
      #expect(caret > 15)
      type("a", with: ["Control_L"])
      try expect("field: mmm", selected: 0..<3)
      try sandbox.waitUntilIdle()
      #expect(try blue() - before > 5 * caret)
      _ = try sandbox.stop()
    }
  }
}
