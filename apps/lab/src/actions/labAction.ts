import { BaseError } from '@latchkit/core'

/** Text of the field beside the buttons. */
type LabAction = (input: string) => unknown

/** Actions by the last part of their test id. */
export type LabActions = { readonly [name: string]: LabAction }

/** Result of the last action. */
export type LabResult = {
  readonly action: string
  readonly value?: unknown
  readonly error?: { readonly name: string; readonly code: unknown; readonly message: string }
}

/** The text of the lab's field is not valid input of the action. */
export class LabInputError extends BaseError {
  override readonly name = 'LabInputError'

  constructor(needed: string) {
    super(`The field needs ${needed}, separated by spaces.`, { code: 'lab/invalid-input' })
  }
}
