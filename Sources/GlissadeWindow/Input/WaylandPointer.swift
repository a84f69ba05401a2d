internal import CSDL2
import Foundation

/// A second listener to the pointer of a Wayland desktop, which receives the times of the pointer's
/// events.
///
/// SDL 2 stamps an event when it reads the event: during a long frame this is too late, and several
/// events get the same stamp. The compositor sends its own stamps to every pointer object of the
/// program. The pointer object of this listener has a separate event queue, which is filled
/// whenever SDL reads the connection. The listener never reads the connection itself.
@MainActor final class WaylandPointer {
  private typealias Proxy = UnsafeMutableRawPointer

  private var stamps = PointerStamps()
  private let library: WaylandLibrary
  private let display: UnsafeMutableRawPointer
  private let queue: UnsafeMutableRawPointer
  private var registry: Proxy?
  private var seat: Proxy?
  private var pointer: Proxy?

  /// Starts to listen to the pointer of a window's desktop. The result is `nil` if the window is
  /// not on Wayland.
  init?(window: OpaquePointer) {
    guard let info = DisplayConnection.systemInformation(of: window),
      info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display,
      let library = WaylandLibrary()
    else { return nil }
    self.display = UnsafeMutableRawPointer(display)
    self.library = library
    guard let queue = library.createQueue(self.display) else { return nil }
    self.queue = queue
    guard let wrapper = library.createWrapper(self.display) else { return }
    library.setQueue(wrapper, queue)
    registry = library.make(of: wrapper, request: 1, library.registryInterface, [0])
    library.destroyWrapper(wrapper)
    listen(registry, WaylandListeners.registry)
    // The answer contains the seats. The pointer object is made later, when its seat has reported a
    // pointer.
    _ = library.roundTrip(self.display, queue)
  }

  /// Stops listening. Call the method before the connection is closed.
  func close() {
    for proxy in [pointer, seat, registry] { proxy.map(library.destroy) }
    (pointer, seat, registry) = (nil, nil, nil)
    library.destroyQueue(queue)
  }

  /// Returns the compositor's stamp of an event that SDL has read, in milliseconds, or `nil` if the
  /// event has no stamp.
  func stamp(of event: SDL_Event) -> UInt32? {
    _ = library.dispatchPending(display, queue)
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION: return stamps.remove(.move(x: event.motion.x, y: event.motion.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return stamps.remove(.button)
    case SDL_MOUSEWHEEL: return stamps.remove(.scroll)
    default: return nil
    }
  }

  fileprivate func record(_ event: PointerStamps.Event, at milliseconds: UInt32) {
    stamps.add(event, at: milliseconds)
  }

  /// Binds an object to the first seat that the registry reports.
  fileprivate func found(_ name: UInt32, _ interface: UnsafePointer<CChar>) {
    guard seat == nil, let registry, String(cString: interface) == "wl_seat" else { return }
    let text = UInt64(UInt(bitPattern: interface))
    // The first version of the interface is requested, because it has all that is needed and sends
    // no further events.
    seat = library.make(
      of: registry, request: 0, library.seatInterface, [UInt64(name), text, 1, 0])
    listen(seat, WaylandListeners.seat)
  }

  /// Starts to listen to the seat's pointer, or stops if the seat has no pointer any more. Bit 0 of
  /// `capabilities` stands for a pointer.
  fileprivate func changed(capabilities: UInt32) {
    if capabilities & 1 == 0 {
      pointer.map(library.destroy)
      pointer = nil
      stamps.removeAll()
    } else if pointer == nil, let seat {
      pointer = library.make(of: seat, request: 0, library.pointerInterface, [0])
      listen(pointer, WaylandListeners.pointer)
    }
  }

  private func listen(_ proxy: Proxy?, _ listeners: UnsafeMutableRawPointer) {
    guard let proxy else { return }
    _ = library.addListener(proxy, listeners, Unmanaged.passUnretained(self).toOpaque())
  }
}

/// Tables of the functions that libwayland calls for events, with the listening object as the first
/// argument.
///
/// The functions are called on the main thread, on which the queue's events are dispatched.
@MainActor private enum WaylandListeners {
  private typealias Argument = UnsafeMutableRawPointer?

  static let registry: UnsafeMutableRawPointer = {
    let global: @convention(c) (Argument, Argument, UInt32, UnsafePointer<CChar>?, UInt32) -> Void =
      {
        data, _, name, interface, _ in
        guard let interface else { return }
        nonisolated(unsafe) let text = interface
        listener(data) { $0.found(name, text) }
      }
    let removed: @convention(c) (Argument, Argument, UInt32) -> Void = { _, _, _ in }
    return table([
      FunctionAddress.address(of: global),
      FunctionAddress.address(of: removed),
    ])
  }()

  static let seat: UnsafeMutableRawPointer = {
    let capabilities: @convention(c) (Argument, Argument, UInt32) -> Void = {
      data, _, capabilities in
      listener(data) { $0.changed(capabilities: capabilities) }
    }
    return table([FunctionAddress.address(of: capabilities)])
  }()

  static let pointer: UnsafeMutableRawPointer = {
    let entered: @convention(c) (Argument, Argument, UInt32, Argument, Int32, Int32) -> Void = {
      _, _, _, _, _, _ in
    }
    let left: @convention(c) (Argument, Argument, UInt32, Argument) -> Void = { _, _, _, _ in }
    // The compositor reports locations in 1/256 of a unit of length.
    let moved: @convention(c) (Argument, Argument, UInt32, Int32, Int32) -> Void = {
      data, _, time, x, y in
      listener(data) { $0.record(.move(x: x / 256, y: y / 256), at: time) }
    }
    let pressed: @convention(c) (Argument, Argument, UInt32, UInt32, UInt32, UInt32) -> Void = {
      data, _, _, time, _, _ in
      listener(data) { $0.record(.button, at: time) }
    }
    let scrolled: @convention(c) (Argument, Argument, UInt32, UInt32, Int32) -> Void = {
      data, _, time, _, _ in
      listener(data) { $0.record(.scroll, at: time) }
    }
    return table([
      FunctionAddress.address(of: entered),
      FunctionAddress.address(of: left),
      FunctionAddress.address(of: moved),
      FunctionAddress.address(of: pressed),
      FunctionAddress.address(of: scrolled),
    ])
  }()

  /// Returns memory that contains the addresses of functions. It is never released, because
  /// libwayland keeps it.
  private static func table(_ functions: [UnsafeRawPointer]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: functions.count)
    memory.initialize(from: functions, count: functions.count)
    return UnsafeMutableRawPointer(memory)
  }

  nonisolated private static func listener(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (WaylandPointer) -> Void
  ) {
    guard let data else { return }
    nonisolated(unsafe) let object = data
    MainActor.assumeIsolated {
      body(Unmanaged<WaylandPointer>.fromOpaque(object).takeUnretainedValue())
    }
  }
}
