import Foundation

/// The functions of libwayland-client that are needed to listen to a pointer.
///
/// SDL has loaded the library. Its functions are looked up by name, so that nothing links against
/// it where it might be missing.
struct WaylandLibrary {
  /// An object of the library, such as a connection, a queue or a proxy.
  typealias Object = UnsafeMutableRawPointer
  /// A function that makes an object of another one.
  typealias Make = @convention(c) (Object) -> Object?
  /// A function that releases an object.
  typealias Release = @convention(c) (Object) -> Void
  /// A function that performs a queue's events, and returns their number.
  typealias Perform = @convention(c) (Object, Object) -> Int32
  private typealias SetQueue = @convention(c) (Object, Object) -> Void
  private typealias AddListener = @convention(c) (Object, Object, Object) -> Int32
  private typealias Request =
    @convention(c) (Object, UInt32, UnsafeMutablePointer<UInt64>, UnsafeRawPointer, UInt32)
    -> Object?

  /// Makes an event queue of a connection.
  let createQueue: Make
  let destroyQueue: Release
  /// Makes a wrapper of a proxy whose new objects use another queue.
  let createWrapper: Make
  let destroyWrapper: Release
  /// Releases a proxy.
  let destroy: Release
  /// Sends requests, reads until they are answered, and performs a queue's events.
  let roundTrip: Perform
  /// Performs those of a queue's events that have been read.
  let dispatchPending: Perform
  /// The descriptions of the protocol's interfaces.
  let registryInterface: UnsafeRawPointer
  let seatInterface: UnsafeRawPointer
  let pointerInterface: UnsafeRawPointer
  private let useQueue: SetQueue
  private let listen: AddListener
  private let request: Request

  /// Looks everything up; the result is `nil` if something is missing.
  init?() {
    func find(_ name: String) -> Object? {
      DisplayConnection.symbol(name, in: "libwayland-client.so.0")
    }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      find(name).map { FunctionAddress.function(at: $0, as: type) }
    }
    guard let createQueue = function("wl_display_create_queue", Make.self),
      let destroyQueue = function("wl_event_queue_destroy", Release.self),
      let createWrapper = function("wl_proxy_create_wrapper", Make.self),
      let destroyWrapper = function("wl_proxy_wrapper_destroy", Release.self),
      let destroy = function("wl_proxy_destroy", Release.self),
      let roundTrip = function("wl_display_roundtrip_queue", Perform.self),
      let dispatch = function("wl_display_dispatch_queue_pending", Perform.self),
      let useQueue = function("wl_proxy_set_queue", SetQueue.self),
      let listen = function("wl_proxy_add_listener", AddListener.self),
      let request = function("wl_proxy_marshal_array_constructor_versioned", Request.self),
      let registry = find("wl_registry_interface"), let seat = find("wl_seat_interface"),
      let pointer = find("wl_pointer_interface")
    else { return nil }
    (self.createQueue, self.destroyQueue) = (createQueue, destroyQueue)
    (self.createWrapper, self.destroyWrapper) = (createWrapper, destroyWrapper)
    (self.destroy, self.roundTrip, dispatchPending) = (destroy, roundTrip, dispatch)
    (self.useQueue, self.listen, self.request) = (useQueue, listen, request)
    registryInterface = UnsafeRawPointer(registry)
    seatInterface = UnsafeRawPointer(seat)
    pointerInterface = UnsafeRawPointer(pointer)
  }

  /// Makes new objects of a proxy use a queue.
  func setQueue(_ proxy: Object, _ queue: Object) { useQueue(proxy, queue) }

  /// Sets the functions that receive a proxy's events, with an object as their first argument.
  func addListener(_ proxy: Object, _ functions: Object, _ listener: Object) -> Int32 {
    listen(proxy, functions, listener)
  }

  /// Sends a request that makes an object, and returns the object.
  ///
  /// - Parameters:
  ///   - proxy: The proxy that receives the request.
  ///   - number: The request's number in the protocol.
  ///   - interface: The interface of the new object, in its first version.
  ///   - arguments: The arguments of the request, with 0 for the new object.
  func make(
    of proxy: Object, request number: UInt32, _ interface: UnsafeRawPointer,
    _ arguments: [UInt64]
  ) -> Object? {
    var arguments = arguments
    return request(proxy, number, &arguments, interface, 1)
  }
}
