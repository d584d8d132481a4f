//// before
import SwiftUI
struct WeatherScreen: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @EnvironmentObject var settings: AppSettings
  let forecast: Forecast
  var body: some View {
    VStack {
      Text(forecast.city).font(.largeTitle)
      temperature
      Group {
        if sizeClass == .compact { compactDays } else { wideDays }
      }
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
  var temperature: some View {
    Text(settings.useCelsius ? "\(forecast.celsius)°C" : "\(forecast.fahrenheit)°F")
      .font(.system(size: 72, weight: .thin))
      .foregroundColor(colorScheme == .dark ? .white : .black)
  }
  var compactDays: some View {
    VStack { ForEach(forecast.days, id: \.self) { day in dayCell(day) } }
  }
  var wideDays: some View {
    HStack { ForEach(forecast.days, id: \.self) { day in dayCell(day) } }
  }
  func dayCell(_ day: Day) -> some View {
    VStack {
      Text(day.name)
      Image(systemName: day.symbol)
      Text(settings.useCelsius ? "\(day.celsius)" : "\(day.fahrenheit)")
    }
  }
}
//// after
import SwiftUI
struct WeatherScreen: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  let forecast: Forecast
  var body: some View {
    VStack {
      Text(forecast.city).font(.largeTitle)
      TemperatureText(forecast: forecast)
      if sizeClass == .compact {
        VStack { DayCells(days: forecast.days) }
      } else {
        HStack { DayCells(days: forecast.days) }
      }
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}
struct TemperatureText: View {
  @Environment(\.colorScheme) private var colorScheme
  @EnvironmentObject private var settings: AppSettings
  let forecast: Forecast
  var body: some View {
    Text(settings.useCelsius ? "\(forecast.celsius)°C" : "\(forecast.fahrenheit)°F")
      .font(.system(size: 72, weight: .thin))
      .foregroundColor(colorScheme == .dark ? .white : .black)
  }
}
struct DayCells: View {
  let days: [Day]
  var body: some View {
    ForEach(days, id: \.self) { day in DayCell(day: day) }
  }
}
struct DayCell: View {
  @EnvironmentObject private var settings: AppSettings
  let day: Day
  var body: some View {
    VStack {
      Text(day.name)
      Image(systemName: day.symbol)
      Text(settings.useCelsius ? "\(day.celsius)" : "\(day.fahrenheit)")
    }
  }
}
//// wrong: inverted condition
-colorScheme == .dark ? .white : .black
+colorScheme == .dark ? .black : .white
//// wrong: fahrenheit of the day
-"\(day.celsius)" : "\(day.fahrenheit)"
+"\(day.fahrenheit)" : "\(day.celsius)"
//// wrong: wide is a VStack
-        HStack { DayCells
+        VStack { DayCells
