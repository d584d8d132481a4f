//// before
import SwiftUI
struct PhotoDetail: View {
  let photo: Photo
  @State private var error: AppError?
  @State private var isSaved = false
  @State private var showAlert = false
  var body: some View {
    VStack {
      image
      HStack {
        Button(action: { save() }) {
          Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
        }
        Menu {
          Button("Report", role: .destructive) { showAlert = true }
          ShareLink(item: photo.url)
        } label: {
          Image(systemName: "ellipsis")
        }
      }
    }
    .alert(isPresented: $showAlert) {
      Alert(
        title: Text("Report photo?"), message: Text("By \(photo.author)"),
        primaryButton: .destructive(Text("Report")) { API.report(photo.id) },
        secondaryButton: .cancel())
    }
  }
  var image: some View {
    AsyncImage(url: photo.url) { phase in
      switch phase {
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
      case .failure: Image(systemName: "photo")
      default: ProgressView()
      }
    }
    .accessibilityLabel(Text(photo.caption))
  }
  func save() {
    Task {
      do {
        try await API.save(photo)
        isSaved = true
      } catch {
        self.error = AppError(error)
      }
    }
  }
}
//// after
import SwiftUI
struct PhotoDetail: View {
  let photo: Photo
  @State private var error: AppError?
  @State private var isSaved = false
  @State private var showAlert = false
  var body: some View {
    VStack {
      PhotoImage(url: photo.url, caption: photo.caption)
      PhotoActions(photo: photo, isSaved: isSaved, onSave: save, onReport: { showAlert = true })
    }
    .alert(isPresented: $showAlert) {
      Alert(
        title: Text("Report photo?"), message: Text("By \(photo.author)"),
        primaryButton: .destructive(Text("Report")) { API.report(photo.id) },
        secondaryButton: .cancel())
    }
  }
  func save() {
    Task {
      do {
        try await API.save(photo)
        isSaved = true
      } catch {
        self.error = AppError(error)
      }
    }
  }
}
struct PhotoImage: View {
  let url: URL
  let caption: String
  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
      case .failure: Image(systemName: "photo")
      default: ProgressView()
      }
    }
    .accessibilityLabel(Text(caption))
  }
}
struct PhotoActions: View {
  let photo: Photo
  let isSaved: Bool
  let onSave: () -> Void
  let onReport: () -> Void
  var body: some View {
    HStack {
      Button(action: onSave) {
        Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
      }
      Menu {
        Button("Report", role: .destructive, action: onReport)
        ShareLink(item: photo.url)
      } label: {
        Image(systemName: "ellipsis")
      }
    }
  }
}
//// wrong: report calls nothing
-{ API.report(photo.id) }
+{ }
//// wrong: report asks nothing
-onReport: { showAlert = true }
+onReport: { }
//// wrong: failure image
-Image(systemName: "photo")
+Image(systemName: "xmark")
//// wrong: label
-.accessibilityLabel(Text(caption))
+
//// wrong: not saved
-        isSaved = true
+
//// wrong: not sent
-        try await API.save(photo)
+
