//
//  GlissadeCapture.swift
//
//  Writes the touches and the motion of an app on an iPhone or iPad to a file that Glissade reads:
//  a trace, with a line of JSON for each frame. The file uses the public API of UIKit in iOS 13
//  alone. It is compiled and tested against Glissade's UIKit on Linux; it has not been run on a
//  device.
//
//  1. Add this file to the target of the app in Xcode.
//  2. Make the window of the scene delegate (or of the app delegate) a GlissadeCaptureWindow:
//       let window = GlissadeCaptureWindow(windowScene: scene)
//  3. Give the views that matter an accessibilityIdentifier.
//  4. Add UIFileSharingEnabled to Info.plist, run the app, and copy the file from its folder in the
//     Finder or in the app Files. Xcode's list of devices downloads the app's container, too.
//

import UIKit

/// A window that writes the touches and the motion in its scene to a file.
///
/// The capture begins when the window becomes the key window by `makeKeyAndVisible()`, and lasts
/// until `stopCapture()`. Each line has the touches since the last line, and the frame, the opacity
/// and the transform of each view with an `accessibilityIdentifier`, as they are displayed.
///
///     let window = GlissadeCaptureWindow(windowScene: scene)
///     window.rootViewController = ViewController()
///     window.makeKeyAndVisible()
public final class GlissadeCaptureWindow: UIWindow {
  /// The location of the file. A change has no effect on a capture that has begun.
  public lazy var captureFile = GlissadeCaptureWindow.defaultFile()

  private var capture: Capture?
  private let probe = CaptureProbe()

  /// Shows the window, makes it the key window, and begins the capture.
  public override func makeKeyAndVisible() {
    super.makeKeyAndVisible()
    startCapture()
  }

  /// Begins the capture, unless it has begun. An existing file is replaced.
  public func startCapture() {
    guard capture == nil, let stream = OutputStream(url: captureFile, append: false) else { return }
    let capture = Capture(to: stream)
    #if canImport(ObjectiveC)
      let tick = #selector(CALayer.setNeedsDisplay as (CALayer) -> () -> Void)
    #else
      let tick = Selector(CALayer.setNeedsDisplay as (CALayer) -> @MainActor () -> Void)
    #endif
    let link = CADisplayLink(target: probe, selector: tick)
    // The layer that draws nothing is displayed in each frame, after the layout of all views.
    probe.onDisplay = { [weak self, weak link] in
      if let window = self { window.writeFrame() } else { link?.invalidate() }
    }
    probe.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.addSublayer(probe)
    link.add(to: .main, forMode: .common)
    capture.link = link
    self.capture = capture
    probe.setNeedsDisplay()
    print("Glissade captures to \(captureFile.path)")
  }

  /// Ends the capture. The file is complete afterwards.
  public func stopCapture() {
    capture?.link?.invalidate()
    capture?.finish()
    capture = nil
    probe.onDisplay = nil
    probe.removeFromSuperlayer()
  }

  /// Records the touches of an event, and delivers the event.
  public override func sendEvent(_ event: UIEvent) {
    if let touches = event.allTouches {
      capture?.record(touches.filter { $0.window === self }, of: event, in: self)
    }
    super.sendEvent(event)
  }

  private func writeFrame() {
    guard let capture = capture else { return }
    var reading = CaptureReading()
    for window in windowScene?.windows ?? [self] { reading.read(window) }
    capture.write(reading.views, size: bounds.size)
  }

  /// Returns a file in the folder of the app's documents, whose name is the current time.
  private static func defaultFile() -> URL {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let folder = folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd-HHmmss"
    return folder.appendingPathComponent("glissade-\(format.string(from: Date())).jsonl")
  }
}

/// A layer without contents that calls a closure in place of drawing.
private final class CaptureProbe: CALayer {
  var onDisplay: (() -> Void)?

  override func display() { onDisplay?() }

  override func action(forKey event: String) -> CAAction? { nil }
}

// MARK: - Lines

/// A line of the file.
private struct CaptureLine: Encodable {
  var frame: Int
  var t: Double
  var input: [CaptureInput]
  var views: [String: CaptureView]
  /// The size of the window in points, in the first line.
  var size: [Double]?
}

/// A touch in one phase. The location is in points of the window.
private struct CaptureInput: Encodable {
  var t: Double
  var kind: String
  var x: Double
  var y: Double
  /// The value is absent for a pointer.
  var device: String?
  var touch: Int?
  var button = 1
}

