import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGallery
import GlissadeRaster
import UIKit

/// Small pictures of demos: their first frames, painted small. One is made per frame, so that the
/// window is there at once.
@MainActor final class DemoPictures {
  private let list: DemoList
  private let scale: CGFloat
  private let fonts: FontLibrary
  private var link: CADisplayLink?
  private var hasShown = false

  init(for list: DemoList, scale: CGFloat, fonts: FontLibrary) {
    (self.list, self.scale, self.fonts) = (list, scale, fonts)
  }

  /// Makes pictures of what is in view, as long as there is something to make.
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
    guard let demo = list.demoInNeedOfPicture else {
      link?.invalidate()
      link = nil
      return
    }
    list.setPicture(picture(of: demo), of: demo)
  }

  private func picture(of demo: Demo) -> UIImage {
    let device = PaneLayout.deviceSize
    // What it looks like is wanted, not what it says.
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
