import Testing

/// Tests with a real window and a real pointer. Each has a display server, a pointer and a program
/// of its own, so that several of them run at a time.
@Suite(.ownThread) enum RealWindow {}
