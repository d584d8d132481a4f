// tutor: exercise20
import SwiftUI

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
      ProfileSection(nickname: $nickname)
      UnitSection(unit: $unit)
      MapSection(style: $mapStyle, savesMaps: $savesMaps)
      AlertSection(hasVoice: $hasVoice, vibrates: $vibrates)
      AboutSection(version: version, survey: survey)
    }
    .environment(\.lengthUnit, unit)
  }
}

private struct ProfileSection: View {
  @Binding var nickname: String

  var body: some View {
    Section("Profile") {
      TextField("Nickname", text: $nickname)
      Text("Others see you as \(nickname)").font(.footnote)
    }
  }
}

private struct UnitSection: View {
  @Binding var unit: LengthUnit

  var body: some View {
    Section("Units") {
      Picker("Distance", selection: $unit) {
        ForEach(LengthUnit.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      DistanceLabel(title: "Longest walk", kilometres: 48)
    }
  }
}

private struct MapSection: View {
  @Binding var style: MapStyle
  @Binding var savesMaps: Bool

  var body: some View {
    Section("Map") {
      Picker("Style", selection: $style) {
        ForEach(MapStyle.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      Toggle("Save maps", isOn: $savesMaps)
      Text(
        savesMaps
          ? "The \(style.rawValue) map is kept" : "Maps are loaded on the way"
      )
      .font(.footnote)
    }
  }
}

private struct AlertSection: View {
  @Binding var hasVoice: Bool
  @Binding var vibrates: Bool

  var body: some View {
    Section("Alerts") {
      Toggle("Voice", isOn: $hasVoice)
      Toggle("Vibration", isOn: $vibrates)
        .disabled(!hasVoice)
      Text(vibrates ? "Buzzes at each turn" : "Stays silent").font(.footnote)
      DistanceLabel(title: "Announced every", kilometres: 8)
    }
  }
}

private struct AboutSection: View {
  let version: String
  let survey: String

  var body: some View {
    Section("About") {
      AboutRow(title: "Version", value: version)
      AboutRow(title: "Maps", value: survey)
      DistanceLabel(title: "Marked trails", kilometres: 1800)
    }
  }
}

private struct AboutRow: View {
  let title: String
  let value: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(value).foregroundStyle(.secondary)
    }
  }
}
