// program: every publisher by its type
import Combine
import Foundation

typealias Numbers = AnyPublisher<Int, Never>
typealias Troubled = AnyPublisher<Int, any Error>

let types: [Any.Type] = [
  Publishers.AllSatisfy<Numbers>.self, Publishers.AssertNoFailure<Troubled>.self,
  Publishers.Buffer<Numbers>.self, Publishers.Catch<Troubled, Numbers>.self,
  Publishers.CollectByCount<Numbers>.self, Publishers.CollectByTime<Numbers, RunLoop>.self,
  Publishers.Comparison<Numbers>.self, Publishers.Concatenate<Numbers, Numbers>.self,
  Publishers.Contains<Numbers>.self, Publishers.ContainsWhere<Numbers>.self,
  Publishers.Count<Numbers>.self, Publishers.DropWhile<Numbers>.self,
  Publishers.FirstWhere<Numbers>.self, Publishers.IgnoreOutput<Numbers>.self,
  Publishers.LastWhere<Numbers>.self, Publishers.MeasureInterval<Numbers, RunLoop>.self,
  Publishers.Encode<Numbers, JSONEncoder>.self, Publishers.PrefixWhile<Numbers>.self,
  Publishers.Multicast<Numbers, PassthroughSubject<Int, Never>>.self,
  Publishers.Reduce<Numbers, Int>.self, Publishers.ReplaceEmpty<Numbers>.self,
  Publishers.Retry<Numbers>.self, Publishers.Sequence<[Int], Never>.self,
  Publishers.SetFailureType<Numbers, any Error>.self, Publishers.Timeout<Numbers, RunLoop>.self,
  Publishers.SwitchToLatest<Numbers, AnyPublisher<Numbers, Never>>.self,
  Publishers.TryCatch<Troubled, Troubled>.self, Publishers.TryCompactMap<Numbers, Int>.self,
  Publishers.TryFilter<Numbers>.self, Publishers.TryScan<Numbers, Int>.self,
  Optional<Int>.Publisher.self, Result<Int, any Error>.Publisher.self,
  AsyncPublisher<Numbers>.Iterator.self, AsyncThrowingPublisher<Troubled>.Iterator.self,
]

// program: every operator of a publisher
import Combine
import Foundation

enum Trouble: Error { case odd }

final class Operators {
  private var kept: Set<AnyCancellable> = []

