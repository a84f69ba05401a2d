import ArgumentParser
import GlissadeFiles
import GlissadeReplay
import GlissadeWindow

/// An error that the program reports in one line on standard error before it exits with code 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description.printable
  }
}

extension ParsableCommand {
  /// Performs a command, and reports its error in one line. The exit code is 65 after a damaged
  /// recording or trace.
  @MainActor func perform(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as BadRecording {
      StandardError.write("\(error)")
      throw ExitCode(RecordingError.exitCode)
    } catch let error as BadTrace {
      StandardError.write("\(error)")
      throw ExitCode(RecordingError.exitCode)
    } catch let error as WindowError {
      throw Failure(SandboxWindow.advice(for: error))
    } catch let error as ExitCode {
      throw error
    } catch {
      throw Failure("\(error)")
    }
  }
}
