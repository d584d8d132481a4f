#ifndef CALLOCATOR_H
#define CALLOCATOR_H

/// Prepares the heap for syntax trees, which take some sixty times their text, on several threads.
/// With glibc, all threads then share one heap that grows in large steps and on large pages. A heap
/// of each thread's own grows page by page, at a system call each. Elsewhere it does nothing.
void allocator_share_heap(void);

#endif
