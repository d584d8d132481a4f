#define _GNU_SOURCE
#include "cterminal.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <libproc.h>
#include <mach/mach_time.h>
#include <util.h>
#else
#include <pty.h>
#include <utmp.h>
#endif

static struct winsize window(int rows, int columns) {
  return (struct winsize){.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
}

/// The thread that starts a program may block signals, and children inherit that.
static void usual_signals(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
}

int cterminal_open(int rows, int columns, int *person, int *program) {
  struct winsize size = window(rows, columns);
  if (openpty(person, program, NULL, NULL, &size) != 0) return -1;
  fcntl(*person, F_SETFD, FD_CLOEXEC);
  fcntl(*program, F_SETFD, FD_CLOEXEC);
  return 0;
}

int cterminal_start(
  const char *path, char *const arguments[], char *const environment[], int program
) {
  int process = fork();
  if (process == 0) {
    usual_signals();
    if (login_tty(program) == 0) execve(path, arguments, environment);
    _exit(127);
  }
  close(program);
  return process;
}

void cterminal_resize(int descriptor, int rows, int columns) {
  struct winsize size = window(rows, columns);
  ioctl(descriptor, TIOCSWINSZ, &size);
}

long cterminal_read(int descriptor, void *bytes, size_t limit, int milliseconds) {
  struct pollfd waited = {.fd = descriptor, .events = POLLIN};
  if (poll(&waited, 1, milliseconds) <= 0) return 0;
  long count = read(descriptor, bytes, limit);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  return count > 0 ? count : -1;
}

long cterminal_write(int descriptor, const void *bytes, size_t count, int milliseconds) {
  struct pollfd waited = {.fd = descriptor, .events = POLLOUT};
  if (poll(&waited, 1, milliseconds) <= 0) return 0;
  // A terminal that is read one byte at a time takes small pieces without waiting.
  return write(descriptor, bytes, count < 512 ? count : 512);
}

size_t cterminal_modes(int descriptor, unsigned char *modes, size_t limit) {
  struct termios known;
  if (tcgetattr(descriptor, &known) != 0) return 0;
  tcflag_t flags[] = {known.c_iflag, known.c_oflag, known.c_cflag, known.c_lflag};
  size_t size = sizeof flags + sizeof known.c_cc;
  if (size > limit) return 0;
  memcpy(modes, flags, sizeof flags);
  memcpy(modes + sizeof flags, known.c_cc, sizeof known.c_cc);
  return size;
}

int cterminal_wait(int process, int milliseconds) {
  for (int waited = 0;; waited += 10) {
    int status;
    int ended = waitpid(process, &status, WNOHANG);
    if (ended == process && WIFEXITED(status)) return WEXITSTATUS(status);
    if (ended == process && WIFSIGNALED(status)) return 256 + WTERMSIG(status);
    if (ended < 0 || waited >= milliseconds) return -1;
    poll(NULL, 0, 10);
  }
}

void cterminal_hang_up(int descriptor) { close(descriptor); }

void cterminal_kill(int process) {
  kill(process, SIGKILL);
  waitpid(process, NULL, 0);
}

const char *cterminal_image_path(void) {
  Dl_info information;
  return dladdr((const void *)cterminal_image_path, &information) ? information.dli_fname : NULL;
}

#ifdef __APPLE__
long long cterminal_processor_time(int process) {
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(process, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  mach_timebase_info_data_t base;
  if (mach_timebase_info(&base) != KERN_SUCCESS) return -1;
  return (long long)(usage.ri_user_time + usage.ri_system_time) * base.numer / base.denom;
}
#else
long long cterminal_processor_time(int process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}
#endif
