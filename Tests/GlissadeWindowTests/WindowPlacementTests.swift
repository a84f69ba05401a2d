import Foundation
import Testing

@testable import GlissadeWindow

@Suite("Placement of windows") struct WindowPlacementTests {
  private let displays = [
    CGRect(x: 0, y: 0, width: 1920, height: 1080), CGRect(x: 1920, y: 0, width: 1280, height: 800),
  ]

  @Test(
    "a window whose upper edge is on no display cannot be reached",
    arguments: [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 1820, y: 1060), true),
      (CGPoint(x: 1870, y: 500), true), (CGPoint(x: -1080, y: 10), true),
      (CGPoint(x: -1100, y: 10), false), (CGPoint(x: 1870, y: 900), false),
      (CGPoint(x: 400, y: -30), false), (CGPoint(x: 400, y: 1070), false),
      (CGPoint(x: 4080, y: 2820), false),
    ])
  func reachable(position: CGPoint, isReachable: Bool) {
    let window = CGRect(origin: position, size: CGSize(width: 1180, height: 820))
    #expect(WindowPlacement.isReachable(window, on: displays) == isReachable)
  }

  @Test("a small window is reached by all of its upper edge")
  func small() {
    let window = CGRect(x: 3150, y: 10, width: 50, height: 50)
    #expect(WindowPlacement.isReachable(window, on: displays))
    #expect(!WindowPlacement.isReachable(window.offsetBy(dx: 10, dy: 0), on: displays))
  }

  @Test(
    "a window is no larger than its display, but never smaller than its smallest size",
    arguments: [
      (CGSize(width: 1920, height: 1080), CGSize(width: 1180, height: 820)),
      (CGSize(width: 1366, height: 728), CGSize(width: 1180, height: 728)),
      (CGSize(width: 1024, height: 768), CGSize(width: 1024, height: 768)),
      (CGSize(width: 640, height: 480), CGSize(width: 720, height: 560)),
      (nil, CGSize(width: 1180, height: 820)),
    ])
  func size(display: CGSize?, size: CGSize) {
    #expect(
      WindowPlacement.size(
        CGSize(width: 1180, height: 820), smallest: CGSize(width: 720, height: 560), on: display)
        == size)
  }
}