/// A view as it is displayed, in points of the window.
private struct CaptureView: Encodable, Equatable {
  var frame: [Double]
  var alpha: Double
  /// The position of the view in the order of painting.
  var z: Int
  /// The numbers a, b, c, d, tx and ty, or all 16 of a transform in space; absent for the identity.
  var transform: [Double]?
}

/// The writer of the file, which also numbers the touches.
@MainActor private final class Capture {
  /// The display link that requests the frames.
  var link: CADisplayLink?

  private let stream: OutputStream
  private let encoder = JSONEncoder()
  private let start = CACurrentMediaTime()
  private var input: [CaptureInput] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var frameCount = 0
  private var buffer: [UInt8] = []
  private var lastFlush = 0.0
  private var hasFailed = false
  /// The views in the last frame.
  private var views: [String: CaptureView]?
  /// The last frame, if nothing has changed in it. It is written before the next change.
  private var pending: CaptureLine?

  init(to stream: OutputStream) {
    self.stream = stream
    stream.open()
  }

  /// Records the phases of touches, with all samples of the device.
  func record(_ touches: Set<UITouch>, of event: UIEvent, in window: UIWindow) {
    for touch in touches.sorted(by: { number(of: $0) < number(of: $1) }) {
      guard let kind = Self.kind(of: touch.phase) else { continue }
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        let place = sample.location(in: window)
        let device = Self.device(of: touch)
        input.append(
          CaptureInput(
            t: sample.timestamp - start, kind: kind, x: Double(place.x), y: Double(place.y),
            device: device, touch: device == nil ? nil : number(of: touch)))
      }
      if kind == "up" || kind == "cancel" { numbers[ObjectIdentifier(touch)] = nil }
    }
  }

  /// Returns the number of a touch, from 1. It is the same until the touch ends.
  private func number(of touch: UITouch) -> Int {
    let key = ObjectIdentifier(touch)
    let taken = Set(numbers.values)
    let number = numbers[key] ?? (1...).first { !taken.contains($0) } ?? 1
    numbers[key] = number
    return number
  }

  private static func kind(of phase: UITouch.Phase) -> String? {
    switch phase {
    case .began: return "down"
    case .moved: return "move"
    case .ended: return "up"
    case .cancelled: return "cancel"
    default: return nil
    }
  }

  /// Returns the device of a touch, or `nil` for a pointer, whose type iOS 13.0 does not have.
  private static func device(of touch: UITouch) -> String? {
    switch touch.type {
    case .direct: return "touch"
    case .pencil: return "pen"
    default: return nil
    }
  }

  /// Writes a frame. Of the frames in which nothing changes only the first and the last are
  /// written.
  func write(_ views: [String: CaptureView], size: CGSize) {
    let target = link?.targetTimestamp ?? 0
    let time = (target > 0 ? target : CACurrentMediaTime()) - start
    var line = CaptureLine(frame: frameCount, t: time, input: input, views: views)
    if frameCount == 0 {
      line.size = [Double(size.width), Double(size.height)]
    }
    frameCount += 1
    if input.isEmpty, views == self.views {
      pending = line
      return
    }
    if let pending = pending { append(pending) }
    append(line)
    pending = nil
    input = []
    self.views = views
    if buffer.count > 1 << 16 || time > lastFlush + 1 {
      lastFlush = time
      flush()
    }
  }

  /// Writes what is left, and closes the file.
  func finish() {
    if let pending = pending { append(pending) }
    pending = nil
    flush()
    stream.close()
  }

  private func append(_ line: CaptureLine) {
    guard let json = try? encoder.encode(line) else { return }
    buffer.append(contentsOf: json)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes the lines in memory. After an error nothing more is written.
  private func flush() {
    var rest = buffer[...]
    buffer = []
    while !rest.isEmpty, !hasFailed {
      let count = rest.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { stream.write($0, maxLength: bytes.count) } ?? 0
      }
      hasFailed = count <= 0
      if hasFailed { return print("Glissade cannot write its capture.") }
      rest = rest.dropFirst(count)
    }
  }
}

// MARK: - Reading

/// The views of a scene in one frame, as they are displayed.
@MainActor private struct CaptureReading {
  private(set) var views: [String: CaptureView] = [:]
  private var order = 0
  private var shown: [ObjectIdentifier: CALayer] = [:]
  private var places: [ObjectIdentifier: CATransform3D] = [:]

  /// The denominator of perspective at which a rectangle is cut, because it reaches behind the eye.
  private static let nearest = 1e-5

