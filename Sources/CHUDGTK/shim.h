#pragma once

/* GTK 4.8 is the oldest version that HUD runs on. So functions that later versions deprecate are
   used without a warning, and newer functions are looked up at run time. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8

#if __has_include(<gtk/gtk.h>)
#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#else
#error "HUD needs the headers of GTK 4 (apt install libgtk-4-dev pkg-config, or dnf install gtk4-devel pkgconf), or traits: [] in the dependency on this package"
#endif
