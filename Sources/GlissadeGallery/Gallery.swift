import UIKit

/// A demo: one folder here, written as a user would write it.
public struct Demo: Sendable {
  /// On the command line; the folder's name in kebab case.
  public let name: String
  public let title: String
  /// What it shows, in one line.
  public let story: String
  /// The demo's own colour.
  public let hue: UIColor
  /// How it decides when something is let go; nil if there is nothing to ask.
  public var releaseRule: ReleaseRule? = nil
  /// Makes the controller that the demo starts with.
  public let makeRoot: @MainActor @Sendable () -> UIViewController
}

/// The demos, in the order in which they are listed.
public enum Gallery {
  public static let demos: [Demo] = [
    Demo(
      name: "pull-down", title: "Pull-down", story: "A page pulled over another, and pushed back",
      hue: UIColor(red: 0.05, green: 0.44, blue: 0.50, alpha: 1), releaseRule: .pullDown
    ) { ShoreViewController() },
    Demo(
      name: "panel", title: "Panel", story: "A panel caught, reversed and thrown in mid-flight",
      hue: UIColor(red: 0.776, green: 0.333, blue: 0.192, alpha: 1), releaseRule: .panel
    ) { MapViewController() },
    Demo(
      name: "flip-card", title: "Flip card",
      story: "Guess the pet, and turn its card over in space",
      hue: UIColor(red: 0.74, green: 0.24, blue: 0.45, alpha: 1), releaseRule: .flipCard
    ) { DeckViewController() },
    Demo(
      name: "throw", title: "Throw", story: "A tile thrown into the corner where it would land",
      hue: UIColor(red: 0.42, green: 0.29, blue: 0.70, alpha: 1), releaseRule: .tile
    ) { ThrowViewController() },
    Demo(
      name: "shade", title: "Shade", story: "A blind with a weight that falls, bounces and rests",
      hue: ShadePalette.hue, releaseRule: .shade
    ) { MeadowViewController() },
    Demo(
      name: "playground", title: "Playground", story: "A dozen tiles to drag, throw and stack",
      hue: PlaygroundPalette.hue, releaseRule: .playground
    ) { PlaygroundViewController() },
    Demo(
      name: "stack", title: "Stack", story: "Pages pushed, pulled back, or grown from a tile",
      hue: StackPalette.hue, releaseRule: .stack
    ) { HerbariumViewController.makeStack() },
    Demo(
      name: "tabs", title: "Tabs", story: "Four teas to slide between, there and back in one drag",
      hue: Tea.hue, releaseRule: .tabs
    ) { TeaTabBarController() },
    Demo(
      name: "container", title: "Container",
      story: "A day in four pages, turned by a container of its own", hue: DayBar.hue,
      releaseRule: .container
    ) { DayViewController() },
  ]

  /// The demo of that name.
  public static func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
