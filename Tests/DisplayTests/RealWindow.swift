import Testing

/// Tests with a real window and a real pointer, one after the other: two at once would take the
/// processor from each other, and what they judge is what happens when.
@Suite(.serialized, .timeLimit(.minutes(2))) enum RealWindow {}
