/// A simulation of releases from one instant of a scene, each in a copy of the process.
@MainActor package struct Branches {
  private let branch: Branch
  private let work: ForkedWork

  /// Creates branches that begin at one instant of a scene.
  package init(_ branch: Branch, work: ForkedWork = ForkedWork()) {
    self.branch = branch
    self.work = work
  }

  /// Simulates releases, each in a copy of the process.
  ///
  /// - Parameters:
  ///   - releases: The releases to simulate.
  ///   - pace: The frames after each release.
  ///   - continues: A closure that is called after each release. It returns `false` to end the
  ///     simulation of the others.
  /// - Returns: The results in the order of the releases; `nil` if the closure has ended the
  ///   simulation.
  package func play(
    _ releases: [Release], pace: Branch.Pace = .complete, continues: () -> Bool = { true }
  ) -> [ReleaseResult]? {
    var results: [ReleaseResult?] = Array(repeating: nil, count: releases.count)
    work.run(releases.count, work: { branch.play(releases[$0], pace: pace).text }) { index, end in
      results[index] = ReleaseResult(end)
      return continues()
    }
    let complete = results.compactMap { $0 }
    return complete.count == releases.count ? complete : nil
  }

  /// Simulates a release in a copy of the process, until everything is at rest.
  ///
  /// - Parameters:
  ///   - release: The release to simulate.
  ///   - onFrame: A closure that receives what moves in each frame from the run-up on. It is called
  ///     in the copy.
  package func play(
    _ release: Release, onFrame: @escaping @MainActor (ReleaseTrail.Frame) -> Void
  ) {
    let play = {
      branch.play(release, onFrame: onFrame)
      return ""
    }
    work.run(1, work: { _ in play() }) { _, _ in true }
  }
}
