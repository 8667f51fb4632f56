#pragma once

#if __has_include(<pango/pangocairo.h>)
#include <cairo.h>
#include <pango/pangocairo.h>
#else
#error "HUD needs the headers of Pango and Cairo (apt install libgtk-4-dev pkg-config, or libpango1.0-dev if the trait GTK is off)"
#endif
