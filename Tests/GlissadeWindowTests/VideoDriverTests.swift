import Foundation
import Testing

@testable import GlissadeWindow

@MainActor @Suite struct VideoDriverTests {
  @Test("R-01 the drivers of all displays that there are get a try, X11 first")
  func candidates() throws {
    #expect(try VideoDriver.candidates(in: ["DISPLAY": ":1"]) == ["x11"])
    #expect(
      try VideoDriver.candidates(in: ["DISPLAY": "", "WAYLAND_DISPLAY": "w"]) == ["wayland"])
    #expect(
      try VideoDriver.candidates(in: ["DISPLAY": ":1", "WAYLAND_DISPLAY": "w"])
        == ["x11", "wayland"])
    #expect(throws: WindowError.self) { try VideoDriver.candidates(in: [:]) }
  }

  @Test("R-01 SDL_VIDEODRIVER overrides that choice, unless it is empty")
  func requested() throws {
    let displays = ["DISPLAY": ":1"]
    func candidates(_ requested: String) throws -> [String] {
      try VideoDriver.candidates(in: displays.merging(["SDL_VIDEODRIVER": requested]) { $1 })
    }
    #expect(try candidates("wayland,x11") == ["wayland", "x11"])
    #expect(try candidates("") == ["x11"])
  }
}
