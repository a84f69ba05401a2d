import UIKit

/// A demonstration of transitions. Its sources have a folder of their own and use UIKit as clients
/// do.
public struct Demo: Sendable {
  /// The name of the demo on the command line, which is the folder's name in kebab case.
  public let name: String
  /// The title of the demo in the list.
  public let title: String
  /// A summary of the demo in one line.
  public let summary: String
  /// The color that identifies the demo.
  public let hue: UIColor
  /// The rule by which the demo decides the outcome of a release, or `nil`.
  public let releaseRule: DemoRule?
  /// A closure that makes the demo's root view controller.
  public let makeRoot: @MainActor @Sendable () -> UIViewController

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - name: The name on the command line, which is the folder's name in kebab case.
  ///   - title: The title of the demo in the list.
  ///   - summary: A summary of the demo in one line.
  ///   - hue: The color that identifies the demo.
  ///   - releaseRule: The rule by which the demo decides the outcome of a release, or `nil`.
  ///   - makeRoot: A closure that makes the demo's root view controller.
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
