import Foundation

/// The calls that led to an instant of a program, as addresses in its code.
package struct CallStack: Hashable, Sendable {
  /// The addresses to which the calls return, innermost first.
  package let addresses: [UInt]

  /// Creates a stack from addresses.
  package init(addresses: [UInt]) { self.addresses = addresses }

  /// The calls that led here. Recording them takes some microseconds.
  package static var current: CallStack {
    CallStack(addresses: Thread.callStackReturnAddresses.map { UInt(truncating: $0) })
  }
}
