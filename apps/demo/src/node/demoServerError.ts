export type DemoServerErrorCode = 'demo/bad-port-offset' | 'demo/not-built' | 'demo/port-in-use'

/** Why the demo could not be served, in one line that says what to do. */
export class DemoServerError extends Error {
  override readonly name = 'DemoServerError'
  readonly code: DemoServerErrorCode
  constructor(code: DemoServerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
