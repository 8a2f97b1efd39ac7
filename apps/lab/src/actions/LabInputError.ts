import { BaseError } from '@latchkit/core'

/** What was typed into the lab's field is not what the action needs. */
export class LabInputError extends BaseError {
  override readonly name = 'LabInputError'

  constructor(needed: string) {
    super(`The field needs ${needed}, separated by spaces.`, { code: 'lab/invalid-input' })
  }
}
