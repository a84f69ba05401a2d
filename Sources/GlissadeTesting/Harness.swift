import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReleaseMap
import GlissadeReplay
import UIKit

/// A scene that runs without a window of the desktop and with a virtual clock. Frames are made in
/// the same way as by the frame loop of a window, but only when a method such as `advance` requests
/// them, and they take no time.
///
/// ```swift
/// let harness = Harness(size: CGSize(width: 375, height: 667)) { UIViewController() }
/// harness.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500), over: 0.2)
/// harness.advance(by: 1)
/// print(harness.log)
/// ```
///
/// The initializer makes the first frame, at time 0. As in a real window, the first frame that is
/// not earlier than an input event delivers it. The events of `mouseDown`, `mouseMove`, `mouseUp`,
/// `resize` and `loseFocus` occur at `now`, and the next frame delivers them; `tap` and `drag` take
/// time and return after a frame has delivered the release.
@preconcurrency @MainActor public final class Harness {
  /// The window whose root view controller is the controller under test.
  public let window: UIWindow
  /// The time of the last frame, in seconds from the first one.
  public private(set) var now: TimeInterval = 0

  package let scene: UIWindowScene
  /// The picture of the last frame.
  package private(set) var displayList: DisplayList
  /// The number of frames made so far.
  package private(set) var frameCount = 0
  /// The number of frames so far that had a new picture.
  package private(set) var presentedCount = 0

  let framesPerSecond: Double
  /// The number and the time of the frame from which the times of the next frames are computed.
  private var start = (frame: 0, time: 0.0)
  /// The number of the pressed mouse button, or 0 if none is pressed.
  var pressedButton = 0
  private var input: [InputEvent] = []
  /// The presses and touches that are down.
  private(set) var held = HeldPresses()
  /// A Boolean value that indicates whether the harness has run work on the main queue since the
  /// last frame.
  private var hasServedMainQueue = false
  private static let fonts = FontLibrary()

