import { BaseError } from '@latchkit/core'

/** Why the server takes a sign-in for no proof. */
export class SignInRefusedError extends BaseError {
  override readonly name = 'SignInRefusedError'

  constructor(reason: string) {
    super(reason, { code: 'lab/sign-in-refused' })
  }
}
