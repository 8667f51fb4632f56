#if !canImport(QuartzCore)

public typealias CFTimeInterval = Double

#endif
