/// The appearance callbacks that the two controllers of a transition receive at its beginning, at
/// its end, and at its cancellation, in their order.
package struct AppearanceScript: Sendable, Hashable {
  /// The role of a controller in a transition: it disappears or it appears.
  package enum Role: Sendable, Hashable, CaseIterable { case leaving, arriving }

  /// A callback that a controller and its children receive. A controller whose state is already
  /// that after the callback does not receive it again.
  package enum Callback: Sendable, Hashable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// A condition of a step. It is checked just before the step, because the callbacks before it are
  /// client code and can change its value.
  package enum Condition: Sendable, Hashable {
    /// The transition has not ended.
    case isUnderWay
    /// The controller, or its container, has not begun another transition.
    case isNewest
    /// The step before this one was performed.
    case followsPrevious
    /// The container has appeared or is appearing.
    case containerIsVisible
    /// The container has appeared.
    case containerHasAppeared
    /// The controller is disappearing.
    case isDisappearing
  }

  /// A callback to one of the controllers.
  package struct Step: Sendable, Hashable {
    package let role: Role
    package let callback: Callback
    /// The conditions of the callback. The step is performed only if all of them hold.
    package let conditions: Set<Condition>
    /// The controller's move into or out of the container that the callback belongs to, or `nil` to
    /// leave the current move unchanged.
    package let move: ParentMove?

    init(
      _ role: Role, _ callback: Callback, if conditions: Set<Condition> = [],
      move: ParentMove? = nil
    ) {
      (self.role, self.callback) = (role, callback)
      (self.conditions, self.move) = (conditions, move)
    }
  }

  /// The callbacks before the animator and the driver of the transition are called.
  package let begin: [Step]
  /// The callbacks of a finished transition, after its views have reached their final hierarchy.
  package let finish: [Step]
  /// The callbacks of a cancelled transition, after its views have returned to their former
  /// hierarchy.
  package let cancel: [Step]
}

extension AppearanceScript {
  /// Returns the callbacks of a presentation or dismissal.
  ///
  /// - Parameters:
  ///   - leaves: Indicates whether the view of the leaving controller is removed.
  ///   - arrives: Indicates whether the view of the arriving controller is added.
  package static func presentation(leaves: Bool, arrives: Bool) -> AppearanceScript {
    func involved(_ steps: [Step]) -> [Step] {
      steps.filter { $0.role == .leaving ? leaves : arrives }
    }
    return AppearanceScript(
      begin: involved([
        Step(.leaving, .willDisappear, if: [.isUnderWay]),
        Step(.arriving, .willAppear, if: [.isUnderWay]),
      ]),
      // If the transition ended before a controller received its *will*, the missing *will*
      // precedes the *did*.
      finish: involved([
        Step(.arriving, .willAppear, if: [.isNewest]),
        Step(.arriving, .didAppear),
        Step(.leaving, .willDisappear, if: [.isNewest]),
        Step(.leaving, .didDisappear),
      ]),
      cancel: involved([
        Step(.arriving, .willDisappear, if: [.isNewest]),
        Step(.arriving, .didDisappear, if: [.followsPrevious]),
        Step(.leaving, .willAppear, if: [.isNewest]),
        Step(.leaving, .didAppear, if: [.followsPrevious]),
      ]))
  }

  /// Returns the callbacks of a change between two children of a container.
  ///
  /// - Parameters:
  ///   - enters: Indicates whether the change adds the arriving controller to the container.
  ///   - leaves: Indicates whether the change removes the leaving controller from the container.
  package static func children(enters: Bool, leaves: Bool) -> AppearanceScript {
    let coming = enters ? ParentMove.entering : .none
    let going = leaves ? ParentMove.leaving : .none
    return AppearanceScript(
      begin: [
        Step(.leaving, .willDisappear, if: [.isUnderWay, .containerIsVisible], move: going),
        Step(.arriving, .willAppear, if: [.isUnderWay, .containerIsVisible], move: coming),
      ],
      finish: [
        Step(.leaving, .willDisappear, if: [.isNewest, .containerIsVisible], move: going),
        Step(.leaving, .didDisappear, move: going),
        Step(.arriving, .willAppear, if: [.isNewest, .containerHasAppeared], move: coming),
        Step(.arriving, .didAppear, if: [.containerHasAppeared], move: coming),
      ],
      cancel: [
        Step(.arriving, .willDisappear, move: coming.reversed),
        Step(.arriving, .didDisappear, move: coming.reversed),
        Step(.leaving, .willAppear, if: [.isNewest, .containerIsVisible], move: going.reversed),
        Step(
          .leaving, .didAppear, if: [.followsPrevious, .containerHasAppeared],
          move: going.reversed),
      ])
  }

  /// The callbacks of a turn from a page to its neighbour.
  package static let pageTurn = AppearanceScript(
    begin: [
      Step(.arriving, .willAppear, if: [.isUnderWay, .containerIsVisible]),
      Step(.leaving, .willDisappear, if: [.isUnderWay, .followsPrevious]),
    ],
    finish: [
      Step(.arriving, .willAppear, if: [.containerHasAppeared]),
      Step(.arriving, .didAppear, if: [.containerHasAppeared]),
      Step(.leaving, .willDisappear, if: [.isNewest]),
      Step(.leaving, .didDisappear),
    ],
    cancel: [
      Step(.leaving, .willAppear, if: [.containerIsVisible, .isDisappearing]),
      Step(.leaving, .didAppear, if: [.followsPrevious, .containerHasAppeared]),
      Step(.arriving, .willDisappear, if: [.isNewest]),
      Step(.arriving, .didDisappear),
    ])
}
