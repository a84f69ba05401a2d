import Foundation
import TestMaterial
import Testing

/// Tests of `glissade spring` by the built program.
@Suite(.ownThread) struct SpringCommandTests {
  private static let uikitDefault = "mass 3 stiffness 1000 damping 500"

  private func output(_ arguments: [String]) throws -> String {
    let answer = try Sandbox.answer(to: ["spring"] + arguments)
    #expect(answer.errors == "")
    #expect(answer.code == 0)
    return answer.output
  }

  private struct Report: Decodable {
    var damping_ratio: Double
    var omega: Double
    var settling: Double
    var overshoot: Double
    var spellings: [String: String]
  }

  private func report(_ arguments: [String]) throws -> Report {
    let text = try output(arguments + ["--json"])
    #expect(text.split(separator: "\n").count == 1)
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  @Test("X-01 the table has the figures and a line for each spelling")
  func table() throws {
    let table = try output([Self.uikitDefault])
    let start = """
      damping ratio ζ         1
      ω₀                      18.257 s⁻¹
      response 2π/ω₀          0.34414 s
      settles to 0.1 %        0.50573 s
      overshoot               0 %
      peak speed              6.7165 distances/s, after 0.054772 s
      preset                  uikit default
      note                    ζ 4.5644 as written counts as 1 (H-04)

      uikit                   UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, \
      initialVelocity: .zero)

      """
    #expect(table.hasPrefix(start))
    #expect(table.contains("\nreact-native            Animated.spring(value, "))
    #expect(table.contains("\n                        · whole milliseconds: ω₀ becomes "))
    #expect(try output(["mass", "3", "stiffness", "1000", "damping", "500"]) == table)
  }

  @Test(
    "X-01 every spelling that is printed is read again, with the same figures",
    arguments: [(uikitDefault, 1.0), ("mass 1 stiffness 200 damping 20", 0.5.squareRoot())])
  func pastedBack(_ spring: String, _ ratio: Double) throws {
    let first = try report([spring])
    #expect(abs(first.damping_ratio - ratio) < 1e-9)
    #expect(first.spellings.count == 22)
    for (name, text) in first.spellings {
      let again = try report([text])
      // A list of points is fitted, and Flutter's duration has whole milliseconds.
      let isRounded = name == "css" || name == "flutter-bounce"
      #expect(abs(again.damping_ratio - ratio) < (isRounded ? 0.01 : 1e-9), "\(text)")
      #expect(abs(again.omega / first.omega - 1) < (isRounded ? 0.01 : 1e-9), "\(text)")
      let alone = try Sandbox.answer(to: ["spring", spring, "--as", name])
      #expect(alone.output == text + "\n")
    }
  }

  @Test("X-01 --json has five fields, and no settling time without damping")
  func json() throws {
    let text = try output(["omega 10 zeta 0", "--json"])
    #expect(
      text.hasPrefix("{\"damping_ratio\":0.0,\"omega\":10.0,\"settling\":null,\"overshoot\":"))
    let fields = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(
      fields.map { Set($0.keys) }
        == ["damping_ratio", "omega", "settling", "overshoot", "spellings"])
  }

  @Test("X-01 --as says on standard error what is lost")
  func loss() throws {
    let answer = try Sandbox.answer(to: ["spring", "omega 9 zeta 2", "--as", "react_native"])
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("Animated.spring("))
    #expect(answer.errors == "note: there ζ 2 counts as 1\n")
    let none = try Sandbox.answer(to: ["spring", "omega 9 zeta 0", "--as", "css"])
    #expect(none.code == 1)
    #expect(none.output == "")
    #expect(none.errors.split(separator: "\n").count == 1)
  }

  @Test("X-01 --list has an example of each spelling, and the presets")
  func list() throws {
    let list = try output(["--list"])
    #expect(list.contains("compose                 spring(dampingRatio = 0.75f, "))
    #expect(list.contains("· numbers alone: tension friction [mass]"))
    #expect(list.contains("figma gentle"))
    #expect(try output(["--help"]).contains("--from <name>"))
  }

  @Test(
    "X-01 what is no spring is refused in one line that shows what is understood",
    arguments: ["nonsense", "3 1000 500", "linear(0, 1) 1s", "mass 3", "{", "\u{1B}[31m"])
  func refused(text: String) throws {
    let answer = try Sandbox.answer(to: ["spring", text])
    #expect(answer.code == 1)
    #expect(answer.output == "")
    #expect(answer.errors.split(separator: "\n").count == 1)
    #expect(answer.errors.contains("understood is, for example, '"))
    #expect(!answer.errors.contains("\u{1B}"))
  }

  @Test(
    "X-01 wrong options exit with 64 and say what there is",
    arguments: [
      ["3 1000 500", "--from", "excel"], ["mass 1 stiffness 1 damping 1", "--as", "excel"], [],
      ["mass 1 stiffness 1 damping 1", "--as", "css", "--json"],
    ])
  func usage(arguments: [String]) throws {
    let answer = try Sandbox.answer(to: ["spring"] + arguments)
    #expect(answer.code == 64)
    #expect(answer.errors.contains("give"))
  }

  @Test("X-01 numbers alone are read with --from")
  func from() throws {
    let spring = try report(["280 60", "--from", "react-spring"])
    #expect(abs(spring.omega - 280.squareRoot()) < 1e-9)
    #expect(abs(spring.damping_ratio - 60 / (2 * 280.squareRoot())) < 1e-9)
  }
}
