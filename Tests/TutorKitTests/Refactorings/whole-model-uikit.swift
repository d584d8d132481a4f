//// before
import SwiftUI
struct MapScreen: View {
  @ObservedObject private var locationManager = LocationManager.shared
  @State private var query = ""
  @State private var results: [Place] = []
  var body: some View {
    ZStack(alignment: .top) {
      MapViewRepresentable(region: $locationManager.region, annotations: results)
        .edgesIgnoringSafeArea(.all)
      VStack {
        searchField
        if !results.isEmpty { resultsList }
        Spacer()
        recenterButton
      }
    }
  }
  private var searchField: some View {
    TextField("Search", text: $query, onCommit: { results = PlaceSearch.run(query) })
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .padding()
  }
  private var resultsList: some View {
    ForEach(results, id: \.id) { place in
      Text(place.name).onTapGesture {
        locationManager.center(on: place)
        results = []
      }
    }
  }
  private var recenterButton: some View {
    Button(action: locationManager.recenter) {
      Image(systemName: "location").padding().background(Circle().fill(Color.white))
    }
  }
}
//// after
import SwiftUI
struct MapScreen: View {
  @ObservedObject private var locationManager = LocationManager.shared
  @State private var query = ""
  @State private var results: [Place] = []
  var body: some View {
    ZStack(alignment: .top) {
      MapViewRepresentable(region: $locationManager.region, annotations: results)
        .edgesIgnoringSafeArea(.all)
      VStack {
        SearchField(query: $query) { results = PlaceSearch.run(query) }
        if !results.isEmpty { ResultsList(results: $results, locationManager: locationManager) }
        Spacer()
        RecenterButton(action: locationManager.recenter)
      }
    }
  }
}
struct SearchField: View {
  @Binding var query: String
  let onCommit: () -> Void
  var body: some View {
    TextField("Search", text: $query, onCommit: onCommit)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .padding()
  }
}
struct ResultsList: View {
  @Binding var results: [Place]
  let locationManager: LocationManager
  var body: some View {
    ForEach(results, id: \.id) { place in
      Text(place.name).onTapGesture {
        locationManager.center(on: place)
        results = []
      }
    }
  }
}
struct RecenterButton: View {
  let action: () -> Void
  var body: some View {
    Button(action: action) {
      Image(systemName: "location").padding().background(Circle().fill(Color.white))
    }
  }
}
//// wrong: results stay
-        results = []
+
//// wrong: recenter does nothing
-RecenterButton(action: locationManager.recenter)
+RecenterButton(action: {})
//// wrong: commit does nothing
-{ results = PlaceSearch.run(query) }
+{ }
//// wrong: background
-.background(Circle().fill(Color.white))
+.background(Circle().fill(Color.black))
