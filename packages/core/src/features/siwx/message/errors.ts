import { BaseError } from '../../../errors/BaseError.js'

/**
 * Thrown when a text is not a valid sign-in message of its standard (`siwx/invalid-message`).
 */
export class InvalidSiwxMessageError extends BaseError {
  override readonly name = 'InvalidSiwxMessageError'
  /** The text that was passed. */
  readonly text: string
  /** The first line that violates the standard, counted from 1. */
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
 * Thrown when a sign-in message cannot be created from the data (`siwx/invalid-data`).
 */
export class InvalidSiwxDataError extends BaseError {
  override readonly name = 'InvalidSiwxDataError'
  /** Name of the invalid field in `SiwxMessageData`, or in `SiwsMessageData`. */
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
