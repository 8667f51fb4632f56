#pragma once

/* Returns a new GSource of GLib that is ready once the app has initialised GTK. Nothing wakes up for
   it: it looks whenever GLib's loop runs. */
void *_Nonnull hud_gtk_source_new(void);
