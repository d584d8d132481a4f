// tutor: exercise60
import SwiftUI

// TODO: Two hundred lines at one desk. Find what wakes them, draw the
// boundaries, and cut.

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

final class Campsite: ObservableObject {
  @Published var pitches = [
    Pitch(
      id: 1, place: "By the water", hasPower: false, euros: 19, guest: "Vera",
      nights: 2),
    Pitch(
      id: 2, place: "Under the pines", hasPower: true, euros: 24, guest: "Bo",
      nights: 5),
    Pitch(id: 3, place: "Meadow", hasPower: true, euros: 22),
    Pitch(id: 4, place: "Behind the dune", hasPower: false, euros: 17),
  ]
  @Published var areFiresAllowed = true
  @Published var notices = ["Kayaks at the jetty"]
  @Published var warden = "Juna"
}

struct CampsiteDesk: View {
  let name: String
  @StateObject private var site = Campsite()
  @State private var breads = [
    Bread(id: "Rye", cents: 340), Bread(id: "Wheat", cents: 280, count: 2),
    Bread(id: "Seeds", cents: 390, count: 1),
  ]
  @State private var guest = ""
  @State private var nights = 1
  @State private var hidesFree = false
  @State private var draft = ""

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          Image(systemName: "tent")
          Text(name).font(.largeTitle)
          Text("Warden: \(site.warden)").font(.headline)
          fireSign
        }
        Toggle("Fires allowed", isOn: $site.areFiresAllowed)
        pitchSection
        arrivalSection
        breadSection
        NoticeBoard(site: site, draft: $draft)
        VStack(alignment: .leading) {
          Text("Reception").font(.headline)
          Text("8 to 11 and 16 to 20")
          Text("Quiet from 22 on")
          Text("In an emergency call 112").bold()
        }
      }
      .padding()
    }
  }

  private var fireSign: AnyView {
    if site.areFiresAllowed {
      return AnyView(Label("Fires in the ring only", systemImage: "flame"))
    }
    return AnyView(Text("No open fire").bold().foregroundStyle(.red))
  }

  private var pitchSection: some View {
    VStack(alignment: .leading) {
      Toggle("Hide free pitches", isOn: $hidesFree)
      Text("\(site.pitches.filter(\.guest.isEmpty).count) pitches are free")
        .font(.headline)
      ForEach(site.pitches.filter { !hidesFree || !$0.guest.isEmpty }) {
        pitch in
        pitchRow(pitch)
      }
    }
  }

  private var arrivalSection: some View {
    VStack(alignment: .leading) {
      TextField("Guest", text: $guest)
      Stepper("Nights", value: $nights, in: 1...14)
      Text(nights == 1 ? "One night" : "\(nights) nights").font(.caption)
      Button("Check in") { checkIn() }
        .disabled(
          guest.isEmpty || !site.pitches.contains { $0.guest.isEmpty })
    }
  }

  private var breadSection: some View {
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

  private func pitchRow(_ pitch: Pitch) -> some View {
    HStack {
      PitchTag(pitch: pitch)
      VStack(alignment: .leading) {
        Text(pitch.guest.isEmpty ? "Free" : pitch.guest)
        Text(pitch.isPaid ? "Paid" : "\(pitch.nights * pitch.euros) euros")
          .font(.caption)
      }
      Spacer()
      Button("Pay \(pitch.id)") { pay(pitch.id) }
        .disabled(pitch.isPaid || pitch.guest.isEmpty)
      Button("Leave \(pitch.id)") { leave(pitch.id) }
        .disabled(pitch.guest.isEmpty)
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

  private func checkIn() {
    guard let index = site.pitches.firstIndex(where: { $0.guest.isEmpty })
    else { return }
    site.pitches[index].guest = guest
    site.pitches[index].nights = nights
    guest = ""
    nights = 1
  }

  private func bake(_ id: String, _ more: Int) {
    guard let index = breads.firstIndex(where: { $0.id == id }) else {
      return
    }
    breads[index].count += more
  }
}

private struct PitchTag: View {
  let pitch: Pitch

  var body: some View {
    VStack(alignment: .leading) {
      Text(pitch.place).font(.headline)
      Image(systemName: pitch.hasPower ? "bolt" : "bolt.slash")
    }
  }
}

private struct BreadRow: View {
  let bread: Bread
  let onMore: () -> Void
  let onLess: () -> Void

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
  @ObservedObject var site: Campsite
  @Binding var draft: String

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
