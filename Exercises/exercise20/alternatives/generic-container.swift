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
      Text("\(unit == .miles ? kilometres * 5 / 8 : kilometres) \(unit.rawValue)")
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
    SettingsGroup("Profile") {
      TextField("Nickname", text: $nickname)
      Text("Others see you as \(nickname)").font(.footnote)
    }
  }
}

private struct UnitSection: View {
  @Binding var unit: LengthUnit

  var body: some View {
    SettingsGroup("Units") {
      ChoicePicker(title: "Distance", choices: LengthUnit.allCases, selection: $unit)
      DistanceLabel(title: "Longest walk", kilometres: 48)
    }
  }
}

private struct MapSection: View {
  @Binding var style: MapStyle
  @Binding var savesMaps: Bool

  var body: some View {
    SettingsGroup("Map") {
      ChoicePicker(title: "Style", choices: MapStyle.allCases, selection: $style)
      Toggle("Save maps", isOn: $savesMaps)
      Text(savesMaps ? "The \(style.rawValue) map is kept" : "Maps are loaded on the way")
        .font(.footnote)
    }
  }
}

private struct AlertSection: View {
  @Binding var hasVoice: Bool
  @Binding var vibrates: Bool

  var body: some View {
    SettingsGroup("Alerts") {
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
    SettingsGroup("About") {
      SettingRow("Version") {
        Text(version).foregroundStyle(.secondary)
      }
      SettingRow("Maps") {
        Text(survey).foregroundStyle(.secondary)
      }
      DistanceLabel(title: "Marked trails", kilometres: 1800)
    }
  }
}

private struct SettingsGroup<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    Section(title) {
      content
    }
  }
}

private struct ChoicePicker<Choice: Hashable & RawRepresentable>: View
where Choice.RawValue == String {
  let title: String
  let choices: [Choice]
  @Binding var selection: Choice

  var body: some View {
    Picker(title, selection: $selection) {
      ForEach(choices, id: \.self) { choice in
        Text(choice.rawValue).tag(choice)
      }
    }
  }
}

private struct SettingRow<Trailing: View>: View {
  let title: String
  let trailing: Trailing

  init(_ title: String, @ViewBuilder trailing: () -> Trailing) {
    self.title = title
    self.trailing = trailing()
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      trailing
    }
  }
}