  func ask(_ numbers: AnyPublisher<Int, Never>) {
    numbers.allSatisfy { $0 > 0 }.sink { print($0) }.store(in: &kept)
    numbers.append(1, 2).sink { print($0) }.store(in: &kept)
    numbers.append(numbers).sink { print($0) }.store(in: &kept)
    numbers.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).sink { print($0) }.store(in: &kept)
    numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).sink { print($0) }.store(in: &kept)
    numbers.collect(3).sink { print($0.count) }.store(in: &kept)
    numbers.collect(.byTime(RunLoop.main, .seconds(1))).sink { print($0.count) }.store(in: &kept)
    numbers.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 3)).sink { print($0.count) }.store(in: &kept)
    numbers.combineLatest(numbers, numbers).sink { print($0.0 + $0.1 + $0.2) }.store(in: &kept)
    numbers.combineLatest(numbers, numbers, numbers).sink { print($0.3) }.store(in: &kept)
    numbers.combineLatest(numbers, numbers) { $0 + $1 + $2 }.sink { print($0) }.store(in: &kept)
    numbers.combineLatest(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.sink { print($0) }.store(in: &kept)
    numbers.contains(3).sink { print($0) }.store(in: &kept)
    numbers.contains { $0 > 3 }.sink { print($0) }.store(in: &kept)
    numbers.count().sink { print($0) }.store(in: &kept)
    numbers.drop { $0 < 3 }.first { $0 > 4 }.sink { print($0) }.store(in: &kept)
    numbers.ignoreOutput().sink { _ in } receiveValue: { _ in }.store(in: &kept)
    numbers.last { $0 > 4 }.sink { print($0) }.store(in: &kept)
    numbers.makeConnectable().autoconnect().sink { print($0) }.store(in: &kept)
    numbers.map(\.description, \.magnitude).sink { print($0.0, $0.1) }.store(in: &kept)
    numbers.max().merge(with: numbers.min()).sink { print($0) }.store(in: &kept)
    numbers.max { $0 < $1 }.sink { print($0) }.store(in: &kept)
    numbers.min { $0 < $1 }.sink { print($0) }.store(in: &kept)
    numbers.measureInterval(using: RunLoop.main).sink { print($0.magnitude) }.store(in: &kept)
    numbers.merge(with: numbers, numbers).sink { print($0) }.store(in: &kept)
    numbers.merge(with: numbers, numbers, numbers).sink { print($0) }.store(in: &kept)
  }

  func join(_ numbers: AnyPublisher<Int, Never>, _ subject: PassthroughSubject<Int, Never>) {
    numbers.multicast { PassthroughSubject() }.connect().store(in: &kept)
    numbers.multicast(subject: subject).connect().store(in: &kept)
    numbers.output(at: 3).sink { print($0) }.store(in: &kept)
    numbers.output(in: 1...3).sink { print($0) }.store(in: &kept)
    numbers.prefix { $0 < 3 }.sink { print($0) }.store(in: &kept)
    numbers.prepend(1, 2).prepend(numbers).sink { print($0) }.store(in: &kept)
    numbers.reduce(0) { $0 + $1 }.replaceEmpty(with: 0).sink { print($0) }.store(in: &kept)
    numbers.subscribe(subject).store(in: &kept)
    numbers.subscribe(Counter())
    numbers.map { Just($0) }.switchToLatest().sink { print($0) }.store(in: &kept)
    numbers.zip(numbers, numbers).sink { print($0.2) }.store(in: &kept)
    numbers.zip(numbers, numbers, numbers).sink { print($0.3) }.store(in: &kept)
    numbers.zip(numbers) { $0 + $1 }.sink { print($0) }.store(in: &kept)
    numbers.zip(numbers, numbers) { $0 + $1 + $2 }.sink { print($0) }.store(in: &kept)
    numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }.sink { print($0) }.store(in: &kept)
    Publishers.MergeMany(numbers, numbers).sink { print($0) }.store(in: &kept)
    Publishers.MergeMany([numbers]).sink { print($0) }.store(in: &kept)
    Publishers.Sequence<[Int], Never>(sequence: [1]).sink { print($0) }.store(in: &kept)
    Publishers.CombineLatest(numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.CombineLatest3(numbers, numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.CombineLatest4(numbers, numbers, numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.Zip(numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.Zip3(numbers, numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.Zip4(numbers, numbers, numbers, numbers).sink { print($0.0) }.store(in: &kept)
    Publishers.Merge(numbers, numbers).sink { print($0) }.store(in: &kept)
    Publishers.Merge3(numbers, numbers, numbers).sink { print($0) }.store(in: &kept)
    Publishers.Merge4(numbers, numbers, numbers, numbers).sink { print($0) }.store(in: &kept)
    [1, 2].publisher.sink { print($0) }.store(in: &kept)
    Optional(1).publisher.sink { print($0) }.store(in: &kept)
    Deferred { Just(1) }.sink { print($0) }.store(in: &kept)
  }

  func fail(_ numbers: AnyPublisher<Int, any Error>) async throws {
    numbers.assertNoFailure().sink { print($0) }.store(in: &kept)
    numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .customError { Trouble.odd })
      .encode(encoder: JSONEncoder()).retry(3).assertNoFailure().sink { print($0) }.store(in: &kept)
    numbers.flatMap { Fail<Int, any Error>(error: $0 > 1 ? Trouble.odd : CancellationError()) }
      .timeout(.seconds(1), scheduler: RunLoop.main, customError: { Trouble.odd })
      .tryCatch { _ in numbers }.tryCompactMap { $0 > 0 ? $0 : nil }.tryFilter { $0 > 0 }
      .tryScan(0) { $0 + $1 }.sink { _ in } receiveValue: { print($0) }.store(in: &kept)
    Result<Int, any Error>.success(1).publisher.assertNoFailure().sink { print($0) }.store(in: &kept)
    for try await number in numbers.values { print(number) }
    numbers.receive(subscriber: AnyErrorCounter())
  }

  func load(_ request: URLRequest, _ plain: some Subject<Int, Never>, _ ticket: some Subscription) {
    URLSession.shared.dataTaskPublisher(for: request).map(\.data).replaceError(with: Data())
      .sink { print($0) }.store(in: &kept)
    plain.send(subscription: ticket)
  }
  func started(_ publisher: some ConnectablePublisher) -> any Cancellable { publisher.connect() }
  func received<P: Publisher<Int, Never>>(_ publisher: P) { publisher.receive(subscriber: Counter()) }
}

final class Counter: Subscriber {
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}
final class AnyErrorCounter: Subscriber {
  func receive(subscription: any Subscription) { subscription.request(.unlimited) }
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<any Error>) {}
}
struct Plain: TopLevelEncoder {
  func encode<T: Encodable>(_ value: T) throws -> Data { try JSONEncoder().encode(value) }
}
