import Foundation
import GlissadeDrawing

/// The tiles of a blurred outline at every place within a pixel that its edges are put on.
struct ShadowPhases {
  /// More places are not all worth the time, only those along the axes: the smaller a shadow, the more
  /// places there are, and the faster it is blurred.
  private static let mostPlaces = 16

  private let outline: PixelOutline
  private let sigma: CGSize
  /// Shifts that are still to be looked at, in pixels.
  private var places: [(x: Double, y: Double)]
  private var tiles: [ShadowTile] = []

  init(_ outline: PixelOutline, _ sigma: CGSize) {
    (self.outline, self.sigma) = (outline, sigma)
    places = Self.places(sigma) + [(0, 0)]
  }

  /// The places within a pixel where a shadow can be, from the one where it is, the likeliest last: most
  /// things move upwards or downwards.
  static func places(_ sigma: CGSize) -> [(x: Double, y: Double)] {
    func shifts(_ sigma: Double) -> [Double] {
      Array(stride(from: 0, to: 1, by: ShadowCoverage.step(sigma: sigma)))
    }
    let (across, down) = (shifts(sigma.width), shifts(sigma.height))
    var places: [(x: Double, y: Double)] = []
    if across.count * down.count <= mostPlaces {
      for x in across.dropFirst() { for y in down.dropFirst() { places.append((x, y)) } }
    }
    places += across.dropFirst().map { ($0, 0) }
    places += down.dropFirst().map { (0, $0) }
    return places
  }

  /// The first tile that was not returned before and that `isWanted`.
  mutating func next(where isWanted: (ShadowTile) -> Bool) -> ShadowTile? {
    while true {
      while let tile = tiles.popLast() { if isWanted(tile) { return tile } }
      guard let place = places.popLast() else { return nil }
      let moved = outline.offsetBy(x: place.x, y: place.y)
      tiles = ShadowCoverage(moved, sigmaX: sigma.width, sigmaY: sigma.height).parts
        .compactMap { if case .tile(let tile) = $0.kind { tile } else { nil } }
    }
  }
}
