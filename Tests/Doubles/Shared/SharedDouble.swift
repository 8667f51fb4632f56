// `import UIKit` and `import AppKit` also export Foundation and QuartzCore on Apple systems.
@_exported public import HUDLayers
