import Foundation
import TutorKit

/// Times as people in the room read them.
struct ReportTimes {
  private let now: Double
  private let calendar: Calendar
  private let day = DateFormatter()
  private let hour = DateFormatter()

  init(_ request: ReportRequest) {
    now = request.time
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = request.timeZone
    self.calendar = calendar
    for (formatter, format) in [(day, "yyyy-MM-dd HH:mm"), (hour, "HH:mm")] {
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = request.timeZone
      formatter.dateFormat = format
    }
  }

  /// `10:42`, or with its day where that is another one than the report's.
  func text(_ time: Double) -> String {
    let date = Date(timeIntervalSince1970: time)
    let isToday = calendar.isDate(date, inSameDayAs: Date(timeIntervalSince1970: now))
    return (isToday ? hour : day).string(from: date)
  }

  /// `2026-05-04 10:42`
  func full(_ time: Double) -> String { day.string(from: Date(timeIntervalSince1970: time)) }

  /// `10:42 (38 min)`
  func since(_ time: Double?) -> String {
    guard let time else { return ReportWords.notKnown() }
    let minutes = Int(max(0, now - time) / 60)
    guard minutes < 24 * 60 else { return text(time) }
    return ReportWords.sinceFor(text(time), minutes)
  }
}
