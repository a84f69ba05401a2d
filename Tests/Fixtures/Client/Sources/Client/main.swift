import Foundation

// Runs the checks and prints a line for each expectation: all of them, or the part that the first argument
// names. The second one of “card” is the seed of its strokes.

makeEarlyAnimator()
let parts: [(name: String, run: () -> Void)] = [
  ("surface", checkSurface), ("overrides", checkOverrides), ("names", checkOldNames),
  ("logs", checkLogs), ("releases", checkReleases), ("touches", checkTouches), ("card", checkCard),
  ("launch", checkLaunch), ("environment", checkEnvironment), ("observing", checkObserving),
  ("layout", checkLayout), ("lists", checkLists), ("controls", checkControls),
  ("layers", checkLayerLooks), ("motion", checkReducedMotion),
  ("zooms", checkZooms),
  ("sheets", checkSheets),
  ("compatibility", checkCompatibility),
  ("texts", checkTexts),
  ("numbers", checkNumbers),
]
let chosen = CommandLine.arguments.dropFirst().first
for part in parts where chosen == nil || chosen == part.name { part.run() }
exit(Checks.hasFailed ? 1 : 0)
