extension Example {
  /// Every group, in the order in which they are shown.
  public static let groups = [
    Group("basics", "Basics", basics),
    Group("progress", "Progress", progress),
    Group("toasts", "Toasts", toasts),
    Group("actions", "Actions", actions),
    Group("work", "Work and its end", work),
    Group("looks", "Looks", looks),
    Group("languages", "Languages", languages),
    Group("masks", "Masks", masks),
    Group("mbprogresshud", "MBProgressHUD’s fifteen", mbProgressHUD),
  ]

  /// Every example, in the order in which they are shown.
  public static let all = groups.flatMap(\.examples)
}
