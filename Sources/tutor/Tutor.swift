import ArgumentParser
import Subprocess
import TutorKit
import LineEditor
@main struct Tutor: ParsableCommand { func run() {} }
