import Foundation
import GlissadeGestures
import UIKit

/// 500 layers with rounded corners. Each moves back and forth, and fades in and out.
@MainActor final class ManyLayers: BenchmarkWork {
  let title: String
  private let window: UIWindow

  /// Creates the layers in a scene.
  ///
  /// - Parameter atFractions: A Boolean value that indicates whether each layer has another
  ///   position within a pixel. Otherwise all layers begin at whole points, so that layers that
  ///   move alike have equal edges.
  init(in scene: UIWindowScene, atFractions: Bool = false) {
    title = atFractions ? "500 animated layers at fractional places" : "500 animated layers"
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for index in 0..<500 {
        let place = ManyLayers.place(of: index, atFractions: atFractions)
        ManyLayers.add(index, at: place, to: root.view)
      }
      return window
    }
  }

  /// Returns the upper left corner of a layer. The fractional parts are multiples of the golden
  /// ratio and of its square root, modulo 1, so that they are spread evenly.
  private static func place(of index: Int, atFractions: Bool) -> CGPoint {
    let place = CGPoint(x: 12 + CGFloat(index % 25) * 40, y: 12 + CGFloat(index / 25) * 37)
    guard atFractions else { return place }
    func fraction(_ step: CGFloat) -> CGFloat {
      (CGFloat(index) * step).truncatingRemainder(dividingBy: 1)
    }
    return CGPoint(x: place.x + fraction(0.618_034), y: place.y + fraction(0.786_151))
  }

  private static func add(_ index: Int, at place: CGPoint, to view: UIView) {
    let column = CGFloat(index % 25)
    let row = CGFloat(index / 25)
    let tile = UIView(frame: CGRect(origin: place, size: CGSize(width: 24, height: 24)))
    tile.backgroundColor = UIColor(
      red: column / 25, green: row / 20, blue: 1 - column / 25, alpha: 1)
    tile.layer.cornerRadius = 6
    view.addSubview(tile)
    UIView.animate(
      withDuration: 0.6 + Double(index % 7) / 10, delay: 0, options: [.repeat, .autoreverse],
      animations: {
        tile.center.x += 16
        tile.center.y += 12
        tile.alpha = 0.4
      })
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] { [] }
  func phase(frame: Int) -> String { "all layers move" }
}
