import Foundation
import Testing

@testable import GlissadeReplay

@Suite struct RecordedPictureTests {
  private func picture(_ groups: [PictureChange.Group]) -> RecordedPicture {
    var picture = RecordedPicture()
    picture.apply(PictureChange(groups: groups))
    return picture
  }

  @Test("an outline has the corners of what a layer draws, in points of the picture")
  func corners() throws {
    let picture = picture([
      .init(id: 1, parent: 0, at: [10, 20]),
      // A quarter turn clockwise, and twice the size.
      .init(
        id: 2, name: "card", parent: 1, at: [100, 0], turn: [0, 2, -2, 0], box: [0, 0, 30, 40]),
    ])
    let outline = try #require(picture.outlines().first { $0.name == "card" })
    #expect(
      outline.corners == [
        CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 80), CGPoint(x: 30, y: 80),
        CGPoint(x: 30, y: 20),
      ])
  }

  @Test("a layer that draws nothing itself has the outline of what is in it")
  func container() {
    let picture = picture([
      .init(id: 1, name: "panel", parent: 0, at: [10, 20]),
      .init(id: 2, parent: 1, at: [5, 5], box: [0, 0, 30, 40]),
      .init(id: 3, parent: 1, at: [50, 5], box: [0, 0, 10, 10]),
    ])
    let panel = picture.outlines().first { $0.name == "panel" }
    #expect(panel?.corners.first == CGPoint(x: 15, y: 25))
    #expect(panel?.corners[2] == CGPoint(x: 70, y: 65))
  }

  @Test("what is transparent, draws nothing or has no finite place has no outline")
  func none() {
    let box = [0.0, 0, 30, 40]
    #expect(picture([.init(id: 1, parent: 0)]).outlines() == [])
    #expect(picture([.init(id: 1, parent: 0, alpha: 0, box: box)]).outlines() == [])
    let behind = [1.0, 0, 0, 1, 0, 0, 0]
    #expect(picture([.init(id: 1, parent: 0, turn: behind, box: box)]).outlines() == [])
    #expect(
      picture([.init(id: 1, parent: 0, alpha: 0), .init(id: 2, parent: 1, box: box)]).outlines()
        == [])
  }

  @Test("a file in which a layer is inside itself ends nothing")
  func cycle() {
    let box = [0.0, 0, 30, 40]
    let picture = picture([
      .init(id: 1, parent: 2, at: [1, 1], box: box), .init(id: 2, parent: 1, at: [1, 1], box: box),
    ])
    #expect(picture.outlines().count == 2)
  }
}
