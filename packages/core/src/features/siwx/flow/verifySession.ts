import { isError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import { SignInRefusedError, VerificationFailedError } from '../errors.js'
import type { SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'
import { withTimeLimit } from './withTimeLimit.js'

/** How long a server may take to check a signature, in milliseconds. */
const patience = 30_000

/**
 * Has the adapter check and keep a session.
 *
 * @throws SignInRefusedError `siwx/refused`
 * @throws VerificationFailedError `siwx/verification-failed`
 */
export async function verifySession(client: Client, session: SiwxSession): Promise<void> {
  const { adapter } = getRuntime(client)
  let accepted: boolean
  try {
    accepted = await withTimeLimit(adapter.verify(session), patience, () => new VerificationFailedError())
  } catch (cause) {
    if (isError(cause, 'siwx/refused') || isError(cause, 'siwx/verification-failed')) throw cause
    throw new VerificationFailedError({ cause })
  }
  if (accepted !== true) throw new SignInRefusedError()
}
