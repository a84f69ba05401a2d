import Foundation
import UIKit

/// A view that shows a release map: the regions, borders and contours of the map, the drag, and a
/// dot for one release with a sentence about it.
package final class ReleaseMapView: UIView {
  /// The radius of the dot, in points.
  private static let radius: CGFloat = 7

  /// The map that the view shows; `nil` for an empty view.
  package var map: ReleaseMap? { didSet { if map != oldValue { update() } } }
  /// The subject of the map, such as the name of a demo, in the second line of the title.
  package var subject = "" { didSet { if subject != oldValue { update() } } }
  /// The direction of positive positions and velocities, in words.
  package var direction = "" { didSet { if direction != oldValue { update() } } }
  /// The release that the dot shows; `nil` shows the release of the drag, or its latest sample.
  package var tried: Release? { didSet { if tried != oldValue { setNeedsLayout() } } }
  /// A Boolean value that indicates whether the borders of the map are known, so that the sentence
  /// names the velocity at which the outcome changes.
  package var isComplete = true { didSet { if isComplete != oldValue { setNeedsLayout() } } }
  /// A text after the sentence about the release, such as the keys; empty for none.
  package var hint = "" { didSet { if hint != oldValue { setNeedsLayout() } } }

  private let dot = UIView()
  private let sentence = UILabel()
  private let hintLabel = UILabel()

  /// Creates a view without a map.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = ReleaseMapLook.ground
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Release map"
    dot.bounds.size = CGSize(width: 2 * Self.radius, height: 2 * Self.radius)
    dot.layer.cornerRadius = Self.radius
    dot.layer.borderWidth = 2
    sentence.font = ReleaseMapLook.labelFont
    sentence.textColor = ReleaseMapLook.text
    hintLabel.font = ReleaseMapLook.font
    hintLabel.textColor = ReleaseMapLook.quietText
    hintLabel.textAlignment = .right
    for view in [dot, sentence, hintLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  package required init?(coder: NSCoder) { nil }

  private func update() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  private var picture: ReleaseMapPicture? {
    map.map {
      ReleaseMapPicture(
        $0, in: bounds, subject: subject, direction: direction, traits: traitCollection)
    }
  }

  package override func draw(_ rect: CGRect) { picture?.draw() }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  /// The release at the dot, or `nil` without a dot.
  package var shownRelease: Release? { tried ?? map?.release ?? map?.path.last }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let picture = picture
    let release = shownRelease
    let isVisible = picture.map { $0.plot.width > 40 && $0.plot.height > 40 } ?? false
    for view in [dot, sentence, hintLabel] { view.isHidden = !isVisible || release == nil }
    guard let picture, let release, isVisible else { return }
    dot.backgroundColor = ReleaseMapLook.path
    dot.layer.borderColor = ReleaseMapLook.border.resolvedColor(with: traitCollection).cgColor
    dot.center = picture.place(picture.clamped(release))
    sentence.text = text(for: release)
    accessibilityValue = sentence.text
    let frame = picture.sentenceFrame
    let needed = sentence.sizeThatFits(frame.size).width.rounded(.up) + 1
    let rest = frame.width - needed - 24
    sentence.frame = CGRect(
      x: frame.minX, y: frame.minY, width: min(needed, frame.width), height: frame.height)
    hintLabel.text = hint
    hintLabel.isHidden = rest < hintLabel.sizeThatFits(frame.size).width
    hintLabel.frame = CGRect(
      x: frame.maxX - max(rest, 0), y: frame.minY, width: max(rest, 0), height: frame.height)
  }

  private func text(for release: Release) -> String? {
    guard let map else { return nil }
    let outcome = map.outcome(position: release.position, velocity: release.velocity)
    let sentence = isComplete ? map.sentence(for: release) : ReleaseAnswer.short(outcome)
    return "\(title(of: map)): \(ReleaseMapPicture.signed(release.velocity)) pt/s at"
      + " \(ReleaseMapComparison.text(release.position)) pt: \(sentence)"
  }

  private func title(of map: ReleaseMap) -> String {
    if tried != nil { return "A release" }
    return map.release == nil ? "Released now" : "This release"
  }

  /// Returns the release that a point of the view represents, or `nil` outside of the plot.
  package func release(at point: CGPoint) -> Release? {
    picture.flatMap { $0.plot.contains(point) ? $0.release(nearest: point) : nil }
  }

  /// Returns the release of the map that is nearest to a point of the view, or `nil` without a map.
  package func release(nearest point: CGPoint) -> Release? {
    picture?.release(nearest: point)
  }

  /// Returns the release of the map that is nearest to a release, or `nil` without a map.
  package func nearest(to release: Release) -> Release? { picture?.clamped(release) }

  /// Returns the point of the view that represents a release, or `nil` without a map.
  package func point(of release: Release) -> CGPoint? { picture?.place(release) }
}
