import Foundation
import GlissadeGestures
import UIKit

/// 500 layers with rounded corners, each moving back and forth and fading.
@MainActor final class ManyLayers: BenchmarkWork {
  let title = "500 animated layers"
  private let window: UIWindow

  init(in scene: UIWindowScene) {
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for index in 0..<500 { ManyLayers.add(index, to: root.view) }
      return window
    }
  }

  private static func add(_ index: Int, to view: UIView) {
    let (column, row) = (CGFloat(index % 25), CGFloat(index / 25))
    let tile = UIView(frame: CGRect(x: 12 + column * 40, y: 12 + row * 37, width: 24, height: 24))
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
