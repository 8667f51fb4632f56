// `import UIKit` also exports Foundation and QuartzCore on Apple systems.
@_exported public import HUDLayers
