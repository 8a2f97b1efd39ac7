/** The expected effect of one message. Absent members: no effect of that kind. */
export type Expected = {
  /** The response: success, or an error code. */
  readonly answer?: { readonly id: number; readonly result?: true; readonly code?: number } | undefined
  /** The emitted events, in order. */
  readonly emitted: readonly (readonly [event: string, payload: unknown])[]
  /** How the pending promise of the app is settled. */
  readonly settled?: { readonly result: unknown } | { readonly code: number } | undefined
}

export const nothing: Expected = { emitted: [] }

/** The error code of a refusal, thrown where a rule is violated. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number) {
    super(String(code))
    this.code = code
  }
}
