import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeInstrument
import GlissadeRaster
import GlissadeWindow
import UIKit

/// A maker of small pictures of the demos' first frames. It makes one picture per frame, so that
/// the window opens without delay.
@MainActor final class DemoPictures {
  private let list: DemoList
  private let scale: CGFloat
  private let fonts: FontLibrary
  private var link: CADisplayLink?
  private var hasShown = false

  init(for list: DemoList, scale: CGFloat, fonts: FontLibrary) {
    self.list = list
    self.scale = scale
    self.fonts = fonts
  }

  /// Makes pictures for the visible rows until each of them has one.
  func fill() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step() {
    guard hasShown else { return hasShown = true }
    guard let demo = list.firstDemoWithoutPicture else {
      link?.invalidate()
      link = nil
      // Full-size pictures are needed only for the demo on the canvas.
      return fonts.pictures.releaseUnused()
    }
    list.setPicture(picture(of: demo), of: demo)
  }

  private func picture(of demo: Demo) -> UIImage {
    let device = PaneLayout.deviceSize
    // Nobody reads the log of this scene, which is only needed for its picture.
    let scene = UIWindowScene(size: device, scale: 1, fonts: fonts)
    _ = scene.enter(demo.subject.open)
    for frame in 0...1 {
      scene.deliver([], now: Double(frame) / 60)
      scene.step()
      scene.layout()
      scene.commit()
    }
    var list = scene.flatten()
    list.scale = DemoCell.pictureSize.width * scale / device.width
    let surface = Surface(
      width: Int((DemoCell.pictureSize.width * scale).rounded()),
      height: Int((DemoCell.pictureSize.height * scale).rounded()))
    Painter(fonts: fonts).paint(list, into: surface)
    return UIImage(cgImage: surface.makeImage(), scale: scale)
  }
}
