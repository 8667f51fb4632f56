#pragma once

// Swift's Glibc module leaves this header out.
#include <malloc.h>

// Swift cannot use the macros of callgrind. Without its header nothing is counted: Tests/bench
// installs it, and nothing else needs it.
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define RUNNING_ON_VALGRIND 0
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_TOGGLE_COLLECT
#define CALLGRIND_DUMP_STATS
#endif

static inline _Bool hud_is_on_valgrind(void) { return RUNNING_ON_VALGRIND; }

static inline void hud_start_counting(void) { CALLGRIND_START_INSTRUMENTATION; }
static inline void hud_stop_counting(void) { CALLGRIND_STOP_INSTRUMENTATION; }

// Counts the instructions of this thread from now on.
static inline void hud_begin_count(void) { CALLGRIND_TOGGLE_COLLECT; }

// Writes the count into the next file, and sets it to 0.
static inline void hud_end_count(void) {
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS;
}
