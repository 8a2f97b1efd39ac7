/** What has to come of one message. Members that are absent: nothing of that kind. */
export type Expected = {
  /** What goes back: yes, or the number of an error. */
  readonly answer?: { readonly id: number; readonly result?: true; readonly code?: number } | undefined
  /** The emitted events, in order. */
  readonly emitted: readonly (readonly [event: string, payload: unknown])[]
  /** How what the app waits for is settled. */
  readonly settled?: { readonly result: unknown } | { readonly code: number } | undefined
}

export const nothing: Expected = { emitted: [] }

/** The number of a refusal, thrown by whatever part of the rules is broken. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number) {
    super(String(code))
    this.code = code
  }
}
