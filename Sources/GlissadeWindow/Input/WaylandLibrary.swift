import Foundation

/// The functions of libwayland-client that are needed to listen to a pointer.
///
/// SDL has loaded the library. Its functions are looked up by name, so that the program does not
/// link against a library that a machine might not have.
struct WaylandLibrary {
  /// An object of the library, such as a connection, a queue or a proxy.
  typealias Object = UnsafeMutableRawPointer
  /// A function that makes an object from another object.
  typealias Make = @convention(c) (Object) -> Object?
  /// A function that releases an object.
  typealias Release = @convention(c) (Object) -> Void
  /// A function that calls the listeners of a queue's events, and returns the number of events.
  typealias Perform = @convention(c) (Object, Object) -> Int32
  private typealias SetQueue = @convention(c) (Object, Object) -> Void
  private typealias AddListener = @convention(c) (Object, Object, Object) -> Int32
  private typealias Request =
    @convention(c) (Object, UInt32, UnsafeMutablePointer<UInt64>, UnsafeRawPointer, UInt32)
    -> Object?

  /// Makes an event queue for a connection.
  let createQueue: Make
  let destroyQueue: Release
  /// Makes a wrapper of a proxy. Objects that are made from the wrapper use the queue of the
  /// wrapper.
  let createWrapper: Make
  let destroyWrapper: Release
  /// Releases a proxy.
  let destroy: Release
  /// Sends all requests, waits until the server has answered them, and calls the listeners of a
  /// queue's events.
  let roundTrip: Perform
  /// Calls the listeners of those events of a queue that have already been read.
  let dispatchPending: Perform
  /// The description of the interface of the registry in the protocol.
  let registryInterface: UnsafeRawPointer
  /// The description of the interface of a seat in the protocol.
  let seatInterface: UnsafeRawPointer
  let pointerInterface: UnsafeRawPointer
  private let useQueue: SetQueue
  private let listen: AddListener
  private let request: Request

  /// Looks up all functions and interfaces. The result is `nil` if one is missing.
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

  /// Sets the queue of a proxy and of the objects that are made from it.
  func setQueue(_ proxy: Object, _ queue: Object) { useQueue(proxy, queue) }

  /// Sets the functions that are called for a proxy's events. Their first argument is `listener`.
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
