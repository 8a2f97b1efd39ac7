import { BaseError } from '@latchkit/core'

/** What is typed into the field beside the buttons. */
type LabAction = (input: string) => unknown

/** Actions by the last part of their test id. */
export type LabActions = { readonly [name: string]: LabAction }

/** What came of the last action. */
export type LabResult = {
  readonly action: string
  readonly value?: unknown
  readonly error?: { readonly name: string; readonly code: unknown; readonly message: string }
}

/** What was typed into the lab's field is not what the action needs. */
export class LabInputError extends BaseError {
  override readonly name = 'LabInputError'

  constructor(needed: string) {
    super(`The field needs ${needed}, separated by spaces.`, { code: 'lab/invalid-input' })
  }
}
