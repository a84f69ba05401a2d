/// Conversions between C functions and their addresses. The bits of a function value are its
/// address.
///
/// A function that is looked up at run time is an address, and libwayland receives tables of the
/// addresses of functions. A type other than that of a `@convention(c)` function has two words, and
/// its conversion stops the program.
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
