//// before
import SwiftUI
import AVKit
struct PlayerView: View {
  @EnvironmentObject var player: AudioPlayer
  @State private var isSeeking = false
  @State private var seekTime: Double = 0
  var body: some View {
    VStack {
      artwork
      progress
      controls
    }
    .padding(.bottom, 20)
    .gesture(DragGesture().onEnded { value in
      if value.translation.height > 100 { player.dismiss() }
    })
  }
  private var artwork: some View {
    GeometryReader { proxy in
      RemoteImage(url: player.track?.artworkURL)
        .frame(width: proxy.size.width, height: proxy.size.width)
        .shadow(radius: 8)
    }
  }
  private var progress: some View {
    VStack {
      Slider(value: $seekTime, in: 0...player.duration) { editing in
        isSeeking = editing
        if !editing { player.seek(to: seekTime) }
      }
      HStack {
        Text(formatTime(isSeeking ? seekTime : player.currentTime))
        Spacer()
        Text(formatTime(player.duration))
      }
    }
  }
  private var controls: some View {
    HStack(spacing: 40) {
      Button(action: player.previous) { Image(systemName: "backward.fill") }
      Button(action: { player.isPlaying ? player.pause() : player.play() }) {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
      }
      Button(action: player.next) { Image(systemName: "forward.fill") }
    }
    .font(.title)
  }
  private func formatTime(_ time: Double) -> String {
    let minutes = Int(time) / 60
    let seconds = Int(time) % 60
    return String(format: "%d:%02d", minutes, seconds)
  }
}
//// after
import SwiftUI
import AVKit
struct PlayerView: View {
  @EnvironmentObject var player: AudioPlayer
  @State private var isSeeking = false
  @State private var seekTime: Double = 0
  var body: some View {
    VStack {
      ArtworkView(url: player.track?.artworkURL)
      PlaybackProgress(
        seekTime: $seekTime, isSeeking: $isSeeking, currentTime: player.currentTime,
        duration: player.duration, onSeek: { player.seek(to: $0) })
      PlaybackControls(
        isPlaying: player.isPlaying, onPrevious: player.previous, onNext: player.next,
        onPlayPause: { player.isPlaying ? player.pause() : player.play() })
    }
    .padding(.bottom, 20)
    .gesture(DragGesture().onEnded { value in
      if value.translation.height > 100 { player.dismiss() }
    })
  }
}
private struct ArtworkView: View {
  let url: URL?
  var body: some View {
    GeometryReader { proxy in
      RemoteImage(url: url)
        .frame(width: proxy.size.width, height: proxy.size.width)
        .shadow(radius: 8)
    }
  }
}
private struct PlaybackProgress: View {
  @Binding var seekTime: Double
  @Binding var isSeeking: Bool
  let currentTime: Double
  let duration: Double
  let onSeek: (Double) -> Void
  var body: some View {
    VStack {
      Slider(value: $seekTime, in: 0...duration) { editing in
        isSeeking = editing
        if !editing { onSeek(seekTime) }
      }
      HStack {
        Text(formatTime(isSeeking ? seekTime : currentTime))
        Spacer()
        Text(formatTime(duration))
      }
    }
  }
  private func formatTime(_ time: Double) -> String {
    let minutes = Int(time) / 60
    let seconds = Int(time) % 60
    return String(format: "%d:%02d", minutes, seconds)
  }
}
private struct PlaybackControls: View {
  let isPlaying: Bool
  let onPrevious: () -> Void
  let onNext: () -> Void
  let onPlayPause: () -> Void
  var body: some View {
    HStack(spacing: 40) {
      Button(action: onPrevious) { Image(systemName: "backward.fill") }
      Button(action: onPlayPause) {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
      }
      Button(action: onNext) { Image(systemName: "forward.fill") }
    }
    .font(.title)
  }
}
//// wrong: next and previous exchanged
-onPrevious: player.previous, onNext: player.next
+onPrevious: player.next, onNext: player.previous
//// wrong: no seek
-        if !editing { onSeek(seekTime) }
+
//// wrong: seeks while editing
-        if !editing { onSeek(seekTime) }
+        if editing { onSeek(seekTime) }
//// wrong: gesture does nothing
-{ player.dismiss() }
+{ }
//// wrong: play icon
-isPlaying ? "pause.fill" : "play.fill"
+isPlaying ? "play.fill" : "pause.fill"
//// wrong: pause only
-player.isPlaying ? player.pause() : player.play()
+player.pause()
//// wrong: shadow
-        .shadow(radius: 8)
+
