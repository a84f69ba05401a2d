import ArgumentParser
import GlissadeFiles
import GlissadeReplay
import GlissadeWindow

/// An error that is reported in one line on standard error, after which the program exits with 1.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description.printable
  }
}

extension ParsableCommand {
  /// Performs a command, and reports an error of it in one line. After a damaged recording the exit
  /// code is 65.
  @MainActor func perform(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as BadRecording {
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
