#if !canImport(QuartzCore)
public import Foundation

public typealias CFData = NSData
#endif
