import Foundation
import GlissadeDrawing

/// A sequence of the tiles of a blurred outline for every position within a pixel to which its
/// edges can be aligned.
struct ShadowPhases {
  /// The maximum number of positions for which all tiles are prepared. If there are more, only the
  /// positions with a purely horizontal or vertical offset are prepared; these shadows are small
  /// and are blurred quickly when they are needed.
  private static let mostPlaces = 16

  private let outline: PixelOutline
  private let sigma: CGSize
  /// The offsets whose tiles were not returned yet, in pixels.
  private var places: [(x: Double, y: Double)]
  private var tiles: [ShadowTile] = []

  init(_ outline: PixelOutline, _ sigma: CGSize) {
    (self.outline, self.sigma) = (outline, sigma)
    places = Self.places(sigma) + [(0, 0)]
  }

  /// Returns the offsets of a shadow within a pixel. Vertical offsets come last, because callers
  /// begin with the last ones and most layers move vertically.
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

  /// Returns the first tile that was not returned before and for which `isWanted` returns `true`.
  mutating func next(where isWanted: (ShadowTile) -> Bool) -> ShadowTile? {
    while true {
      while let tile = tiles.popLast() { if isWanted(tile) { return tile } }
      guard let place = places.popLast() else { return nil }
      let moved = outline.offsetBy(x: place.x, y: place.y)
      tiles = ShadowCoverage(tilesOf: moved, sigmaX: sigma.width, sigmaY: sigma.height).parts
        .compactMap { if case .tile(let tile) = $0.kind { tile } else { nil } }
    }
  }
}
