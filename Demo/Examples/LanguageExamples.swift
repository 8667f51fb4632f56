import HUD

extension Example {
  static let languages = [
    Example(
      "text-long", "Long text",
      code: """
        HUD.show(status: "Your library is being moved to the new volume. Changes are kept.")
        """
    ) { HUD.show(status: "Your library is being moved to the new volume. Changes are kept.") },
    Example(
      "text-lines", "Several lines", code: #"HUD.show(status: "Importing\n12 of 240 photos")"#
    ) { HUD.show(status: "Importing\n12 of 240 photos") },
    Example(
      "text-chinese", "Chinese", code: #"HUD.show(status: "正在上传照片，请稍候")"#
    ) { HUD.show(status: "正在上传照片，请稍候") },
    Example(
      "text-japanese", "Japanese", code: #"HUD.show(status: "写真を読み込んでいます")"#
    ) { HUD.show(status: "写真を読み込んでいます") },
    Example(
      "text-arabic", "Arabic, right to left",
      code: #"HUD.show(status: "جارٍ تحميل الصور، يرجى الانتظار")"#
    ) { HUD.show(status: "جارٍ تحميل الصور، يرجى الانتظار") },
  ]
}
