import Foundation
import Glibc

/// An error in reading or writing a file. The description contains the reason and advice.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The contents of a file, with the words that messages use for them.
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
    case presets = "The presets"
    case folder = "The folder"
    case font = "The font"
  }

  /// A way in which a program uses a file.
  package enum Use: Sendable {
    case reading
    case writing
  }

  /// A reason for which a file cannot be used.
  package enum Reason: Hashable, Sendable {
    /// The reason is a value of the system's `errno`.
    case system(Int32)
    /// The path is that of a folder.
    case folder
    /// The path is that of a pipe, a device or a socket.
    case special
    /// The file or one of the folders in its path is a link.
    case link
    /// The file is longer than `limit` bytes.
    case tooLong(limit: Int)
    /// Another program writes to the file.
    case locked
    /// The contents are not in the expected format. The text is the reason, as a phrase without a
    /// full stop.
    case invalid(String)
  }

  package let contents: Contents
  package let path: String
  package let use: Use
  package let cause: Reason

  /// Creates an error about the use of a file.
  package init(_ contents: Contents, at url: URL, _ use: Use, _ cause: Reason) {
    self.contents = contents
    self.path = url.path
    self.use = use
    self.cause = cause
  }

  /// Creates an error from an error of Foundation.
  package init(_ contents: Contents, at url: URL, _ use: Use, _ error: any Error) {
    self = error as? FileError ?? FileError(contents, at: url, use, Self.cause(of: error))
  }

  /// The reason for the error, as a phrase without a full stop.
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

  /// A description of the error in one line.
  package var description: String {
    let preposition = use == .reading ? "read from" : "written to"
    return "\(contents.rawValue) cannot be \(preposition) \(path.quoted): \(reason); \(advice)."
  }

  /// The advice to the user, as a phrase without a full stop.
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

  /// Returns the reason for an error of Foundation: the `errno` of the underlying error of the
  /// system, if there is one, or else the error's description.
  private static func cause(of error: any Error) -> Reason {
    let fault = error as NSError
    if fault.domain == NSPOSIXErrorDomain { return .system(Int32(fault.code)) }
    if let below = fault.userInfo[NSUnderlyingErrorKey] as? any Error { return cause(of: below) }
    let text = error.localizedDescription
    return .invalid(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}
