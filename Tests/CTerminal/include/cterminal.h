#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <sys/types.h>

/* Starts a program as the leader of a session on a pseudo-terminal of its own. Returns the primary
   side's descriptor, or -1. `arguments` and `environment` end with NULL. */
int cterminal_start(
  char *const arguments[], char *const environment[], int columns, int rows, pid_t *process);

#endif
