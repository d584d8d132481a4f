//// before
import SwiftUI
import Observation
@Observable final class TripModel {
  var title = ""
  var days = 1
  var isPublic = false
  let service: TripService
  init(service: TripService) { self.service = service }
  func publish() async { isPublic = true; await service.publish(title, days: days) }
}
struct TripForm: View {
  @Bindable var model: TripModel
  @State private var isConfirming = false
  var body: some View {
    Form {
      details
      visibility
      Button("Publish…") { isConfirming = true }
        .disabled(model.title.isEmpty)
    }
    .confirmationDialog("Publish?", isPresented: $isConfirming) {
      Button("Publish now") { Task { await model.publish() } }
    }
  }
  var details: some View {
    Section("Details") {
      TextField("Title", text: $model.title)
      Stepper("Days: \(model.days)", value: $model.days, in: 1...30)
    }
  }
  var visibility: some View {
    Section("Visibility") {
      Toggle("Public", isOn: $model.isPublic)
      if model.isPublic { Text("Everyone can see this trip") }
    }
  }
}
//// after
import SwiftUI
import Observation
@Observable final class TripModel {
  var title = ""
  var days = 1
  var isPublic = false
  let service: TripService
  init(service: TripService) { self.service = service }
  func publish() async { isPublic = true; await service.publish(title, days: days) }
}
struct TripForm: View {
  @Bindable var model: TripModel
  @State private var isConfirming = false
  var body: some View {
    Form {
      TripDetails(title: $model.title, days: $model.days)
      TripVisibility(isPublic: $model.isPublic)
      PublishButton(isEnabled: !model.title.isEmpty) { isConfirming = true }
    }
    .confirmationDialog("Publish?", isPresented: $isConfirming) {
      Button("Publish now") { Task { await model.publish() } }
    }
  }
}
private struct TripDetails: View {
  @Binding var title: String
  @Binding var days: Int
  var body: some View {
    Section("Details") {
      TextField("Title", text: $title)
      Stepper("Days: \(days)", value: $days, in: 1...30)
    }
  }
}
private struct TripVisibility: View {
  @Binding var isPublic: Bool
  var body: some View {
    Section("Visibility") {
      Toggle("Public", isOn: $isPublic)
      if isPublic { Text("Everyone can see this trip") }
    }
  }
}
private struct PublishButton: View {
  let isEnabled: Bool
  let action: () -> Void
  var body: some View {
    Button("Publish…", action: action).disabled(!isEnabled)
  }
}
//// wrong: enabled the other way round
-.disabled(!isEnabled)
+.disabled(isEnabled)
//// wrong: days is constant
-days: $model.days
+days: .constant(model.days)
//// wrong: range
-in: 1...30
+in: 1...31
//// wrong: publishes nothing
-{ Task { await model.publish() } }
+{ }
//// wrong: text always
-if isPublic { Text("Everyone can see this trip") }
+Text("Everyone can see this trip")
