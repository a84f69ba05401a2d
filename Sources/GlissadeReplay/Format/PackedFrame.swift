import Foundation
import GlissadeGestures
import GlissadeMotion

// The packed form of a frame, which does not contain the change of the picture.
extension FrameWriter {
  /// Writes a frame.
  ///
  /// - Parameter position: The position of the frame in the run, which is equal to the frame's
  ///   index in nearly all recordings.
  mutating func write(_ frame: RecordedFrame, at position: Int) {
    let timing = frame.inputTiming
    var parts: FrameParts = []
    if frame.index != position { parts.insert(.index) }
    if timing.pumpInterval.bitPattern != 0 { parts.insert(.pumpInterval) }
    if timing.speed != 1 { parts.insert(.speed) }
    if frame.isPaused { parts.insert(.isPaused) }
    if frame.ranMainQueue { parts.insert(.ranMainQueue) }
    if frame.hash != nil { parts.insert(.hash) }
    if !frame.actions.isEmpty { parts.insert(.actions) }
    write(byte: parts.rawValue)
    write(bits: frame.now.bitPattern)
    write(bits: frame.time.bitPattern)
    if parts.contains(.index) { write(integer: frame.index) }
    if parts.contains(.pumpInterval) { write(bits: timing.pumpInterval.bitPattern) }
    if parts.contains(.speed) { write(bits: timing.speed.bitPattern) }
    if let hash = frame.hash { write(bits: hash) }
    guard parts.contains(.actions) else { return }
    write(count: UInt64(frame.actions.count))
    for action in frame.actions { write(action) }
  }

  private mutating func write(_ action: RecordedAction) {
    switch action {
    case .input(let event, let isTimePaused):
      write(byte: isTimePaused ? 1 : 0)
      write(event)
    case .now(let time):
      write(byte: 2)
      write(bits: time.bitPattern)
    case .rate(let rate):
      write(byte: 3)
      write(bits: rate.bitPattern)
    case .visible(let isVisible): write(byte: isVisible ? 5 : 4)
    case .parameter(let name, let value):
      write(byte: value == nil ? 6 : 7)
      write(name)
      if let value { write(bits: value.bitPattern) }
    case .complete: write(byte: 8)
    case .setting(let setting, let value):
      write(byte: 11)
      write(byte: UInt8(RecordedSetting.allCases.firstIndex(of: setting) ?? 0))
      write(integer: value)
    case .reducesMotion(let reduces): write(byte: reduces ? 10 : 9)
    }
  }

  private mutating func write(_ event: InputEvent) {
    let parts = Self.parts(of: event)
    write(byte: UInt8(InputEvent.Kind.allCases.firstIndex(of: event.kind) ?? 0))
    write(byte: parts.rawValue)
    write(bits: event.t.bitPattern)
    write(event.x)
    write(event.y)
    if parts.contains(.button) { write(integer: event.number) }
    if let word = event.key ?? event.text { write(word) }
    if parts.contains(.modifiers) { write(integer: event.modifiers.rawValue) }
    if parts.contains(.delta) {
      write(event.deltaX)
      write(event.deltaY)
    }
    if parts.contains(.size) {
      write(event.width)
      write(event.height)
    }
    if parts.contains(.source) {
      write(byte: UInt8(InputEvent.Device.allCases.firstIndex(of: event.device) ?? 0))
      write(integer: event.touch)
    }
    if let phase = event.scrollPhase {
      write(byte: UInt8(InputEvent.ScrollPhase.allCases.firstIndex(of: phase) ?? 0))
    }
  }

  private static func parts(of event: InputEvent) -> EventParts {
    var parts: EventParts = []
    if event.number != 0 { parts.insert(.button) }
    if event.key != nil || event.text != nil { parts.insert(.key) }
    if event.modifiers.rawValue != 0 { parts.insert(.modifiers) }
    if isSet(event.deltaX, event.deltaY) { parts.insert(.delta) }
    if isSet(event.width, event.height) { parts.insert(.size) }
    if event.hasFocus { parts.insert(.hasFocus) }
    if event.device != .mouse || event.touch != 0 { parts.insert(.source) }
    if event.scrollPhase != nil { parts.insert(.scrollPhase) }
    return parts
  }

  private static func isSet(_ one: Double, _ other: Double) -> Bool {
    one.bitPattern != 0 || other.bitPattern != 0
  }
}

