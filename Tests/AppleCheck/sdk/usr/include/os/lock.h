#pragma once
#include <CoreFoundation/CoreFoundation.h>

#pragma clang assume_nonnull begin

typedef struct os_unfair_lock_s {
  unsigned _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;
void os_unfair_lock_lock(os_unfair_lock_t lock) IOS(10.0);
void os_unfair_lock_unlock(os_unfair_lock_t lock) IOS(10.0);

#pragma clang assume_nonnull end
