import { BaseError } from '../../../errors/BaseError.js'

/**
 * A text is no sign-in message of its standard. Code `siwx/invalid-message`; `line` says where, from 1.
 */
export class InvalidSiwxMessageError extends BaseError {
  override readonly name = 'InvalidSiwxMessageError'
  /** The text as it was given. */
  readonly text: string
  /** The first line that is not as the standard has it, from 1. */
  readonly line: number

  constructor({ standard, text, line, wanted }: SiwxTextProblem) {
    super('Invalid sign-in message', {
      code: 'siwx/invalid-message',
      metaMessages: [`Line ${line}: ${standard} wants ${wanted}.`],
    })
    this.text = text
    this.line = line
  }
}

/**
 * A sign-in message cannot be written of this data. Code `siwx/invalid-data`; `field` says which part is at fault.
 */
export class InvalidSiwxDataError extends BaseError {
  override readonly name = 'InvalidSiwxDataError'
  /** As in `SiwxMessageData`, or in `SiwsMessageData` where that was given. */
  readonly field: string

  constructor({ standard, field, wanted }: SiwxDataProblem) {
    super('Invalid sign-in data', {
      code: 'siwx/invalid-data',
      metaMessages: [`\`${field}\`: ${standard} wants ${wanted}.`],
    })
    this.field = field
  }
}

type SiwxTextProblem = {
  readonly standard: string
  readonly text: string
  readonly line: number
  readonly wanted: string
}

type SiwxDataProblem = { readonly standard: string; readonly field: string; readonly wanted: string }
