import Foundation

extension Sandbox {
  /// Limits the program's memory to its present use and some bytes.
  func limitMemory(toMore bytes: UInt) throws {
    let path = "/proc/\(process.identifier)/statm"
    let fields = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
    guard let pages = fields.first.flatMap({ UInt($0) }) else {
      throw SetupError("\(path) does not contain the size of a program's memory.")
    }
    let limit = pages * UInt(sysconf(Int32(_SC_PAGESIZE))) + bytes
    let program = try SystemProgram.find("prlimit", package: "util-linux")
    let setter = try ChildProcess(
      program, ["--pid", "\(process.identifier)", "--as=\(limit)"])
    guard setter.waitForExit() == 0 else {
      throw SetupError("A program's memory cannot be limited here.")
    }
  }
}
