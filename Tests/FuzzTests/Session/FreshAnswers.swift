import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeTesting
import UIKit

@testable import GlissadeLayers
@testable import UIKitCore

/// Comparisons of answers that follow from what has changed with answers that are computed anew:
/// the picture of the layers, the painted pixels, and the layout.
///
/// Picture and layout are compared at rest, after each stroke. With the environment variable
/// `GLISSADE_CHECKED`, picture and pixels are compared in each frame.
@MainActor final class FreshAnswers {
  /// A Boolean value that indicates whether each frame is compared.
  static let isThorough = ProcessInfo.processInfo.environment["GLISSADE_CHECKED"] != nil

  private let harness: Harness
  private let fonts = FontLibrary()
  private let painter: Painter
  /// The last list, and its pixels, of which each list has painted only what it damaged.
  private var painted: (list: DisplayList, surface: Surface)?

  init(_ harness: Harness) {
    self.harness = harness
    painter = Painter(fonts: fonts)
  }

  /// Returns the differences in the frame that has been made.
  func frameFaults() -> [String] { Self.isThorough ? pictureFaults() + pixelFaults() : [] }

  /// Returns the differences at rest.
  func restFaults() -> [String] { pictureFaults() + layoutFaults() }

  /// The cached pictures of layers are those that the layers have.
  private func pictureFaults() -> [String] {
    let (host, list) = (harness.scene.layerHost, harness.displayList)
    // What has changed since the frame is in the next one.
    guard !host.needsFlatten else { return [] }
    forgetPictures(of: host.root)
    let fresh = host.flatten(size: list.size, scale: list.scale, background: list.background)
    return fresh == list ? [] : ["checked: a cached picture of a layer is not its picture"]
  }

  private func forgetPictures(of layer: CALayer) {
    layer.cache.isContentValid = false
    layer.mask.map(forgetPictures)
    layer.sublayers?.forEach(forgetPictures)
  }

  /// The damage of a frame contains all that differs from the last one.
  private func pixelFaults() -> [String] {
    let list = harness.displayList
    let size = list.pixelBounds
    let whole = Surface(width: size.width, height: size.height)
    Painter(fonts: fonts).paint(list, into: whole)
    defer { painted = (list, painted?.surface ?? whole) }
    guard let (last, surface) = painted, last.pixelBounds == size else {
      painted = nil
      return []
    }
    painter.paint(list, into: surface, damage: list.damage(from: last))
    let isSame = (0..<size.height).allSatisfy { y in
      let row = y * whole.stride
      return memcmp(surface.pixels + row, whole.pixels + row, size.width * 4) == 0
    }
    return isSame ? [] : ["checked: the damage of a frame lacks what it changes"]
  }

  /// Views are where a layout of all of them places them.
  private func layoutFaults() -> [String] {
    let views = harness.window.everyView
    let before = views.map(\.frame)
    harness.scene.enter {
      views.forEach { $0.setNeedsLayout() }
      harness.window.layoutIfNeeded()
    }
    return zip(views, before).compactMap { view, frame in
      let new = view.frame
      let change =
        [
          new.minX - frame.minX, new.minY - frame.minY, new.width - frame.width,
          new.height - frame.height,
        ].map(abs).max() ?? 0
      guard change > 1e-6 else { return nil }
      return "checked: a layout moves \(type(of: view)) from \(frame) to \(new)"
    }
  }
}
