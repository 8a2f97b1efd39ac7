export type WalletLaunchErrorCode =
  | 'wallet/bad-port-offset'
  | 'wallet/browser-not-started'
  | 'wallet/chromium-not-found'
  | 'wallet/chromium-too-old'
  | 'wallet/extension-not-built'
  | 'wallet/no-approval-window'
  | 'wallet/page-not-built'
  | 'wallet/port-in-use'

/** A failure to start or to drive the test wallet; `code` is stable. */
export class WalletLaunchError extends Error {
  override readonly name = 'WalletLaunchError'
  readonly code: WalletLaunchErrorCode

  constructor(code: WalletLaunchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
