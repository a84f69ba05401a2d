import Foundation

// Runs the libraries of this folder, and prints a line for each expectation: all of them, or those
// of the library that the first argument names.

let libraries: [(name: String, run: () -> Void)] = [
  ("drawer", runDrawer), ("cards", runCards), ("menu", runMenu), ("pop", runPop),
  ("reveal", runReveal), ("shared", runSharedElements),
]
let chosen = CommandLine.arguments.dropFirst().first
for library in libraries where chosen == nil || chosen == library.name { library.run() }
exit(Checks.hasFailed ? 1 : 0)
