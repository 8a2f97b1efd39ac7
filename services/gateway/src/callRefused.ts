/** A call that cannot be answered, and why: callers get `{ status: 'FAILED', reasons }`. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly status: 400 | 404 | 409 | 429 | 501
  /** The invalid parameter, or the part that refuses. */
  readonly parameter: string

  constructor(status: CallRefused['status'], parameter: string, reason: string) {
    super(reason)
    this.status = status
    this.parameter = parameter
  }
}
