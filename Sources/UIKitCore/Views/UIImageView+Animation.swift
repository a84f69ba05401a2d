import Foundation
import GlissadeLayers

/// An animation that shows images in turn, in the time of the scene.
@MainActor final class ImageRun {
  private let images: [UIImage]
  /// The duration of one run through all images, in seconds.
  let duration: TimeInterval
  /// The number of runs through the images; with 0, the animation has no end.
  let count: Int
  /// A Boolean value that indicates whether the images are those of the view's animated `image`,
  /// and not of `animationImages`.
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

  /// Begins to show the images in turn, in the frames of the current scene.
  ///
  /// - Parameters:
  ///   - change: A closure that is called when the animation proceeds to another image.
  ///   - end: A closure that is called after the last run.
  func begin(change: @escaping () -> Void, end: @escaping () -> Void) {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      self?.step(to: link.targetTimestamp, change: change, end: end)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops at the present image until the next call of `begin(change:end:)`.
  func pause() {
    link?.invalidate()
    link = nil
  }

  private func step(to now: TimeInterval, change: () -> Void, end: () -> Void) {
    let start = start ?? now
    self.start = start
    // The instant of a frame is a sum, which can fall short of the end of an image by a rounding
    // error.
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
  /// Begins to show the images of the view's `image` in turn, if it is an animated image.
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

  /// Handles a change of the view's image: an animated image begins to show its images in turn.
  func imagesChanged() {
    if run?.isOwn ?? false { stopAnimating() }
    if run == nil { startOwnRun() }
    showImage()
  }

  /// Begins or continues the animation if the view is in a window, and pauses it otherwise.
  func windowChanged() {
    guard window != nil else {
      run?.pause()
      return
    }
    run?.begin(
      change: { [weak self] in self?.showImage() }, end: { [weak self] in self?.stopAnimating() })
  }
}
