// tutor: exercise60
import SwiftUI

struct Pitch: Identifiable, Equatable {
  let id: Int
  let place: String
  let hasPower: Bool
  let euros: Int
  var guest = ""
  var nights = 0
  var isPaid = false
}

struct Bread: Identifiable, Equatable {
  let id: String
  let cents: Int
  var count = 0
}

@Observable
final class Campsite {
  var pitches = [
    Pitch(
      id: 1, place: "By the water", hasPower: false, euros: 19, guest: "Vera",
      nights: 2),
    Pitch(
      id: 2, place: "Under the pines", hasPower: true, euros: 24, guest: "Bo",
      nights: 5),
    Pitch(id: 3, place: "Meadow", hasPower: true, euros: 22),
    Pitch(id: 4, place: "Behind the dune", hasPower: false, euros: 17),
  ]
  var areFiresAllowed = true
  var notices = ["Kayaks at the jetty"]
  var warden = "Juna"
}

struct CampsiteDesk: View {
  let name: String
  @State private var site = Campsite()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        DeskHeading(name: name, site: site)
        FireSwitch(site: site)
        PitchSection(site: site)
        ArrivalForm(site: site)
        BreadSection()
        NoticeBoard(site: site)
        OpeningHours()
      }
      .padding()
    }
  }
}

private struct DeskHeading: View {
  let name: String
  let site: Campsite

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "tent")
      Text(name).font(.largeTitle)
      Text("Warden: \(site.warden)").font(.headline)
      FireSign(site: site)
    }
  }
}

private struct FireSign: View {
  let site: Campsite

  var body: some View {
    if site.areFiresAllowed {
      Label("Fires in the ring only", systemImage: "flame")
    } else {
      Text("No open fire").bold().foregroundStyle(.red)
    }
  }
}

private struct FireSwitch: View {
  @Bindable var site: Campsite

  var body: some View {
    Toggle("Fires allowed", isOn: $site.areFiresAllowed)
  }
}

private struct PitchSection: View {
  let site: Campsite
  @State private var hidesFree = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Hide free pitches", isOn: $hidesFree)
      Text("\(site.pitches.filter(\.guest.isEmpty).count) pitches are free")
        .font(.headline)
      ForEach(site.pitches.filter { !hidesFree || !$0.guest.isEmpty }) {
        pitch in
        PitchRow(
          pitch: pitch, onPay: { pay(pitch.id) }, onLeave: { leave(pitch.id) }
        )
      }
    }
  }

  private func pay(_ id: Int) {
    guard let index = site.pitches.firstIndex(where: { $0.id == id }) else {
      return
    }
    site.pitches[index].isPaid = true
  }

  private func leave(_ id: Int) {
    guard let index = site.pitches.firstIndex(where: { $0.id == id }) else {
      return
    }
    site.pitches[index].guest = ""
    site.pitches[index].nights = 0
    site.pitches[index].isPaid = false
  }
}

private struct PitchRow: View, Equatable {
  let pitch: Pitch
  let onPay: () -> Void
  let onLeave: () -> Void

  static func == (a: PitchRow, b: PitchRow) -> Bool { a.pitch == b.pitch }

  var body: some View {
    HStack {
      PitchTag(place: pitch.place, hasPower: pitch.hasPower)
      VStack(alignment: .leading) {
        Text(pitch.guest.isEmpty ? "Free" : pitch.guest)
        Text(pitch.isPaid ? "Paid" : "\(pitch.nights * pitch.euros) euros")
          .font(.caption)
      }
      Spacer()
      Button("Pay \(pitch.id)") { onPay() }
        .disabled(pitch.isPaid || pitch.guest.isEmpty)
      Button("Leave \(pitch.id)") { onLeave() }
        .disabled(pitch.guest.isEmpty)
    }
  }
}

private struct PitchTag: View {
  let place: String
  let hasPower: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(place).font(.headline)
      Image(systemName: hasPower ? "bolt" : "bolt.slash")
    }
  }
}

private struct ArrivalForm: View {
  let site: Campsite
  @State private var guest = ""
  @State private var nights = 1

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Guest", text: $guest)
      Stepper("Nights", value: $nights, in: 1...14)
      Text(nights == 1 ? "One night" : "\(nights) nights").font(.caption)
      Button("Check in") { checkIn() }
        .disabled(
          guest.isEmpty || !site.pitches.contains { $0.guest.isEmpty })
    }
  }

  private func checkIn() {
    guard let index = site.pitches.firstIndex(where: { $0.guest.isEmpty })
    else { return }
    site.pitches[index].guest = guest
    site.pitches[index].nights = nights
    guest = ""
    nights = 1
  }
}

private struct BreadSection: View {
  @State private var breads = [
    Bread(id: "Rye", cents: 340), Bread(id: "Wheat", cents: 280, count: 2),
    Bread(id: "Seeds", cents: 390, count: 1),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Bread for tomorrow").font(.headline)
      ForEach(breads) { bread in
        BreadRow(
          bread: bread, onMore: { bake(bread.id, 1) },
          onLess: { bake(bread.id, -1) })
      }
      Text(
        "\(breads.reduce(0) { $0 + $1.count * $1.cents }) cents to collect")
    }
  }

  private func bake(_ id: String, _ more: Int) {
    guard let index = breads.firstIndex(where: { $0.id == id }) else {
      return
    }
    breads[index].count += more
  }
}

private struct BreadRow: View, Equatable {
  let bread: Bread
  let onMore: () -> Void
  let onLess: () -> Void

  static func == (a: BreadRow, b: BreadRow) -> Bool { a.bread == b.bread }

  var body: some View {
    HStack {
      Text(bread.id)
      Text("\(bread.count)").bold()
      Button("More \(bread.id)") { onMore() }
      Button("Less \(bread.id)") { onLess() }
        .disabled(bread.count == 0)
    }
  }
}

private struct NoticeBoard: View {
  let site: Campsite
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(site.notices, id: \.self) { notice in
        Text(notice)
      }
      TextField("Notice", text: $draft)
      Button("Pin") {
        site.notices.append(draft)
        draft = ""
      }
      .disabled(draft.isEmpty || site.notices.contains(draft))
    }
  }
}

private struct OpeningHours: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Reception").font(.headline)
      Text("8 to 11 and 16 to 20")
      Text("Quiet from 22 on")
      Text("In an emergency call 112").bold()
    }
  }
}
