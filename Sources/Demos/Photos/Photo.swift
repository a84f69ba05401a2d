import GlissadeAssets
import UIKit

/// A picture of the demo, drawn by `Tools/Pictures/make.py`.
@MainActor struct Photo {
  /// The name that the picture's files begin with.
  let key: String
  let title: String

  /// The picture, whose longer side is about 1024 pixels.
  var image: UIImage? { UIImage(named: "Photos/\(key)", in: GlissadeAssets.bundle) }
  /// The square middle of the picture, at a small size.
  var thumbnail: UIImage? { UIImage(named: "Photos/\(key)-small", in: GlissadeAssets.bundle) }

  static let all = [
    Photo(key: "ridges", title: "Morning ridges"), Photo(key: "lemons", title: "Lemons"),
    Photo(key: "moon", title: "Full moon"), Photo(key: "arches", title: "Red courtyard"),
    Photo(key: "waves", title: "Six waves"), Photo(key: "fronds", title: "Palms"),
    Photo(key: "peak", title: "The peak"), Photo(key: "skyline", title: "City at dusk"),
    Photo(key: "blossoms", title: "Blossoms"), Photo(key: "sail", title: "Evening sail"),
    Photo(key: "aurora", title: "Northern lights"), Photo(key: "still", title: "Still life"),
    Photo(key: "dunes", title: "Dunes"), Photo(key: "depth", title: "Jellyfish"),
    Photo(key: "rings", title: "Rings"), Photo(key: "terraces", title: "Terraces"),
    Photo(key: "lighthouse", title: "Lighthouse"), Photo(key: "cacti", title: "Three cacti"),
    Photo(key: "bridge", title: "The bridge"), Photo(key: "poppies", title: "Poppies"),
    Photo(key: "fjord", title: "Fjord"), Photo(key: "blocks", title: "Blocks"),
    Photo(key: "trails", title: "Star trails"), Photo(key: "mesas", title: "Mesas"),
  ]
}
