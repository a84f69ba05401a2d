import ArgumentParser
import Foundation

/// Something that could not be done, told in one line on standard error; the program exits with 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
