#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

/// Opens a pseudo-terminal: the end that a person sits at, and the one that programs use. 0, or -1.
int cterminal_open(int rows, int columns, int *person, int *program);

/// Starts a program as the leader of a session in the terminal that `program` is an end of, and
/// closes that here. The arguments and the environment end in NULL. Answers the process, or -1.
int cterminal_start(
  const char *path, char *const arguments[], char *const environment[], int program);

void cterminal_resize(int descriptor, int rows, int columns);

/// Reads what there is within so many milliseconds: the number of bytes, 0 for none, -1 at the end.
long cterminal_read(int descriptor, void *bytes, size_t limit, int milliseconds);

/// Writes as much as the terminal takes within so many milliseconds: the number of bytes, or -1.
long cterminal_write(int descriptor, const void *bytes, size_t count, int milliseconds);

/// The modes of the terminal, to be compared: the number of bytes, 0 when there is no terminal.
size_t cterminal_modes(int descriptor, unsigned char *modes, size_t limit);

/// Waits for the end of a process: its exit status, 256 plus the signal that ended it, or -1 when it
/// goes on.
int cterminal_wait(int process, int milliseconds);

/// Hangs up, as a window that is closed does.
void cterminal_hang_up(int descriptor);

/// Ends a process.
void cterminal_kill(int process);

/// Nanoseconds of processor time that a process, which goes on, has used so far; -1 when unknown.
long long cterminal_processor_time(int process);

/// The path of the program or library that this code is in, or NULL.
const char *cterminal_image_path(void);

#endif
