#pragma once

/* Returns a new GSource of GLib that is ready once the app has initialised GTK. The source does not
   wake up GLib's loop: it checks GTK whenever the loop runs. */
void *_Nonnull hud_gtk_source_new(void);
