import Foundation
import Glibc

/// An error in reading or writing a file, whose description says what happened and what to do.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The contents of a file, as they are called in messages.
  package enum Contents: String, Sendable {
    case recording = "The recording"
    case trace = "The trace"
    case picture = "The picture"
    case video = "The video"
    case page = "The page"
    case state = "The state"
    case source = "The source"
    case program = "The program"
    case settings = "The settings"
    case folder = "The folder"
  }

  /// A use of a file.
  package enum Use: Sendable {
    case reading
    case writing
  }

  /// A reason for which a file cannot be used.
  package enum Reason: Hashable, Sendable {
    /// The system's `errno`.
    case system(Int32)
    /// A folder is in the file's place.
    case folder
    /// A pipe, a device or a socket is in the file's place.
    case special
    /// A link is in the place of a file or of one of its folders.
    case link
    /// The file is longer than so many bytes.
    case tooLong(limit: Int)
    /// Another program writes to the file.
    case locked
    /// The contents are not in the expected format; half a sentence says why.
    case invalid(String)
  }

  package let contents: Contents
  package let path: String
  package let use: Use
  package let cause: Reason

  /// Creates an error.
  package init(_ contents: Contents, at url: URL, _ use: Use, _ cause: Reason) {
    self.contents = contents
    self.path = url.path
    self.use = use
    self.cause = cause
  }

  /// Creates an error from one of Foundation's.
  package init(_ contents: Contents, at url: URL, _ use: Use, _ error: any Error) {
    self = error as? FileError ?? FileError(contents, at: url, use, Self.cause(of: error))
  }

  /// The reason as half a sentence.
  package var reason: String {
    switch cause {
    case .system(let code): String(cString: strerror(code))
    case .folder: "it is a folder"
    case .special: "it is a pipe, a device or a socket"
    case .link: "a link is in its path"
    case .tooLong(let limit): "it is longer than \(limit >> 20) MB"
    case .locked: "another program writes to it"
    case .invalid(let reason): reason.printable
    }
  }

  /// A description in one line.
  package var description: String {
    let preposition = use == .reading ? "read from" : "written to"
    return "\(contents.rawValue) cannot be \(preposition) \(path.quoted): \(reason); \(advice)."
  }

  /// The way out as half a sentence.
  private var advice: String {
    switch cause {
    case .system(ENOENT): use == .reading ? "check the path" : "make its folder first"
    case .system(ENOTDIR), .system(ENAMETOOLONG), .system(ELOOP): "check the path"
    case .system(EACCES), .system(EPERM): "check its permissions and those of its folder"
    case .system(ENOSPC), .system(EDQUOT): "make room, or give another place"
    case .system(EROFS): "give another place"
    case .folder: "give the path of a file"
    case .special, .link: "give the path of a regular file"
    case .system, .tooLong, .locked, .invalid: "give another file"
    }
  }

  /// Returns the cause of an error of Foundation's, which is that of the system below it if there
  /// is one.
  private static func cause(of error: any Error) -> Reason {
    let fault = error as NSError
    if fault.domain == NSPOSIXErrorDomain { return .system(Int32(fault.code)) }
    if let below = fault.userInfo[NSUnderlyingErrorKey] as? any Error { return cause(of: below) }
    let text = error.localizedDescription
    return .invalid(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}
