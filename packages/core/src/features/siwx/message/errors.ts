import { BaseError } from '../../../errors/BaseError.js'

/**
 * Thrown when a text is not a valid sign-in message of its standard (`siwx/invalid-message`).
 *
 * @error siwx/invalid-message
 * @why The text is not a valid sign-in message of ERC-4361, Sign in with Solana or CAIP-122. The error has the text,
 * the first `line` that is wrong, and the expected content. Nothing is skipped or trimmed: an extra empty line is
 * refused too.
 * @solution Refuse the sign-in. If your server writes the text, use `createSiwxMessage`.
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
 *
 * @error siwx/invalid-data
 * @why The data cannot be written as a sign-in message: a value is missing, or would add a line or change the meaning
 * of another line. The error names the `field` and its expected format.
 * @solution
 * - `accountAddress` on eip155 needs the capitals of EIP-55.
 * - `statement` is a single line of letters, digits, spaces and the characters that a URI allows. ERC-4361 allows
 *   neither quotation marks nor letters beyond ASCII.
 * - `nonce` has 8 or more letters and digits.
 * - `chainId` is a CAIP-2 id such as `eip155:1`, not a number.
 * - Times are RFC 3339, as `toISOString()` returns them.
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
