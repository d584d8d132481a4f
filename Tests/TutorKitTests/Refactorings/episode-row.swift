//// before
import SwiftUI
struct EpisodeListView: View {
  @EnvironmentObject var store: EpisodeStore
  @State private var selected: Episode?
  var body: some View {
    List {
      ForEach(store.episodes) { episode in
        self.row(for: episode)
          .onTapGesture { self.selected = episode }
          .swipeActions { Button("Delete", role: .destructive) { store.delete(episode) } }
      }
    }
    .sheet(item: $selected) { episode in EpisodeDetail(episode: episode) }
  }
  func row(for episode: Episode) -> some View {
    HStack(alignment: .top, spacing: 12) {
      AsyncImage(url: episode.artworkURL) { image in image.resizable() } placeholder: { Color.gray }
        .frame(width: 56, height: 56)
        .cornerRadius(8)
      VStack(alignment: .leading) {
        Text(episode.title).font(.custom("Avenir-Heavy", size: 16))
        Text(Self.formatter.string(from: episode.date)).font(.caption)
      }
    }
  }
  static let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .medium
    return f
  }()
}
//// after
import SwiftUI
struct EpisodeListView: View {
  @EnvironmentObject var store: EpisodeStore
  @State private var selected: Episode?
  var body: some View {
    List {
      ForEach(store.episodes) { episode in
        EpisodeRow(episode: episode)
          .onTapGesture { self.selected = episode }
          .swipeActions { Button("Delete", role: .destructive) { store.delete(episode) } }
      }
    }
    .sheet(item: $selected) { episode in EpisodeDetail(episode: episode) }
  }
}
struct EpisodeRow: View {
  let episode: Episode
  static let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateStyle = .medium
    return f
  }()
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      AsyncImage(url: episode.artworkURL) { image in image.resizable() } placeholder: { Color.gray }
        .frame(width: 56, height: 56)
        .cornerRadius(8)
      VStack(alignment: .leading) {
        Text(episode.title).font(.custom("Avenir-Heavy", size: 16))
        Text(Self.formatter.string(from: episode.date)).font(.caption)
      }
    }
  }
}
//// wrong: delete dead
-{ store.delete(episode) }
+{ }
//// wrong: select dead
-{ self.selected = episode }
+{ }
//// wrong: other font
-Avenir-Heavy
+Avenir-Light
//// wrong: placeholder
-{ Color.gray }
+{ Color.red }
