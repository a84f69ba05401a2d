/// Conversions between C functions and their addresses, which are the same bits.
///
/// Libraries that are looked up while the program runs return addresses, and libwayland receives
/// tables of them. A closure that is not `@convention(c)` has two words, which stops the program.
package enum FunctionAddress {
  /// Returns the C function at an address.
  package static func function<Function>(
    at address: UnsafeMutableRawPointer, as type: Function.Type
  ) -> Function {
    unsafeBitCast(address, to: type)
  }

  /// Returns the address of a C function.
  package static func address<Function>(of function: Function) -> UnsafeRawPointer {
    unsafeBitCast(function, to: UnsafeRawPointer.self)
  }
}
