/** Codes of {@link TestingError}. They are stable. */
export type TestingErrorCode =
  | 'chain/not-started'
  | 'inbox/not-reached'
  | 'secure-site/not-started'
  | 'wallet/bad-port-offset'
  | 'wallet/browser-not-started'
  | 'wallet/chromium-not-found'
  | 'wallet/chromium-too-old'
  | 'wallet/extension-not-built'
  | 'wallet/no-approval-window'
  | 'wallet/page-not-built'
  | 'wallet/port-in-use'

/** A failure to start or to drive a part of the test kit. */
export class TestingError extends Error {
  override readonly name = 'TestingError'
  readonly code: TestingErrorCode

  constructor(code: TestingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
