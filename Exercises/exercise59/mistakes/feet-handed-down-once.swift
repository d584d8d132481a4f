// tutor: exercise59
// rejected by: renders-the-same
import SwiftUI

struct UsesFeetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var usesFeet: Bool {
    get { self[UsesFeetKey.self] }
    set { self[UsesFeetKey.self] = newValue }
  }
}

struct DepthText: View {
  @Environment(\.usesFeet) private var unit
  @State private var usesFeet = false
  let metres: Int

  var body: some View {
    Text(usesFeet ? "\(metres * 33 / 10) ft" : "\(metres) m")
      .onAppear { usesFeet = unit }
  }
}

struct Dive: Identifiable, Equatable {
  let id: Int
  let site: String
  let metres: Int
  let minutes: Int
  let buddy: String
  let guide: String
  var isSigned = false
}

struct DiveLog: View {
  let centre: String
  @State private var usesFeet = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      CentreCard(centre: centre, hours: "Boats leave at eight")
      Toggle("Feet", isOn: $usesFeet)
      TankPanel()
      DiveList()
      RemarkField()
    }
    .environment(\.usesFeet, usesFeet)
  }
}

private struct CentreCard: View {
  let centre: String
  let hours: String

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "water.waves")
      Text(centre).font(.title)
      Text(hours).font(.caption)
    }
  }
}

private struct TankPanel: View {
  @State private var bars = 200

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Bars", value: $bars, in: 20...220, step: 10)
      HStack {
        Image(systemName: bars < 50 ? "exclamationmark.triangle" : "gauge")
        Text(bars < 50 ? "Come up" : "\(bars) bar")
      }
      HStack {
        Text("Never below")
        DepthText(metres: 40)
      }
    }
  }
}

private struct DiveList: View {
  @State private var dives = [
    Dive(id: 1, site: "Wreck", metres: 28, minutes: 41, buddy: "Noor", guide: "Sam"),
    Dive(id: 2, site: "North wall", metres: 19, minutes: 52, buddy: "Noor", guide: "Ines"),
    Dive(id: 3, site: "Seagrass", metres: 7, minutes: 64, buddy: "Pim", guide: "Sam"),
  ]
  @State private var hidesSigned = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Hide signed dives", isOn: $hidesSigned)
      Text("\(dives.filter { !$0.isSigned }.count) dives to sign").font(.caption)
      ForEach(dives.filter { !hidesSigned || !$0.isSigned }) { dive in
        DiveRow(
          number: dive.id, site: dive.site, metres: dive.metres, minutes: dive.minutes,
          isSigned: dive.isSigned
        ) {
          sign(dive.id)
        }
      }
    }
  }

  private func sign(_ id: Int) {
    guard let index = dives.firstIndex(where: { $0.id == id }) else { return }
    dives[index].isSigned = true
  }
}

private struct DiveRow: View, Equatable {
  let number: Int
  let site: String
  let metres: Int
  let minutes: Int
  let isSigned: Bool
  let onSign: () -> Void

  static func == (a: DiveRow, b: DiveRow) -> Bool {
    a.number == b.number && a.site == b.site && a.metres == b.metres
      && a.minutes == b.minutes && a.isSigned == b.isSigned
  }

  var body: some View {
    HStack {
      Text(site).font(.headline)
      DepthText(metres: metres)
      Text("\(minutes) min")
      Spacer()
      Button("Sign \(number)") { onSign() }
        .disabled(isSigned)
    }
  }
}

private struct RemarkField: View {
  @State private var remark = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Remark", text: $remark)
      Text(remark.isEmpty ? "Nothing to remark" : "\(remark.count) letters").font(.caption)
      Text("Remarks are read on Sundays").font(.footnote)
    }
  }
}
