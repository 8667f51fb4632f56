/* Without GTK, which is a trait of the package, this file is empty. */
#if __has_include(<gtk/gtk.h>)
#include "CHUDMainLoop.h"

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Undocumented functions that libdispatch exports. CFRunLoop on Linux serves the main queue with
   the same two functions. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean serve_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  /* After the first await of an async main, libdispatch has closed the descriptor, and another file
     may have its number. By then, GLib's loop runs on another thread or not at all. */
  if (syscall(SYS_gettid) != getpid()) return G_SOURCE_REMOVE;
  /* Reset the descriptor. Serving the queue does not reset it, and the loop would spin. */
  guint64 events;
  if (read(descriptor, &events, sizeof events) < 0) { /* Another source has reset it. */ }
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

/* Makes GLib's loop serve the main actor, DispatchQueue.main and Task.sleep, from the start of the
   process, so that an app needs no call for it. By itself the loop serves none of them. An app that
   adds such a source too does no harm.

   The priority is that of GTK's redraws. At the default priority, a queue that is never empty would
   leave GTK no time to draw; at that of g_idle_add, slow frames would leave the queue no time. */
__attribute__((constructor)) static void serve_main_actor(void) {
  g_unix_fd_add_full(
      GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, serve_main_queue, NULL,
      NULL);
}

static gboolean prepare(GSource *source, gint *timeout) {
  *timeout = -1;
  return gtk_is_initialized();
}

static gboolean check(GSource *source) { return gtk_is_initialized(); }

static gboolean dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  return callback(data);
}

void *hud_gtk_source_new(void) {
  static GSourceFuncs functions = {.prepare = prepare, .check = check, .dispatch = dispatch};
  return g_source_new(&functions, sizeof(GSource));
}
#endif
