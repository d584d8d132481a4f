#include "CAllocator.h"

// Any header of the C library says which one it is.
#include <stdint.h>
#include <stdlib.h>

#if defined(__GLIBC__) && defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>

enum { BLOCK = 16 << 20, BLOCKS = 16 };

// Asks for large pages below the heap's future. The blocks are never touched, so they cost
// addresses and no memory.
static void use_large_pages(void) {
  uintptr_t low = UINTPTR_MAX, high = 0;
  void *blocks[BLOCKS];
  for (int i = 0; i < BLOCKS; i++) {
    blocks[i] = malloc(BLOCK);
    uintptr_t start = (uintptr_t)blocks[i];
    if (start == 0) continue;
    if (start < low) low = start;
    if (start + BLOCK > high) high = start + BLOCK;
  }
  // Neighbours, as blocks of a heap that grows are.
  if (high > low && high - low < (uintptr_t)BLOCK * (BLOCKS + 1)) {
    low = (low + 4095) & ~(uintptr_t)4095;
    (void)madvise((void *)low, (high - low) & ~(uintptr_t)4095, MADV_HUGEPAGE);
  }
  for (int i = BLOCKS; i > 0; i--) free(blocks[i - 1]);
}

void allocator_prepare(int threads) {
  mallopt(M_MMAP_THRESHOLD, 2 * BLOCK);
  mallopt(M_TRIM_THRESHOLD, 2 * BLOCK * BLOCKS);
  if (threads > 1) {
    // The size of a thread's heap: all of it is made usable when it is made.
    mallopt(M_TOP_PAD, 64 << 20);
  } else {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, BLOCK);
    use_large_pages();
  }
}
#else
void allocator_prepare(int threads) { (void)threads; }
#endif