  /// Shows the controller that `root` makes, and makes the first frame.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The pixels per point.
  ///   - framesPerSecond: The frames per second.
  ///   - reducesMotion: A Boolean value that indicates whether the user wants less motion.
  public convenience init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
    framesPerSecond: Double = 60, reducesMotion: Bool = false, root: () -> UIViewController
  ) {
    self.init(
      size: size, scale: scale, framesPerSecond: framesPerSecond, recorder: nil,
      reducesMotion: reducesMotion, root: root)
  }

  /// A Boolean value that indicates whether the user wants less motion. A change posts
  /// `UIAccessibility.reduceMotionStatusDidChangeNotification`.
  public var reducesMotion: Bool {
    get { scene.reducesMotion }
    set { scene.reducesMotion = newValue }
  }

  /// Launches an application with a delegate of `type`, and makes the first frame.
  ///
  /// The delegate, or the delegate of its scene, must show a window.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The pixels per point.
  ///   - framesPerSecond: The frames per second.
  public convenience init(
    launching type: any UIApplicationDelegate.Type, size: CGSize = CGSize(width: 375, height: 667),
    scale: CGFloat = 1, framesPerSecond: Double = 60
  ) {
    self.init(size: size, scale: scale, framesPerSecond: framesPerSecond, recorder: nil) { scene in
      let isLaunched = scene.enter { UIApplication.shared.launch(type, in: scene) }
      precondition(isLaunched, "\(type) ended its launch.")
      guard let window = scene.windows.first else {
        preconditionFailure("\(type) has made no window visible: call makeKeyAndVisible().")
      }
      return window
    }
  }

  /// Creates a harness whose scene is recorded by `recorder`.
  package convenience init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
    framesPerSecond: Double = 60, recorder: Recorder?, reducesMotion: Bool = false,
    root: () -> UIViewController
  ) {
    self.init(
      size: size, scale: scale, framesPerSecond: framesPerSecond, recorder: recorder,
      reducesMotion: reducesMotion
    ) { Self.open(root, in: $0) }
  }

  private init(
    size: CGSize, scale: CGFloat, framesPerSecond: Double, recorder: Recorder?,
    reducesMotion: Bool = false, open: (UIWindowScene) -> UIWindow
  ) {
    precondition(
      framesPerSecond > 0 && framesPerSecond <= 10_000,
      "Harness.init(framesPerSecond:) takes a rate above 0 and of at most 10000.")
    precondition(
      Self.takes(size: size), "Harness.init(size:) takes sides of 1 to 16384 points, not \(size).")
    precondition(
      scale > 0 && scale <= 16, "Harness.init(scale:) takes a scale above 0 and of at most 16.")
    self.framesPerSecond = framesPerSecond
    let scene = Self.makeScene(size: size, scale: scale)
    scene.reducesMotion = reducesMotion
    scene.recorder = recorder
    self.scene = scene
    window = open(scene)
    displayList = DisplayList(
      size: size, scale: scale, background: .black, root: DisplayGroup(id: 0, commands: []))
    makeFrame()
  }

  static func makeScene(size: CGSize, scale: CGFloat) -> UIWindowScene {
    let scene = UIWindowScene(
      size: size, scale: scale, textMeasurer: PangoTextMeasurer(fonts: fonts),
      pictures: fonts.pictures)
    scene.eventLog.capacity = .max / 2
    return scene
  }

  static func open(_ root: () -> UIViewController, in scene: UIWindowScene) -> UIWindow {
    scene.enter {
      let window = UIWindow(frame: scene.screen.bounds)
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return window
    }
  }

  // MARK: Time

  /// Makes the frames of the next `seconds`, rounded up to whole frames, without running work on
  /// the main queue.
  public func advance(by seconds: TimeInterval) {
    for _ in 0..<frames(in: seconds) { nextFrame() }
  }

  /// Makes the frames of the next `seconds`, and runs the work on the main queue before each.
  public func advanceServingMainQueue(by seconds: TimeInterval) async {
    for _ in 0..<frames(in: seconds) {
      await serveMainQueue()
      nextFrame()
    }
    await serveMainQueue()
  }

  /// Makes frames until nothing moves and no input is pending.
  ///
  /// - Parameter timeout: The time after which the method gives up, in scene seconds.
  /// - Returns: `false` if something still moves after `timeout`.
  @discardableResult
  public func advanceUntilIdle(timeout: TimeInterval = 5) -> Bool {
    for _ in 0..<frames(in: timeout) {
      if isIdle { return true }
      nextFrame()
    }
    return isIdle
  }

  private var isIdle: Bool { input.isEmpty && !scene.needsFrame }

  private func frames(in seconds: TimeInterval, call: String = #function) -> Int {
    precondition(
      seconds >= 0 && seconds <= 1e6,
      "Harness.\(call) takes a time of 0 to 1000000 s, not \(seconds): time only goes forwards.")
    return Int((seconds * framesPerSecond - 1e-6).rounded(.up))
  }

  private func serveMainQueue() async {
    hasServedMainQueue = true
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    // The scene is made the current one again, because another scene can have run meanwhile.
    scene.enter {}
  }

  // MARK: Input

  /// Sends an event. The first frame that is not before its time delivers it. An event with numbers
  /// that are impossible in a window is ignored with a warning.
  public func send(_ event: InputEvent) { enqueue(event) }

  /// Sends an event on behalf of a method, whose name appears in a warning about the event.
  func enqueue(_ event: InputEvent, for call: String = #function) {
    guard takes(event) else {
      let numbers = event.kind == .resize ? "\(event.size)" : "\(event.location)"
      return scene.resources.logWarning(
        "Harness.\(call) leaves out what no window can have: \(numbers)")
    }
    let index = input.lastIndex { $0.t <= event.t }.map { $0 + 1 } ?? 0
    input.insert(event, at: index)
  }

  private func takes(_ event: InputEvent) -> Bool {
    let numbers = [event.t, event.x, event.y, event.deltaX, event.deltaY]
    guard numbers.allSatisfy({ abs($0) <= 1e9 }) else { return false }
    return event.kind != .resize || Self.takes(size: event.size)
  }

  private static func takes(size: CGSize) -> Bool {
    [size.width, size.height].allSatisfy { $0 >= 1 && $0 <= 16_384 }
  }

  // MARK: Frame

  private func nextFrame() {
    now = start.time + Double(frameCount - start.frame) / framesPerSecond
    makeFrame()
  }

  /// Makes a frame at any instant, as in a window whose frames take time and are not evenly spaced.
  /// The times of the next frames are computed from this frame.
  ///
  /// - Parameters:
  ///   - instant: The time of the frame, not before that of the last frame.
  ///   - limit: The time up to which the frame delivers input.
  package func makeFrame(at instant: TimeInterval, inputUntil limit: TimeInterval) {
    precondition(instant >= now, "Time only goes forwards.")
    now = instant
    start = (frameCount, instant)
    makeFrame(inputUntil: limit)
  }

  /// Performs the stages deliver → step → layout → commit → flatten, in this order.
  private func makeFrame(inputUntil limit: TimeInterval? = nil) {
    let due = input.prefix { $0.t <= limit ?? now + 1e-9 }
    input.removeFirst(due.count)
    for event in due { held.receive(event) }
    scene.deliver(Array(due), now: now)
    scene.step()
    scene.layout()
    scene.commit()
    if scene.needsFrame || frameCount == 0 {
      displayList = scene.flatten()
      presentedCount += 1
    }
    frameCount += 1
    scene.endFrame(now: now, ranMainQueue: hasServedMainQueue)
    hasServedMainQueue = false
  }

  // MARK: Results

  /// Returns the visible frame of a view at `now`, in points of the window; for a rotated view the
  /// result is its bounding box.
  public func presentationFrame(of view: UIView) -> CGRect { view.layer.shownFrame }

  /// The log so far, in order: appearance callbacks, gesture states, warnings and violations.
  public var log: [String] { scene.eventLog.entries.map(\.description) }

  /// Writes the picture of the last frame as a PNG file.
  ///
  /// - Throws: An error whose description says why the file cannot be written.
  public func writePNG(to url: URL) throws {
    try PNGWriter.write(paint(), to: url)
  }

  /// Paints the picture of the last frame into a new surface.
  package func paint() -> Surface {
    let size = displayList.pixelBounds
    let surface = Surface(width: size.width, height: size.height)
    Painter(fonts: Self.fonts).paint(displayList, into: surface)
    return surface
  }
}
