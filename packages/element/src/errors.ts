import { BaseError } from '@latchkit/core'

/** An element of the kit has no latchkit, so it shows nothing. */
export class LatchkitMissingError extends BaseError {
  override readonly name = 'LatchkitMissingError'
  constructor({ element, given }: { element: string; given: string | undefined }) {
    super(`<${element}> has no latchkit`, {
      code: 'element/latchkit-missing',
      metaMessages: [
        given ? `It was given ${given}.` : 'It shows nothing until it has one.',
        'Set its property `latchkit` to what createLatchkit returned. An attribute cannot hold it.',
      ],
    })
  }
}