  /// Reads a view and its subviews in the order of painting.
  ///
  /// - Parameter opacity: The product of the opacities of the superviews.
  mutating func read(_ view: UIView, in opacity: Double = 1) {
    let layer = values(of: view.layer)
    let alpha = view.isHidden ? 0 : opacity * Double(layer.opacity)
    if let name = view.accessibilityIdentifier {
      views[name] = CaptureView(
        frame: box(of: layer.bounds, in: place(of: view.layer)), alpha: alpha, z: order,
        transform: Self.numbers(of: layer.transform))
    }
    order += 1
    let depths = view.subviews.map { values(of: $0.layer).zPosition }
    for index in depths.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      read(view.subviews[index], in: alpha)
    }
  }

  /// Returns a layer with the displayed values of a layer: the presentation layer during an
  /// animation, otherwise the layer itself, because a presentation layer on a phone lacks the
  /// changes of the current transaction.
  private mutating func values(of layer: CALayer) -> CALayer {
    let key = ObjectIdentifier(layer)
    if let known = shown[key] { return known }
    let isAnimated = layer.animationKeys()?.isEmpty == false
    let values = isAnimated ? layer.presentation() ?? layer : layer
    shown[key] = values
    return values
  }

  /// Returns the transform from the coordinates of a layer to those of the screen. A layer is flat
  /// in its superlayer, unless that is a transform layer.
  private mutating func place(of layer: CALayer) -> CATransform3D {
    let key = ObjectIdentifier(layer)
    if let known = places[key] { return known }
    let own = values(of: layer)
    let anchor = Self.anchor(of: own)
    var place = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    place = CATransform3DConcat(place, own.transform)
    place = CATransform3DConcat(
      place, CATransform3DMakeTranslation(own.position.x, own.position.y, own.zPosition))
    if let parent = layer.superlayer {
      let outer = values(of: parent)
      if !CATransform3DIsIdentity(outer.sublayerTransform) {
        let center = Self.anchor(of: outer)
        place = CATransform3DConcat(place, CATransform3DMakeTranslation(-center.x, -center.y, 0))
        place = CATransform3DConcat(place, outer.sublayerTransform)
        place = CATransform3DConcat(place, CATransform3DMakeTranslation(center.x, center.y, 0))
      }
      if !(parent is CATransformLayer) {
        place.m13 = 0
        place.m23 = 0
        place.m33 = 0
        place.m43 = 0
      }
      place = CATransform3DConcat(place, self.place(of: parent))
    }
    places[key] = place
    return place
  }

  private static func anchor(of layer: CALayer) -> CGPoint {
    CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
  }

  /// Returns x, y, width and height of the smallest rectangle around the image of a rectangle,
  /// without the part behind the eye.
  private func box(of rect: CGRect, in place: CATransform3D) -> [Double] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let images = corners.map { corner -> (x: Double, y: Double, w: Double) in
      let x = Double(corner.x)
      let y = Double(corner.y)
      return (
        x * Double(place.m11) + y * Double(place.m21) + Double(place.m41),
        x * Double(place.m12) + y * Double(place.m22) + Double(place.m42),
        x * Double(place.m14) + y * Double(place.m24) + Double(place.m44)
      )
    }
    var points: [(x: Double, y: Double)] = []
    for (index, image) in images.enumerated() {
      let next = images[(index + 1) % images.count]
      if image.w > Self.nearest { points.append((image.x / image.w, image.y / image.w)) }
      if (image.w > Self.nearest) != (next.w > Self.nearest) {
        let part = (Self.nearest - image.w) / (next.w - image.w)
        points.append(
          (
            (image.x + (next.x - image.x) * part) / Self.nearest,
            (image.y + (next.y - image.y) * part) / Self.nearest
          ))
      }
    }
    let left = points.map { $0.x }.min() ?? 0
    let top = points.map { $0.y }.min() ?? 0
    return [
      left, top, (points.map { $0.x }.max() ?? 0) - left, (points.map { $0.y }.max() ?? 0) - top,
    ]
  }

  /// Returns the numbers of a transform, or `nil` for the identity.
  private static func numbers(of transform: CATransform3D) -> [Double]? {
    if CATransform3DIsIdentity(transform) { return nil }
    if CATransform3DIsAffine(transform) {
      return [
        transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42,
      ].map { Double($0) }
    }
    return [
      transform.m11, transform.m12, transform.m13, transform.m14,
      transform.m21, transform.m22, transform.m23, transform.m24,
      transform.m31, transform.m32, transform.m33, transform.m34,
      transform.m41, transform.m42, transform.m43, transform.m44,
    ].map { Double($0) }
  }
}
