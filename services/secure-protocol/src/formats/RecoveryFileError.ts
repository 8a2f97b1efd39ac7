/**
 * A recovery file cannot be opened. `reason` is for a page that says it in its language: `notFile` and `version` of the file;
 * `mistyped` and `digits` of what was typed; `secret` where it does not open the file, `addresses` where the wallet has
 * others.
 */
export class RecoveryFileError extends RangeError {
  override readonly name = 'RecoveryFileError'

  constructor(
    readonly reason: 'notFile' | 'version' | 'mistyped' | 'digits' | 'secret' | 'addresses',
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options)
  }
}
