import Foundation

/// Reads a submission: a regular file, and below a folder only what lies in it; or standard input.
package func readSubmission(_ submission: Submission) -> Result<String, SubmissionProblem> {
  let path = submission.path
  if path == Submission.standardInput {
    let data = FileHandle.standardInput.readDataToEndOfFile()
    return SourceText.decode(data, name: submission.name).mapError { SubmissionProblem($0) }
  }
  var status = stat()
  guard stat(path, &status) == 0 else {
    if path.contains(FolderEntry.replacement) {
      return .failure(SubmissionProblem(.unreadable, BatchWords.nameIsNoText(path)))
    }
    if let number = exerciseNumber(path) {
      return .failure(SubmissionProblem(.missing, BatchWords.noFileOfExercise(path, number)))
    }
    return .failure(SubmissionProblem(SourceProblem.missing(path)))
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR:
    let isReadable = access(path, R_OK | X_OK) == 0
    return .failure(
      SubmissionProblem(isReadable ? SourceProblem.directory(path) : .unreadable(path)))
  default: return .failure(SubmissionProblem(.notAFile, BatchWords.notAFile(path)))
  }
  if let root = submission.root, !resolved(path).hasPrefix(resolved(root) + "/") {
    return .failure(SubmissionProblem(.outsideLink, BatchWords.outsideLink(path, root)))
  }
  return SourceText.read(path).mapError { SubmissionProblem($0) }
}

/// The number of the exercise that a name stands for which is no path: of `41` and `exercise41`; nil: it is none.
extension SubmissionProblem {
  /// A file that is not there is no exercise's where the course has none of its number.
  func of(_ path: String, in library: ExerciseLibrary) -> SubmissionProblem {
    guard kind == .missing, let number = exerciseNumber(path),
      library.exercise("exercise\(number)") == nil
    else { return self }
    return SubmissionProblem(.missing, BatchWords.noFileAndNoExercise(path, number))
  }
}

private func exerciseNumber(_ name: String) -> Int? {
  Int(name.hasPrefix("exercise") ? String(name.dropFirst(8)) : name)
}

/// A path without links; unchanged where there is none.
private func resolved(_ path: String) -> String {
  URL(fileURLWithPath: path).resolvingSymlinksInPath().path
}
