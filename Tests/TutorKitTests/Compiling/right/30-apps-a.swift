// program: settings with storage and an about screen
import SwiftUI

@main struct SettingsApp: App {
  @AppStorage("appearance") private var appearance = Appearance.system
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup {
      SettingsView().preferredColorScheme(appearance.scheme)
    }
    .onChange(of: phase) { _, new in if new == .background { print("saved") } }
    #if os(macOS)
      Settings { SettingsView() }
    #endif
  }
}

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct SettingsView: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("notifications") private var notifies = true
  @AppStorage("volume") private var volume = 0.5
  @State private var showsReset = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          Toggle(isOn: $notifies.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }
          if notifies {
            Slider(value: $volume, in: 0...1) {
              Text("Volume")
            } minimumValueLabel: {
              Image(systemName: "speaker")
            } maximumValueLabel: {
              Image(systemName: "speaker.wave.3")
            }
          }
        }
        Section {
          LabeledContent("Version", value: "1.2")
          NavigationLink("Licences") { LicencesView() }
        } header: {
          Text("About")
        } footer: {
          Text("Made with **care**.").font(.footnote)
        }
        Button("Reset", role: .destructive) { showsReset = true }
          .confirmationDialog("Reset all settings?", isPresented: $showsReset, titleVisibility: .visible) {
            Button("Reset", role: .destructive, action: reset)
            Button("Cancel", role: .cancel) {}
          }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }

  private func reset() {
    withAnimation {
      appearance = .system
      volume = 0.5
    }
  }
}

struct LicencesView: View {
  var body: some View {
    ScrollView { Text(verbatim: "MIT").monospaced().padding().textSelection(.enabled) }
  }
}

// program: a feed that loads with async and await
import Foundation
import SwiftUI

struct Article: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let published: Date
  let image: URL?
}

protocol ArticleLoading: Sendable { func articles(page: Int) async throws -> [Article] }

struct RemoteArticles: ArticleLoading {
  func articles(page: Int) async throws -> [Article] {
    var components = URLComponents(string: "https://example.org/articles")
    components?.queryItems = [URLQueryItem(name: "page", value: String(page))]
    guard let url = components?.url else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode([Article].self, from: data)
  }
}

@MainActor @Observable final class FeedModel {
  enum Phase { case idle, loading, loaded([Article]), failed(any Error) }
  private(set) var phase = Phase.idle
  var query = ""
  @ObservationIgnored private let loader: any ArticleLoading
  init(loader: any ArticleLoading = RemoteArticles()) { self.loader = loader }

  var shown: [Article] {
    guard case .loaded(let articles) = phase else { return [] }
    return query.isEmpty ? articles : articles.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  func load() async {
    phase = .loading
    do {
      phase = .loaded(try await loader.articles(page: 1))
    } catch is CancellationError {
      phase = .idle
    } catch {
      phase = .failed(error)
    }
  }
}

struct FeedView: View {
  @State private var model = FeedModel()
  @State private var path: [Article] = []
  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("Feed")
        .navigationDestination(for: Article.self) { ArticleView(article: $0) }
        .searchable(text: $model.query, prompt: "Title")
        .refreshable { await model.load() }
        .task { await model.load() }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.phase {
    case .idle, .loading:
      ProgressView("Loading…").controlSize(.large)
    case .loaded where model.shown.isEmpty:
      ContentUnavailableView.search(text: model.query)
    case .loaded:
      List(model.shown) { article in
        NavigationLink(value: article) { ArticleRow(article: article) }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Save", systemImage: "bookmark") {}.tint(.orange)
          }
      }
      .listStyle(.plain)
    case .failed(let error):
      ContentUnavailableView {
        Label("No connection", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Try again") { Task { await model.load() } }.buttonStyle(.borderedProminent)
      }
    }
  }
}

struct ArticleRow: View {
  let article: Article
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      AsyncImage(url: article.image, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo").foregroundStyle(.secondary)
        @unknown default: EmptyView()
        }
      }
      .frame(width: 64, height: 64)
      .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(article.title).font(.headline).lineLimit(2)
        Text(article.published, format: .relative(presentation: .named)).font(.caption)
        Text(article.published, style: .relative).foregroundStyle(.tertiary)
        Text(article.published.formatted(date: .abbreviated, time: .omitted))
        Text(article.published.formatted(.dateTime.weekday(.wide).day().month()))
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct ArticleView: View {
  let article: Article
  @Environment(\.openURL) private var openURL
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(article.title).font(.largeTitle.bold()).fontDesign(.serif)
        if let image = article.image { ShareLink(item: image) }
      }
      .padding(.horizontal)
      .containerRelativeFrame(.horizontal)
    }
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbar(.hidden, for: .tabBar)
  }
}

#Preview { FeedView() }

