// tutor: exercise20
import SwiftUI

// TODO: Let each section of the form be evaluated on its own.

enum LengthUnit: String, CaseIterable {
  case kilometres, miles
}

enum MapStyle: String, CaseIterable {
  case terrain, satellite, plain
}

struct LengthUnitKey: EnvironmentKey {
  static let defaultValue = LengthUnit.kilometres
}

extension EnvironmentValues {
  var lengthUnit: LengthUnit {
    get { self[LengthUnitKey.self] }
    set { self[LengthUnitKey.self] = newValue }
  }
}

struct DistanceLabel: View {
  @Environment(\.lengthUnit) private var unit
  let title: String
  let kilometres: Int

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(
        "\(unit == .miles ? kilometres * 5 / 8 : kilometres) \(unit.rawValue)"
      )
      .foregroundStyle(.secondary)
    }
  }
}

struct TrailSettings: View {
  @State private var nickname = "Fox"
  @State private var unit = LengthUnit.kilometres
  @State private var mapStyle = MapStyle.terrain
  @State private var savesMaps = false
  @State private var hasVoice = true
  @State private var vibrates = false
  let version = "3.1"
  let survey = "Northern Survey"

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Nickname", text: $nickname)
        Text("Others see you as \(nickname)").font(.footnote)
      }
      unitSection
      mapSection
      alertSection
      Section("About") {
        aboutRow("Version", version)
        aboutRow("Maps", survey)
        DistanceLabel(title: "Marked trails", kilometres: 1800)
      }
    }
    .environment(\.lengthUnit, unit)
  }

  private var unitSection: some View {
    Section("Units") {
      Picker("Distance", selection: $unit) {
        ForEach(LengthUnit.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      DistanceLabel(title: "Longest walk", kilometres: 48)
    }
  }

  private var mapSection: some View {
    Section("Map") {
      Picker("Style", selection: $mapStyle) {
        ForEach(MapStyle.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      Toggle("Save maps", isOn: $savesMaps)
      Text(
        savesMaps
          ? "The \(mapStyle.rawValue) map is kept"
          : "Maps are loaded on the way"
      )
      .font(.footnote)
    }
  }

  private var alertSection: some View {
    Section("Alerts") {
      Toggle("Voice", isOn: $hasVoice)
      Toggle("Vibration", isOn: $vibrates)
        .disabled(!hasVoice)
      Text(vibrates ? "Buzzes at each turn" : "Stays silent").font(.footnote)
      DistanceLabel(title: "Announced every", kilometres: 8)
    }
  }

  private func aboutRow(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }
}
