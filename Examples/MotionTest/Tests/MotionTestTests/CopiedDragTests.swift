import GlissadeTesting
import Testing
import UIKit

@testable import MotionTest

// Copied by the key C, “Copy as test”, in the window of
//
//     swift run MotionTest --replay Tests/MotionTestTests/Recordings/drag.jsonl --inspect
//
// Only the import of the module, above, was added.
@MainActor @Suite struct CopiedDragTests {
  @Test("card moves as it did in the window") func drag() throws {
    let size = CGSize(width: 375, height: 667)
    let harness = Harness(size: size) { CardPage() }
    harness.advance(by: 0.133)
    harness.drag(along: [
      CGPoint(x: 187, y: 333), CGPoint(x: 191.2, y: 341.3), CGPoint(x: 195.3, y: 348.6),
      CGPoint(x: 199.5, y: 357), CGPoint(x: 202.6, y: 365.2), CGPoint(x: 206.7, y: 373.5),
      CGPoint(x: 210.8, y: 380.6), CGPoint(x: 215.2, y: 389.3), CGPoint(x: 219.1, y: 397.2),
      CGPoint(x: 223.2, y: 405.5), CGPoint(x: 227.4, y: 412.8), CGPoint(x: 231.6, y: 421.2),
      CGPoint(x: 234.7, y: 429.5), CGPoint(x: 238.9, y: 437.8), CGPoint(x: 243.1, y: 445.1),
      CGPoint(x: 247, y: 453),
    ])
    let view = try #require(harness.view(named: "card"))
    let motion = harness.motion(of: view)
    #expect(abs(motion.settlingTime - 0.483) <= 0.04)
    #expect(abs(motion.overshoot - 5.7) <= 0.50)
    #expect(abs(motion.peakSpeed - 1121) <= 56)
    #expect(abs(motion.releaseSpeed - 829) <= 83)
  }
}
