// program: titles, links and labels as before iOS 16
import SwiftUI
struct EarlierPlace: Identifiable { let id: Int; let name: String }
struct EarlierTitles: View {
  @State private var isShown = false
  @State private var chosen: Int?
  @State private var place: EarlierPlace?
  let name: String
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("Map"), isActive: $isShown) { Text("Show") }
        NavigationLink(destination: Text("One"), tag: 1, selection: $chosen) { Text("One") }
        NavigationLink("Map", destination: Text("Map"), isActive: $isShown)
        NavigationLink(name, destination: Text("Map"), isActive: $isShown)
        NavigationLink("One", destination: Text("One"), tag: 1, selection: $chosen)
        NavigationLink(name, destination: Text("One"), tag: 1, selection: $chosen)
        NavigationLink("One", tag: 2, selection: $chosen) { Text("One") }
        NavigationLink(name, tag: 2, selection: $chosen) { Text("One") }
      }
      .navigationBarTitle(Text("Atlas"), displayMode: .inline)
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
    Text("x").navigationBarTitle(Text("Atlas"))
      .actionSheet(item: $place) { ActionSheet(title: Text($0.name)) }
      .contextMenu(ContextMenu { Button("Copy") {} })
  }
}
// program: accessibility as before iOS 14
import SwiftUI
struct EarlierLabels: View {
  var body: some View {
    Text("N").accessibility(label: Text("North")).accessibility(hint: Text("Up"))
      .accessibility(value: Text("1")).accessibility(hidden: false).accessibility(identifier: "n")
      .accessibility(sortPriority: 2).accessibility(inputLabels: [Text("North")])
    Text("S").accessibility(selectionIdentifier: 3).accessibility(activationPoint: CGPoint.zero)
      .accessibility(activationPoint: UnitPoint.center).accessibility(addTraits: .isHeader)
      .accessibility(removeTraits: .isImage)
  }
}
// program: presses, drops and suggestions as before iOS 16
import SwiftUI
struct EarlierDrop: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}
struct EarlierGestures: View {
  @State private var isOn = false
  @State private var text = ""
  let prompt: String
  var body: some View {
    Text("x")
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 3, pressing: { isOn = $0 }, perform: {})
      .onLongPressGesture(pressing: { isOn = $0 }) { isOn = false }
      .onDrop(of: ["public.text"], isTargeted: $isOn) { providers in !providers.isEmpty }
      .onDrop(of: ["public.text"], isTargeted: nil) { providers, place in place.x > 0 }
      .onDrop(of: ["public.text"], delegate: EarlierDrop())
      .searchable(text: $text, suggestions: { Text("Recent") })
      .searchable(text: $text, prompt: "Find", suggestions: { Text("Recent") })
      .searchable(text: $text, placement: .toolbar, prompt: prompt) { Text("Recent") }
  }
}
// program: labels last in sliders and steppers
import SwiftUI
struct EarlierControls: View {
  @State private var level = 0.5
  @State private var count = 1
  var body: some View {
    Slider(value: $level, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Level") }
    Slider(value: $level, in: 0...1, step: 0.1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"), label: { Text("Level") })
    Slider(value: $level, in: 0...1, onEditingChanged: { _ in }) { Text("Level") }
    Slider(value: $level, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("Level") }
    Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Count") }
    Stepper(value: $count, onEditingChanged: { _ in }) { Text("Count") }
    Stepper(value: $count, in: 1...5, step: 2, onEditingChanged: { _ in }) { Text("Count") }
    Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .blue))
    ProgressView(value: level).progressViewStyle(LinearProgressViewStyle(tint: .green))
  }
}
