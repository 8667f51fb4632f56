/// How a paragraph is set, which in an attributed text counts instead of a label's own alignment.
open class NSParagraphStyle: NSObject {
  public internal(set) var alignment = NSTextAlignment.natural
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
}
