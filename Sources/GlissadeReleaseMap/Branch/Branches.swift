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
  ///   - continues: A closure that is called after each release. It returns `false` to end the
  ///     simulation of the others.
  /// - Returns: The results in the order of the releases; `nil` if the closure has ended the
  ///   simulation.
  package func play(
    _ releases: [Release], continues: () -> Bool = { true }
  ) -> [ReleaseResult]? {
    var results: [ReleaseResult?] = Array(repeating: nil, count: releases.count)
    work.run(releases.count, work: { branch.play(releases[$0]).text }) { index, end in
      results[index] = ReleaseResult(end)
      return continues()
    }
    let complete = results.compactMap { $0 }
    return complete.count == releases.count ? complete : nil
  }

  /// Simulates a release in a copy of the process, and returns the outlines of what moves; `nil` if
  /// the simulation does not succeed.
  package func trail(of release: Release) -> ReleaseTrail? {
    var trail: ReleaseTrail?
    work.run(1, work: { _ in branch.trail(of: release).text }) { _, end in
      if case .result(let text) = end { trail = ReleaseTrail(text: text) }
      return true
    }
    return trail
  }
}
