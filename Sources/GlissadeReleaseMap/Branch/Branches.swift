/// Releases that are played in copies of the process.
@MainActor package struct Branches {
  private let branch: Branch
  private let work: ForkedWork

  /// Creates branches that begin at one instant of a scene.
  package init(_ branch: Branch, work: ForkedWork = ForkedWork()) {
    self.branch = branch
    self.work = work
  }

  /// Plays releases.
  ///
  /// - Parameters:
  ///   - releases: The releases.
  ///   - continues: A closure that is called after each; it returns `false` to end the rest.
  /// - Returns: The results in the order of the releases; `nil` if the rest was ended.
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
}
