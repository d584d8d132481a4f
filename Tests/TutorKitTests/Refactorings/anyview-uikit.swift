//// before
import SwiftUI
import UIKit
struct MediaPicker: View {
  @Binding var image: UIImage?
  @State private var source: Source = .library
  @State private var isPresented = false
  enum Source { case library, camera }
  var body: some View {
    VStack {
      preview()
      buttons
    }
    .sheet(isPresented: $isPresented) {
      ImagePicker(image: $image, sourceType: source == .camera ? .camera : .photoLibrary)
    }
  }
  func preview() -> AnyView {
    if let image = image {
      return AnyView(Image(uiImage: image).resizable().scaledToFit())
    }
    return AnyView(Image("placeholder"))
  }
  var buttons: some View {
    HStack {
      Button("Library") {
        source = .library
        isPresented = true
      }
      Button("Camera") {
        source = .camera
        isPresented = true
      }.disabled(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }
    .buttonStyle(PrimaryButtonStyle())
  }
}
struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  let sourceType: UIImagePickerController.SourceType
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = sourceType
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let parent: ImagePicker
    init(_ parent: ImagePicker) { self.parent = parent }
  }
}
//// after
import SwiftUI
import UIKit
struct MediaPicker: View {
  @Binding var image: UIImage?
  @State private var source: Source = .library
  @State private var isPresented = false
  enum Source { case library, camera }
  var body: some View {
    VStack {
      ImagePreview(image: image)
      PickerButtons(
        pickLibrary: { pick(.library) },
        pickCamera: { pick(.camera) })
    }
    .sheet(isPresented: $isPresented) {
      ImagePicker(image: $image, sourceType: source == .camera ? .camera : .photoLibrary)
    }
  }
  private func pick(_ source: Source) {
    self.source = source
    isPresented = true
  }
}
struct ImagePreview: View {
  let image: UIImage?
  var body: some View {
    if let image {
      Image(uiImage: image).resizable().scaledToFit()
    } else {
      Image("placeholder")
    }
  }
}
struct PickerButtons: View {
  let pickLibrary: () -> Void
  let pickCamera: () -> Void
  var body: some View {
    HStack {
      Button("Library", action: pickLibrary)
      Button("Camera", action: pickCamera)
        .disabled(!UIImagePickerController.isSourceTypeAvailable(.camera))
    }
    .buttonStyle(PrimaryButtonStyle())
  }
}
struct ImagePicker: UIViewControllerRepresentable {
  @Binding var image: UIImage?
  let sourceType: UIImagePickerController.SourceType
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType = sourceType
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let parent: ImagePicker
    init(_ parent: ImagePicker) { self.parent = parent }
  }
}
//// wrong: camera picks the library
-pickCamera: { pick(.camera) }
+pickCamera: { pick(.library) }
//// wrong: not presented
-    isPresented = true
+
//// wrong: other placeholder
-Image("placeholder")
+Image("empty")
//// wrong: not disabled
-        .disabled(!UIImagePickerController.isSourceTypeAvailable(.camera))
+
