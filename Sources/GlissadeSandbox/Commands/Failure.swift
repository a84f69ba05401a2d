import ArgumentParser
import Foundation

/// An error that is reported in one line on standard error, after which the program exits with 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
