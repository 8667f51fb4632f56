// As `import UIKit` brings Foundation and QuartzCore on Apple systems.
@_exported public import HUDLayers
