import Foundation
import GlissadeLayers

/// A run through images, in the time of the scene.
@MainActor final class ImageRun {
  private let images: [UIImage]
  /// The seconds of one run through all images.
  let duration: TimeInterval
  /// The number of runs; 0 stands for no end.
  let count: Int
  /// A Boolean value that indicates whether the run is that of the still image and not of a call.
  let isOwn: Bool
  private var link: CADisplayLink?
  private var start: TimeInterval?
  private(set) var shown: UIImage

  init(_ images: [UIImage], first: UIImage, duration: TimeInterval, count: Int, isOwn: Bool) {
    self.images = images
    shown = first
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    self.count = count
    self.isOwn = isOwn
  }

  /// Shows the images in the frames of the current scene.
  ///
  /// - Parameters:
  ///   - change: A closure that shows another image.
  ///   - end: A closure that is called after the last run.
  func begin(change: @escaping () -> Void, end: @escaping () -> Void) {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      self?.step(to: link.targetTimestamp, change: change, end: end)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Shows no other image until the next `begin(change:end:)`.
  func pause() {
    link?.invalidate()
    link = nil
  }

  private func step(to now: TimeInterval, change: () -> Void, end: () -> Void) {
    let start = start ?? now
    self.start = start
    // Instants of frames are sums, which may miss the end of an image by a rounding error.
    let runs = (now - start) / duration + 1e-9
    if count > 0, runs >= Double(count) { return end() }
    let place = Int((runs - runs.rounded(.down)) * Double(images.count))
    let next = images[min(place, images.count - 1)]
    guard next !== shown else { return }
    shown = next
    change()
  }
}

extension UIImageView {
  /// Shows the images of an animated image.
  func startOwnRun() {
    guard let image = stillImage, let images = image.images, let first = images.first else {
      return
    }
    begin(
      ImageRun(
        images, first: first, duration: image.duration, count: animationRepeatCount, isOwn: true))
  }

  func begin(_ new: ImageRun) {
    run?.pause()
    run = new
    showImage()
    windowChanged()
  }

  /// Follows a change of the still image: an animated one begins to run.
  func imagesChanged() {
    if run?.isOwn ?? false { stopAnimating() }
    if run == nil { startOwnRun() }
    showImage()
  }

  /// Lets the run follow the frames while the view is in a window.
  func windowChanged() {
    guard window != nil else {
      run?.pause()
      return
    }
    run?.begin(
      change: { [weak self] in self?.showImage() }, end: { [weak self] in self?.stopAnimating() })
  }
}