extension FrameReader {
  /// Reads a frame.
  ///
  /// - Parameter index: The position of the frame in the run.
  mutating func frame(at index: Int) -> RecordedFrame {
    let parts = FrameParts(rawValue: byte())
    let now = Double(bitPattern: bits())
    var frame = RecordedFrame(index: index, now: now, time: Double(bitPattern: bits()))
    if parts.contains(.index) { frame.index = integer() }
    let pumpInterval = parts.contains(.pumpInterval) ? Double(bitPattern: bits()) : 0
    let speed = parts.contains(.speed) ? Double(bitPattern: bits()) : 1
    frame.inputTiming = InputTiming(pumpInterval: pumpInterval, speed: speed)
    if parts.contains(.hash) { frame.hash = bits() }
    frame.isPaused = parts.contains(.isPaused)
    frame.ranMainQueue = parts.contains(.ranMainQueue)
    guard parts.contains(.actions) else { return frame }
    let count = Int(count())
    frame.actions.reserveCapacity(count)
    for _ in 0..<count { frame.actions.append(action()) }
    return frame
  }

  private mutating func action() -> RecordedAction {
    let kind = byte()
    switch kind {
    case 0, 1: return .input(event(), isTimePaused: kind == 1)
    case 2: return .now(Double(bitPattern: bits()))
    case 3: return .rate(Double(bitPattern: bits()))
    case 4, 5: return .visible(kind == 5)
    case 6: return .parameter(name: text(), value: nil)
    case 7:
      let name = text()
      return .parameter(name: name, value: Double(bitPattern: bits()))
    case 9, 10: return .reducesMotion(kind == 10)
    case 11:
      let setting = RecordedSetting.allCases[Int(byte())]
      return .setting(setting, integer())
    default: return .complete
    }
  }

  private mutating func event() -> InputEvent {
    let kind = InputEvent.Kind.allCases[Int(byte())]
    let parts = EventParts(rawValue: byte())
    var event = InputEvent(t: Double(bitPattern: bits()), kind: kind)
    event.x = number()
    event.y = number()
    if parts.contains(.button) { event.number = integer() }
    if parts.contains(.key) {
      let word = text()
      if kind == .text || kind == .composition { event.text = word } else { event.key = word }
    }
    if parts.contains(.modifiers) { event.modifiers = .init(rawValue: integer()) }
    if parts.contains(.delta) {
      event.deltaX = number()
      event.deltaY = number()
    }
    if parts.contains(.size) {
      event.width = number()
      event.height = number()
    }
    if parts.contains(.source) {
      event.device = InputEvent.Device.allCases[Int(byte())]
      event.touch = integer()
    }
    if parts.contains(.scrollPhase) {
      event.scrollPhase = InputEvent.ScrollPhase.allCases[Int(byte())]
    }
    event.hasFocus = parts.contains(.hasFocus)
    return event
  }
}

/// The set of a frame's parts that its packed form contains.
private struct FrameParts: OptionSet {
  var rawValue: UInt8
  static let index = FrameParts(rawValue: 1)
  static let pumpInterval = FrameParts(rawValue: 2)
  static let isPaused = FrameParts(rawValue: 4)
  static let ranMainQueue = FrameParts(rawValue: 8)
  static let hash = FrameParts(rawValue: 16)
  static let actions = FrameParts(rawValue: 32)
  static let speed = FrameParts(rawValue: 64)
}

/// The set of an event's parts that its packed form contains.
private struct EventParts: OptionSet {
  var rawValue: UInt8
  static let button = EventParts(rawValue: 1)
  /// The key of a key event, or the text of a text event.
  static let key = EventParts(rawValue: 2)
  static let modifiers = EventParts(rawValue: 4)
  static let delta = EventParts(rawValue: 8)
  static let size = EventParts(rawValue: 16)
  static let hasFocus = EventParts(rawValue: 32)
  static let source = EventParts(rawValue: 64)
  static let scrollPhase = EventParts(rawValue: 128)
}

extension InputEvent {
  /// The button of the event, or the caret of a composition.
  fileprivate var number: Int {
    get { kind == .composition ? caret : button }
    set {
      if kind == .composition {
        caret = newValue
      } else {
        button = newValue
      }
    }
  }
}
