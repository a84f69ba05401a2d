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
  public var releaseRule: DemoRule? = nil
  /// A closure that makes the root view controller.
  public let makeRoot: @MainActor @Sendable () -> UIViewController
}

/// The list of demos.
public enum Gallery {
  /// All demos, in the order in which they are listed.
  public static let demos: [Demo] = [
    Demo(
      name: "photos", title: "Photos", summary: "Pictures out of a grid, thrown back and caught",
      hue: PhotosPalette.hue
    ) { PhotosViewController() },
    Demo(
      name: "pull-down", title: "Pull-down", summary: "A page pulled over another, and pushed back",
      hue: UIColor(red: 0.05, green: 0.44, blue: 0.50, alpha: 1), releaseRule: .pullDown
    ) { ShoreViewController() },
    Demo(
      name: "panel", title: "Panel", summary: "A panel caught, reversed and thrown in mid-flight",
      hue: UIColor(red: 0.776, green: 0.333, blue: 0.192, alpha: 1), releaseRule: .panel
    ) { MapViewController() },
    Demo(
      name: "flip-card", title: "Flip card",
      summary: "Guess the pet, and turn its card over in space",
      hue: UIColor(red: 0.74, green: 0.24, blue: 0.45, alpha: 1), releaseRule: .flipCard
    ) { DeckViewController() },
    Demo(
      name: "throw", title: "Throw", summary: "A tile thrown into the corner where it would land",
      hue: UIColor(red: 0.42, green: 0.29, blue: 0.70, alpha: 1), releaseRule: .tile
    ) { ThrowViewController() },
    Demo(
      name: "shade", title: "Shade", summary: "A blind with a weight that falls, bounces and rests",
      hue: ShadePalette.hue, releaseRule: .shade
    ) { MeadowViewController() },
    Demo(
      name: "playground", title: "Playground", summary: "A dozen tiles to drag, throw and stack",
      hue: PlaygroundPalette.hue, releaseRule: .playground
    ) { PlaygroundViewController() },
    Demo(
      name: "stack", title: "Stack", summary: "Pages pushed, pulled back, or grown from a tile",
      hue: StackPalette.hue, releaseRule: .stack
    ) { HerbariumViewController.makeStack() },
    Demo(
      name: "tabs", title: "Tabs",
      summary: "Four teas to slide between, there and back in one drag",
      hue: Tea.hue, releaseRule: .tabs
    ) { TeaTabBarController() },
    Demo(
      name: "container", title: "Container",
      summary: "A day in four pages, turned by a container of its own", hue: DayBar.hue,
      releaseRule: .container
    ) { DayViewController() },
    Demo(
      name: "sheet", title: "Sheet",
      summary: "Sheets in a stack, and one that stays",
      hue: SheetPalette.hue
    ) { TurntableViewController() },
  ]

  /// Returns the demo with the given name, or `nil` if there is none.
  public static func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
