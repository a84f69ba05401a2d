import Foundation
import GlissadeGestures
import UIKit

/// A collection view of many cells that the pointer flicks again and again.
@MainActor final class LongList: NSObject, BenchmarkWork, UICollectionViewDataSource {
  private final class Tile: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.cornerRadius = 6
      label.textAlignment = .center
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  var title: String { "a thrown list of \(count) cells" }
  private let count: Int
  private let view: UICollectionView
  private var window: UIWindow?
  /// The number of frames of a flick, which is a drag of 10 frames and the deceleration.
  private static let period = 90

  init(in scene: UIWindowScene, count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 68)
    view = scene.enter {
      UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    }
    super.init()
    scene.enter {
      view.register(Tile.self, forCellWithReuseIdentifier: "tile")
      view.dataSource = self
      let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      root.view.addSubview(view)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    guard let tile = cell as? Tile else { return cell }
    tile.label.text = "\(indexPath.item)"
    tile.contentView.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 60) / 60, saturation: 0.3, brightness: 0.95, alpha: 1)
    return tile
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let step = frame % Self.period
    guard step <= 10 else { return [] }
    // Two flicks lead up and two down, so that a short list moves as much as a long one.
    let isUp = frame / Self.period % 4 < 2
    let place = CGPoint(x: 512, y: 400 + (isUp ? -1 : 1) * (CGFloat(step) * 60 - 300))
    switch step {
    case 0: return [.down(at: place, t: now)]
    case 10: return [.up(at: place, t: now)]
    default: return [.move(to: place, t: now)]
    }
  }

  func phase(frame: Int) -> String { frame % Self.period <= 10 ? "drag" : "thrown" }
}
