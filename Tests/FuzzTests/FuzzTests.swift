import Testing

/// Tests of group L under 100 random strokes on each subject, or as many as the environment
/// variable `GLISSADE_FUZZ` requests. `GLISSADE_FUZZ_SUBJECT` selects one subject by name, and
/// `GLISSADE_FUZZ_SEED` sets the seed of the first strokes.
@MainActor @Suite("Random strokes", .serialized)
struct FuzzTests {
  @Test(
    "L-01…L-04, L-08…L-11, L-16, L-17 hold after any stroke",
    arguments: Fuzz.selected(Subject.demos))
  func demo(subject: Subject) {
    let failure = Fuzz(subject: subject, seed: Fuzz.seed).run(Fuzz.strokeCount)
    if let failure { Issue.record("\(failure)") }
  }

  @Test(
    "O-06 L-01…L-03, L-08, L-09, L-16 hold after strokes of up to five touches",
    arguments: Fuzz.selected(Subject.demos + Subject.curtains + Subject.rude))
  func touches(subject: Subject) {
    // While one touch cancels a transition, another one can change something.
    var subject = subject
    subject.isRepeatable = false
    // Touches close to each other scale and turn a view by much more than they move. A picture that
    // they have made much larger than the window flies back by its size within a few frames.
    if ["throw", "photos"].contains(subject.name) { subject.gain = 30 }
    if subject.name == "photos" { subject.fastest = 48_000 }
    let fuzz = Fuzz(subject: subject, seed: Fuzz.seed, touchCount: 5)
    let failure = fuzz.run(Fuzz.strokeCount / 2)
    if let failure { Issue.record("\(failure)") }
  }

  @Test(
    "L-01…L-05, L-08, L-09, L-11, L-15…L-17 hold for plain and for rude clients, too",
    arguments: Fuzz.selected(Subject.curtains + Subject.rude))
  func client(subject: Subject) {
    let failure = Fuzz(subject: subject, seed: Fuzz.seed).run(Fuzz.strokeCount)
    if let failure { Issue.record("\(failure)") }
  }
}
