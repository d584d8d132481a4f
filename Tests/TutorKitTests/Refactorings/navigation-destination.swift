//// before
import SwiftUI
struct LibraryView: View {
  @State private var path = NavigationPath()
  @EnvironmentObject var library: Library
  var body: some View {
    NavigationStack(path: $path) {
      List(library.albums) { album in
        NavigationLink(value: album) {
          HStack {
            Image(album.cover).resizable().frame(width: 44, height: 44)
            Text(album.title)
          }
        }
      }
      .navigationDestination(for: Album.self) { album in
        List {
          ForEach(album.tracks) { track in
            HStack {
              Text(track.title)
              Spacer()
              Text(track.duration.formatted)
            }
          }
        }
        .navigationTitle(album.title)
      }
    }
  }
}
//// after
import SwiftUI
struct LibraryView: View {
  @State private var path = NavigationPath()
  @EnvironmentObject var library: Library
  var body: some View {
    NavigationStack(path: $path) {
      List(library.albums) { album in
        NavigationLink(value: album) { AlbumRow(album: album) }
      }
      .navigationDestination(for: Album.self) { AlbumDetail(album: $0) }
    }
  }
}
struct AlbumRow: View {
  let album: Album
  var body: some View {
    HStack {
      Image(album.cover).resizable().frame(width: 44, height: 44)
      Text(album.title)
    }
  }
}
struct AlbumDetail: View {
  let album: Album
  var body: some View {
    List {
      ForEach(album.tracks) { track in TrackRow(track: track) }
    }
    .navigationTitle(album.title)
  }
}
struct TrackRow: View {
  let track: Track
  var body: some View {
    HStack {
      Text(track.title)
      Spacer()
      Text(track.duration.formatted)
    }
  }
}
//// wrong: title of the destination
-    .navigationTitle(album.title)
+
//// wrong: value
-NavigationLink(value: album) 
+NavigationLink(value: album.id) 
//// wrong: destination gone
-{ AlbumDetail(album: $0) }
+{ _ in Text("Album") }
