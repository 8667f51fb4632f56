#pragma once

/* What is deprecated after 4.8 is still the way there, and what is newer is asked for while running. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#if __has_include(<gtk/gtk.h>)
#include <glib-unix.h>
#include <gtk/gtk.h>
#else
#error "HUD needs the headers of GTK 4 (apt install libgtk-4-dev pkg-config), or traits: [] in the dependency on it"
#endif

/* Exported by libdispatch, undocumented; CFRunLoop on Linux serves the main queue with the same two. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *_Nullable message);
