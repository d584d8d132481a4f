// program: a search with a debounced publisher
import Combine
import SwiftUI

struct Hit: Codable, Equatable { var name: String }
enum Trouble: Error { case offline }

final class Search: ObservableObject {
  @Published var text = ""
  @Published var hits: [Hit] = []
  @Published private(set) var isBusy: Bool
  private var cancellables: Set<AnyCancellable> = []
  private var kept: [AnyCancellable] = []

  init(session: URLSession = .shared) {
    _isBusy = Published(initialValue: false)
    $text
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates(by: { $0 == $1 })
      .filter { !$0.isEmpty }
      .compactMap { URL(string: "https://example.org/?q=" + $0) }
      .flatMap { url in
        session.dataTaskPublisher(for: url)
          .map(\.data)
          .decode(type: [Hit].self, decoder: JSONDecoder())
          .catch { _ in Just([]) }
      }
      .receive(on: DispatchQueue.main)
      .assign(to: &$hits)
    $hits.map(\.count).sink { [weak self] in self?.isBusy = $0 == 0 }.store(in: &cancellables)
    $hits.first().sink { print($0) }.store(in: &kept)
  }
}

// program: operators of publishers
import Combine
import Foundation

enum Trouble: Error { case offline }

final class Model {
  var name = ""
  private var cancellables = Set<AnyCancellable>()

  func run(_ words: PassthroughSubject<String, Never>, _ counts: CurrentValueSubject<Int, Never>) {
    words.assign(to: \.name, on: self).store(in: &cancellables)
    words.collect().sink { print($0.count) }.store(in: &cancellables)
    words.combineLatest(counts) { "\($0)\($1)" }.sink { print($0) }.store(in: &cancellables)
    words.delay(for: .seconds(1), scheduler: DispatchQueue.main).last().sink { print($0) }
      .store(in: &cancellables)
    words.handleEvents(receiveOutput: { print($0) }).merge(with: Just("a")).prefix(3)
      .print("words").share().sink { print($0) }.store(in: &cancellables)
    words.scan(0) { $0 + $1.count }.zip(counts).sink { print($0.0 + $0.1) }.store(in: &cancellables)
    words.throttle(for: .seconds(0.5), scheduler: RunLoop.main, latest: true)
      .subscribe(on: DispatchQueue.global()).sink { print($0) }.store(in: &cancellables)
    words.map { Int($0) }.replaceNil(with: 0).sink { print($0) }.store(in: &cancellables)
    words.tryMap { text -> Int in
      guard let number = Int(text) else { throw Trouble.offline }
      return number
    }
    .mapError { _ in Trouble.offline }.replaceError(with: 0).eraseToAnyPublisher()
    .sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &cancellables)
    words.send("a")
    words.send(completion: .finished)
    counts.value += 1
  }

  func all(_ words: AnyPublisher<String, Never>) async -> [String] {
    var found: [String] = []
    for await word in words.values { found.append(word) }
    return found
  }
}

// program: publishers that are made
import Combine
import Foundation

enum Trouble: Error { case offline }

func made(_ answer: Result<Int, Trouble>) -> [AnyPublisher<Int, Trouble>] {
  [
    Future<Int, Trouble> { promise in promise(answer) }.eraseToAnyPublisher(),
    Fail(error: .offline).eraseToAnyPublisher(),
    Fail(outputType: Int.self, failure: Trouble.offline).eraseToAnyPublisher(),
    Empty().eraseToAnyPublisher(),
    Empty(completeImmediately: false, outputType: Int.self, failureType: Trouble.self)
      .eraseToAnyPublisher(),
    AnyPublisher(Just(Just(1).output).setFailureType(to: Trouble.self)),
  ]
}

func ticks() -> any Cancellable {
  let timer = Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common)
  return timer.connect()
}

func described(_ completion: Subscribers.Completion<Trouble>) -> String {
  switch completion {
  case .finished: "finished"
  case .failure(let trouble): "\(trouble)"
  }
}

func published(_ settings: Settings) -> Published<Int>.Publisher { settings.publisher }
final class Settings: ObservableObject {
  @Published var count = 0
  var publisher: Published<Int>.Publisher { _count.projectedValue }
}

// program: own subscribers, schedulers and decoders
import Combine
import Foundation

final class Printer: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive(_ input: Int) -> Subscribers.Demand { input > 3 ? .none : .max(1) }
  func receive(completion: Subscribers.Completion<Never>) {}
}

final class Ticket: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

struct Words: TopLevelDecoder {
  typealias Input = Data
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try JSONDecoder().decode(type, from: data)
  }
}

func subscribed(_ printer: Printer, _ numbers: CurrentValueSubject<Int, Never>) -> AnyCancellable {
  numbers.receive(subscriber: printer)
  numbers.send(subscription: Ticket())
  let ticket = AnyCancellable(Ticket())
  var kept: [AnyCancellable] = []
  var set: Set<AnyCancellable> = []
  (Ticket() as any Cancellable).store(in: &kept)
  (Ticket() as any Cancellable).store(in: &set)
  return AnyCancellable { ticket.cancel() }
}

func erased<Numbers: Subject<Int, Never>>(_ numbers: Numbers) {
  numbers.send(1)
  numbers.send(completion: .finished)
}

func later<Clock: Scheduler>(_ clock: Clock) -> Clock.SchedulerTimeType.Stride {
  clock.schedule(options: nil) {}
  _ = clock.now
  return clock.minimumTolerance
}

func spans<Span: SchedulerTimeIntervalConvertible>(_: Span.Type) -> [Span] {
  [.seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1)]
}

func dates(_ time: RunLoop.SchedulerTimeType, _ later: DispatchQueue.SchedulerTimeType) -> Bool {
  RunLoop.SchedulerTimeType(time.date) == time
    && DispatchQueue.SchedulerTimeType(later.dispatchTime) == later
}

func identified(_ object: AnyObject, _ other: some CustomCombineIdentifierConvertible) -> Bool {
  CombineIdentifier(object) == other.combineIdentifier
}
