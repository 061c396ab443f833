/*
 * Makes the file system fail, for tests: loaded before the C library, it refuses what the file that FAULT names asks for,
 * on files below the folder that FAULT_FOLDER names. The file's first byte: F no space, W error on write, S error on sync,
 * R read-only, D error on writing to the database itself but not to its log, anything else no fault.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

static const volatile char *fault(void) {
  static const char *wanted = NULL;
  if (wanted == NULL) {
    const char *name = getenv("FAULT");
    int file = name == NULL ? -1 : open(name, O_RDONLY);
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    wanted = page == MAP_FAILED ? "" : page;
  }
  return wanted;
}

static int ends_with(const char *text, const char *end) {
  size_t length = strlen(text), most = strlen(end);
  return length >= most && strcmp(text + length - most, end) == 0;
}

/* What writing to this file fails with now; 0 where it does not. */
static int refused(int file, int syncing) {
  char link[64], path[4096];
  const char *folder = getenv("FAULT_FOLDER");
  char kind = *fault();
  if (folder == NULL || kind == '\0' || kind == '-') return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = '\0';
  if (strncmp(path, folder, strlen(folder)) != 0) return 0;
  if (kind == 'S') return syncing ? EIO : 0;
  if (syncing) return 0;
  if (kind == 'F') return ENOSPC;
  if (kind == 'W') return EIO;
  if (kind == 'R') return EROFS;
  return kind == 'D' && ends_with(path, "/pithead.db") ? EIO : 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define OR_FAIL(syncing, call)         \
  int why = refused(file, syncing);    \
  if (why == 0) return call;           \
  errno = why;                         \
  return -1;

ssize_t write(int file, const void *bytes, size_t count) { OR_FAIL(0, REAL(write)(file, bytes, count)) }
ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) { OR_FAIL(0, REAL(pwrite)(file, bytes, count, at)) }
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
  OR_FAIL(0, REAL(pwrite64)(file, bytes, count, at))
}
int fsync(int file) { OR_FAIL(1, REAL(fsync)(file)) }
int fdatasync(int file) { OR_FAIL(1, REAL(fdatasync)(file)) }
