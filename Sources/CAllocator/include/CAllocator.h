#ifndef CALLOCATOR_H
#define CALLOCATOR_H

/// Prepares the heap for syntax trees, which take some sixty times their text. With glibc, one thread
/// that works gets the program's own heap, on large pages. Several threads get a heap each, so that
/// none waits for another, and a heap grows without a system call for each page. Elsewhere it does
/// nothing.
///
/// - Parameter threads: how many threads will work.
void allocator_prepare(int threads);

#endif
