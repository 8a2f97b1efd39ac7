export type LabServerErrorCode = 'lab/not-built' | 'lab/did-not-start' | 'lab/bad-port-offset'

/** Why the lab could not be served, in one line that says what to do. */
export class LabServerError extends Error {
  override readonly name = 'LabServerError'
  readonly code: LabServerErrorCode
  constructor(code: LabServerErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
