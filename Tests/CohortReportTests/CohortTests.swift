import Foundation
import Testing

@testable import CohortReport
@testable import TutorKit

/// How records become entries, one for each participant and exercise.
@Suite struct CohortTests {
  private func cell(_ records: [SubmissionRecord]) -> RoomReport.Cell? {
    report(records).rows.first?.cells.first ?? nil
  }

  @Test func aPassStaysWhateverComesAfterIt() {
    let shown = cell([
      record("ada", "exercise1", .notPassed, score: 40, text: "a"),
      record("ada", "exercise1", .passed, text: "b", minutes: 5),
      record("ada", "exercise1", .notPassed, score: 70, text: "c", minutes: 9),
    ])
    #expect(shown?.verdict == .passed)
    #expect(shown?.tries == 3)
    #expect(shown?.failingSince == nil)
  }

  @Test func ofTextsThatDoNotPassTheLatestCounts() {
    let shown = cell([
      record("ada", "exercise1", .notPassed, score: 70, text: "b", minutes: 20),
      record("ada", "exercise1", .notPassed, score: 40, text: "a", minutes: 10),
    ])
    #expect(shown?.score == 70)
    #expect(shown?.failingSince == noon - 3_000)
  }

  /// A newer tutor may judge the same text otherwise.
  @Test func ofOneTextTheLaterRecordCounts() {
    let shown = cell([
      record("ada", "exercise1", .passed), record("ada", "exercise1", .notPassed, score: 85),
    ])
    #expect(shown?.score == 85)
    #expect(shown?.tries == 1)
  }

  @Test func stuckIsWhoseLastTextDoesNotPass() {
    let shown = report([
      record("ada", "exercise1", .notPassed, minutes: 0),
      record("ada", "exercise2", .passed, minutes: 30),
      record("bob", "exercise1", .passed, minutes: 0),
      record("bob", "exercise2", .notPassed, minutes: 40) { $0.firstToFix = .rendersTheSame },
      record("eve", "exercise1", .notPassed, minutes: 10),
    ])
    #expect(shown.stuck.map(\.name) == ["eve", "bob"])
    #expect(shown.stuck.map(\.exercise) == ["exercise1", "exercise2"])
    #expect(shown.stuck.last?.firstToFix == .rendersTheSame)
  }

  @Test func rosterAndFilesOfNoExercise() {
    let records = [
      record("zoe", "exercise1"), record("ada", nil, .unchecked),
      SubmissionRecord(
        SubmissionProblem(.notHandedIn, "why"), of: Submission(path: "", participant: "eve"),
        origin: RecordOrigin(tool: "0.1.0", course: nil)),
    ]
    let shown = report(records, request { $0.roster = Roster("ada\nbob\neve\n") })
    #expect(shown.missing == ["bob", "eve"])
    #expect(shown.strangers == ["zoe"])
    #expect(shown.otherFiles.map(\.file) == ["ada/other.swift"])
    #expect(shown.rows.map(\.name) == ["ada", "zoe"])
  }

  @Test func exercisesStandInTheOrderOfTheCourse() {
    let shown = report(["exercise10", "exercise2", "exercise1"].map { record("ada", $0) })
    #expect(shown.exercises.map(\.id) == ["exercise1", "exercise2", "exercise10"])
  }

  @Test func countsStandBesideTheReference() {
    let shown = report(
      [9, 4, 30].enumerated().map { index, rebuilt in
        record("p\(index)", "exercise1") {
          $0.counts = .init(rebuilt: rebuilt, starter: 40, reference: 4)
        }
      })
    let column = shown.exercises.first
    #expect(column?.medianRebuilt == 9 && column?.leastRebuilt == 4)
    #expect(column?.reference == 4 && column?.starter == 40)
  }

  @Test func exportsSayTimeHintsAndBeliefs() throws {
    let rows = [0.0, 60, 300, 2_000].enumerated().map { index, time in
      """
      {"id":"a\(index)","exercise":"exercise1","time":\(time),"verdict":"not passed","hints":0,\
      "report":{},"text":[""]}
      """
    }
    let json = """
      {"format":1,"attempts":[\(rows.joined(separator: ","))],"texts":[],"hints":[\
      {"id":"h","exercise":"exercise1","time":310,"level":1}],"reviews":[],"place":{},\
      "predictions":[{"id":"p","time":1,"question":["q"],"answer":"a","truth":"b",\
      "model":"everyRow"}]}
      """
    let export = try ProgressExport.parse(Data(json.utf8)).get()
    let shown = report(
      [record("ada", "exercise1", .notPassed)], request { $0.exports = ["ada": export] })
    // 0 to 310 without a pause, then 28 minutes away.
    #expect(shown.rows.first?.cells.first??.minutes == 5)
    #expect(shown.rows.first?.cells.first??.failingSince == 0)
    #expect(shown.stuck.first?.hints == 1)
    #expect(shown.wrongModels.map(\.people) == [1])
    #expect(shown.wrongModels.first?.hint == BeliefWords.everyRowCorrected())
  }

  @Test func aThousandParticipantsAreInTheTableAndNotAllOnThePage() {
    let built = builder((0..<1_000).map { record("p\($0)", "exercise1") })
    #expect(built.report.rows.count == 500 && built.report.hiddenRows == 500)
    var lines = 0
    built.writeCSV { _ in lines += 1 }
    #expect(lines == 1_001)
  }
}
