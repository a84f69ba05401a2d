import Foundation
import Testing

@testable import GlissadeReplay

@Suite struct JSONLineTests {
  private struct Sample: Codable, Equatable {
    struct Part: Codable, Equatable {
      var z: Int
      var a: [Double]
    }
    var name = "\"quoted\" \\ / \n\t é 🙂"
    var b = Part(z: -3, a: [187, 0.193, -1e-9, 1e21, 0.1 + 0.2])
    var a = [Part(z: 1, a: []), Part(z: 2, a: [0])]
    var flags = [true, false]
    var hash = UInt64.max
    var small: Int8 = -8
    var nothing: String?
    var nested = [["x": 1], [:]]
  }

  @Test("a line keeps the order of its keys and has no spaces")
  func order() throws {
    let line = String(decoding: try JSONLine.encode(Sample()), as: UTF8.self)
    #expect(line.hasSuffix("}\n"))
    #expect(!line.dropLast().contains("\n"))
    #expect(
      line.contains(
        #""b":{"z":-3,"a":[187,0.193,-1e-09,1e+21,0.30000000000000004]},"a":[{"z":1,"a":[]},"#
          + #"{"z":2,"a":[0]}],"flags":[true,false],"hash":18446744073709551615,"small":-8,"#
          + #""nested":[{"x":1},{}]}"#))
  }

  @Test("a line reads back as what was written")
  func roundTrip() throws {
    let data = Data(try JSONLine.encode(Sample()))
    #expect(try JSONDecoder().decode(Sample.self, from: data) == Sample())
    #expect(try JSONLine.encode([Double.nan, .infinity, 1]) == Array("[null,null,1]\n".utf8))
    #expect(try JSONLine.encode([String: Int]()) == Array("{}\n".utf8))
  }
}
