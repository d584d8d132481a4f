// tutor: exercise20
// rejected by: evaluates-less
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
      Text("\(unit == .miles ? kilometres * 5 / 8 : kilometres) \(unit.rawValue)")
        .foregroundStyle(.secondary)
    }
  }
}

final class Settings: ObservableObject {
  @Published var nickname = "Fox"
  @Published var unit = LengthUnit.kilometres
  @Published var mapStyle = MapStyle.terrain
  @Published var savesMaps = false
  @Published var hasVoice = true
  @Published var vibrates = false
}

struct TrailSettings: View {
  @StateObject private var settings = Settings()
  let version = "3.1"
  let survey = "Northern Survey"

  var body: some View {
    Form {
      ProfileSection(settings: settings)
      UnitSection(settings: settings)
      MapSection(settings: settings)
      AlertSection(settings: settings)
      AboutSection(version: version, survey: survey)
    }
    .environment(\.lengthUnit, settings.unit)
  }
}

private struct ProfileSection: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Section("Profile") {
      TextField("Nickname", text: $settings.nickname)
      Text("Others see you as \(settings.nickname)").font(.footnote)
    }
  }
}

private struct UnitSection: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Section("Units") {
      Picker("Distance", selection: $settings.unit) {
        ForEach(LengthUnit.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      DistanceLabel(title: "Longest walk", kilometres: 48)
    }
  }
}

private struct MapSection: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Section("Map") {
      Picker("Style", selection: $settings.mapStyle) {
        ForEach(MapStyle.allCases, id: \.self) { choice in
          Text(choice.rawValue).tag(choice)
        }
      }
      Toggle("Save maps", isOn: $settings.savesMaps)
      Text(
        settings.savesMaps
          ? "The \(settings.mapStyle.rawValue) map is kept" : "Maps are loaded on the way"
      )
      .font(.footnote)
    }
  }
}

private struct AlertSection: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Section("Alerts") {
      Toggle("Voice", isOn: $settings.hasVoice)
      Toggle("Vibration", isOn: $settings.vibrates)
        .disabled(!settings.hasVoice)
      Text(settings.vibrates ? "Buzzes at each turn" : "Stays silent").font(.footnote)
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
