import Foundation
@testable import GlissadeReleaseMap
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("The picture of a release map") struct ReleaseMapViewTests {
  private func view(_ map: ReleaseMap) -> (view: ReleaseMapView, harness: Harness) {
    let view = ReleaseMapView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    view.map = map
    view.subject = "Panel"
    let harness = Harness(size: CGSize(width: 600, height: 400)) {
      let page = UIViewController()
      page.view.addSubview(view)
      return page
    }
    return (view, harness)
  }

  /// Returns the share of the pixels around a point that have a color, within a small tolerance.
  private func share(of color: UIColor, at point: CGPoint, _ harness: Harness) -> Double {
    let picture = harness.snapshot()
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let wanted = [red, green, blue].map { Int(($0 * 255).rounded()) }
    var count = 0
    for dx in -6...6 {
      for dy in -6...6 {
        let pixel = picture[Int(point.x) + dx, Int(point.y) + dy]
        let found = [pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff].map(Int.init)
        if zip(found, wanted).allSatisfy({ abs($0 - $1) <= 2 }) { count += 1 }
      }
    }
    return Double(count) / 169
  }

  /// Returns the point of the plot that shows a release.
  private func point(of release: Release, in view: ReleaseMapView) -> CGPoint? {
    for x in stride(from: 0.0, to: 600, by: 2) {
      for y in stride(from: 0.0, to: 400, by: 2) {
        let point = CGPoint(x: x, y: y)
        guard let found = view.release(at: point) else { continue }
        if abs(found.velocity - release.velocity) < 10, abs(found.position - release.position) < 2 {
          return point
        }
      }
    }
    return nil
  }

  @Test("W-02 each side of the border has the color of its outcome")
  func regions() throws {
    let map = try ReleaseMapSearchTests.map()
    let (view, harness) = view(map)
    #expect(map.outcomes.count == 2)
    for release in [
      Release(position: 100, velocity: -1500), Release(position: 100, velocity: 500),
      Release(position: 100, velocity: 800), Release(position: 350, velocity: 1500),
    ] {
      let outcome = map.outcome(position: release.position, velocity: release.velocity)
      let index = try #require(map.outcomes.firstIndex(of: outcome))
      let place = try #require(point(of: release, in: view))
      #expect(share(of: ReleaseMapLook.region(index).fill, at: place, harness) > 0.4, "\(release)")
    }
  }

  @Test("W-02 a view without a map, or too small for one, draws nothing and traps nowhere")
  func empty() throws {
    let (view, harness) = view(try ReleaseMapSearchTests.map())
    view.frame.size = CGSize(width: 60, height: 40)
    harness.advance(by: 0.1)
    view.map = nil
    harness.advance(by: 0.1)
    #expect(view.release(at: CGPoint(x: 300, y: 200)) == nil)
  }

  @Test(
    "W-02 the fills are told apart without red or green cones, and each has its own pattern",
    arguments: [UIUserInterfaceStyle.dark, .light])
  func colorBlind(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    // Source of the matrices: Machado, Oliveira and Fernandes 2009, for severity 1.
    let protan = [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]
    let deutan = [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]
    let fills = (0..<4).map { index -> [Double] in
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      ReleaseMapLook.region(index).fill.resolvedColor(with: traits)
        .getRed(&red, green: &green, blue: &blue, alpha: nil)
      return [red, green, blue].map(Double.init)
    }
    for matrix in [protan, deutan] {
      let seen = fills.map { fill in
        matrix.map { row in zip(row, fill).reduce(0) { $0 + $1.0 * $1.1 } }
      }
      for one in seen.indices {
        for other in seen.indices where other > one {
          let distance = zip(seen[one], seen[other]).reduce(0) { $0 + pow($1.0 - $1.1, 2) }
          #expect(distance.squareRoot() > 0.1, "\(one) and \(other)")
        }
      }
    }
    let patterns = (0..<8).map { ReleaseMapLook.region($0).pattern }
    #expect(Set(patterns).count == 8)
  }

  @Test("W-02 contours of the time until rest lie where the times are")
  func contours() throws {
    let map = try ReleaseMapSearchTests.map()
    let geometry = RegionGeometry(map)
    #expect(!geometry.contourTimes.isEmpty)
    for time in geometry.contourTimes {
      let ends = geometry.contour(at: time).flatMap { [$0.start, $0.end] }
      #expect(!ends.isEmpty)
      for end in ends { #expect(abs(0.3 + Double(end.y) / 1000 - time) < 1e-9) }
    }
  }
}
