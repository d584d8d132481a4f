//// before
import SwiftUI
struct DayView: View {
  @EnvironmentObject var calendar: CalendarStore
  let date: Date
  var body: some View {
    let events = calendar.events(on: date)
    let title = Self.formatter.string(from: date)
    return VStack(alignment: .leading) {
      Text(title).font(.headline)
      if events.isEmpty {
        Text("No events")
      } else {
        ForEach(events) { event in
          let color = calendar.color(of: event)
          HStack {
            Circle().fill(color).frame(width: 8, height: 8)
            Text(event.title)
            Spacer()
            Text(event.isAllDay ? "all day" : event.start.formatted(date: .omitted, time: .shortened))
          }
        }
      }
    }
  }
  private static let formatter = DateFormatter()
}
//// after
import SwiftUI
struct DayView: View {
  @EnvironmentObject var calendar: CalendarStore
  let date: Date
  var body: some View {
    let events = calendar.events(on: date)
    VStack(alignment: .leading) {
      DayTitle(date: date)
      if events.isEmpty {
        Text("No events")
      } else {
        ForEach(events) { EventRow(event: $0, color: calendar.color(of: $0)) }
      }
    }
  }
}
struct DayTitle: View {
  let date: Date
  private static let formatter = DateFormatter()
  private var title: String { Self.formatter.string(from: date) }
  var body: some View { Text(title).font(.headline) }
}
struct EventRow: View {
  let event: CalendarEvent
  let color: Color
  private var time: String {
    event.isAllDay ? "all day" : event.start.formatted(date: .omitted, time: .shortened)
  }
  var body: some View {
    HStack {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(event.title)
      Spacer()
      Text(time)
    }
  }
}
//// wrong: time format
-time: .shortened
+time: .complete
//// wrong: colour
-Circle().fill(color)
+Circle().fill(Color.blue)
//// wrong: size
-width: 8, height: 8
+width: 8, height: 10
//// wrong: always the time
-event.isAllDay ? "all day" : event
+event
