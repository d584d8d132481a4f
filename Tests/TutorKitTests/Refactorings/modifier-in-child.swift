//// before
import SwiftUI
struct GalleryView: View {
  @ObservedObject var model: GalleryModel
  @Binding var path: [Route]
  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 4)]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(model.photos) { photo in
          thumbnail(photo)
            .aspectRatio(1, contentMode: .fill)
            .clipped()
            .overlay(alignment: .topTrailing) {
              if model.selection.contains(photo.id) { Image(systemName: "checkmark.circle.fill") }
            }
            .onTapGesture { path.append(.photo(photo.id)) }
            .onLongPressGesture { model.select(photo) }
            .contextMenu {
              Button("Delete", role: .destructive) { model.delete(photo) }
              Button("Share") { model.share(photo) }
            }
        }
      }
    }
  }
  func thumbnail(_ photo: Photo) -> some View {
    LazyImage(url: photo.thumbnailURL, placeholder: { Color(.systemGray5) })
  }
}
//// after
import SwiftUI
struct GalleryView: View {
  @ObservedObject var model: GalleryModel
  @Binding var path: [Route]
  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 4)]
  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(model.photos) { photo in
          PhotoThumbnail(photo: photo, isSelected: model.selection.contains(photo.id))
            .onTapGesture { path.append(.photo(photo.id)) }
            .onLongPressGesture { model.select(photo) }
            .contextMenu { PhotoMenu(photo: photo, model: model) }
        }
      }
    }
  }
}
private struct PhotoThumbnail: View {
  let photo: Photo
  let isSelected: Bool
  var body: some View {
    LazyImage(url: photo.thumbnailURL, placeholder: { Color(.systemGray5) })
      .aspectRatio(1, contentMode: .fill)
      .clipped()
      .overlay(alignment: .topTrailing) {
        if isSelected { Image(systemName: "checkmark.circle.fill") }
      }
  }
}
private struct PhotoMenu: View {
  let photo: Photo
  let model: GalleryModel
  var body: some View {
    Button("Delete", role: .destructive) { model.delete(photo) }
    Button("Share") { model.share(photo) }
  }
}
//// wrong: clipped first
-      .aspectRatio(1, contentMode: .fill)
-      .clipped()
+      .clipped()
+      .aspectRatio(1, contentMode: .fill)
//// wrong: share deletes
-model.share(photo)
+model.delete(photo)
//// wrong: select
-            .onLongPressGesture { model.select(photo) }
+
//// wrong: route
-path.append(.photo(photo.id))
+path.append(.album(photo.id))
//// wrong: always selected
-        if isSelected { Image(systemName: "checkmark.circle.fill") }
+        Image(systemName: "checkmark.circle.fill")
//// wrong: placeholder
-Color(.systemGray5)
+Color(.systemGray6)
