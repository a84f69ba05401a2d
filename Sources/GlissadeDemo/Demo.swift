import UIKit

/// A demonstration of transitions, written in a folder of its own as a user would write it.
public struct Demo: Sendable {
  /// The name on the command line: the folder's name in kebab case.
  public let name: String
  /// The title in the list.
  public let title: String
  /// A summary in one line.
  public let summary: String
  /// The demo's own color.
  public let hue: UIColor
  /// The rule by which the demo decides the outcome of a release; `nil` if it has none.
  public let releaseRule: DemoRule?
  /// A closure that makes the root view controller.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - name: The name on the command line: the folder's name in kebab case.
  ///   - title: The title in the list.
  ///   - summary: A summary in one line.
  ///   - hue: The demo's own color.
  ///   - releaseRule: The rule by which the demo decides the outcome of a release, or `nil`.
  ///   - makeRoot: A closure that makes the root view controller.
  public init(
    name: String, title: String, summary: String, hue: UIColor, releaseRule: DemoRule? = nil,
    makeRoot: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.hue = hue
    self.releaseRule = releaseRule
    self.makeRoot = makeRoot
  }
}
