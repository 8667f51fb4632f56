#if canImport(SwiftUI)
import HUD
import SwiftUI

/// An upload that shows its progress, with a button that cancels it.
struct UploadScreen: View {
  @State private var fraction: Double?
  @State private var upload: Task<Void, Never>?

  var body: some View {
    Form {
      Button("Upload") {
        upload = Task { await start() }
      }
      .disabled(upload != nil)
    }
    .navigationTitle("Upload")
    .hud(
      progress: $fraction, status: "Uploading", as: .bar,
      action: .cancel { upload?.cancel() }, mask: .black)
  }

  private func start() async {
    fraction = -1  // The ring turns until the first bytes are sent.
    for await sent in Server.upload() { fraction = sent }
    fraction = nil
    upload = nil
  }
}

struct UploadScreenPreviews: PreviewProvider {
  static var previews: some View { UploadScreen() }
}
#endif
