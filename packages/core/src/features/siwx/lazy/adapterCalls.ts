import { type BaseError, isError } from '../../../errors/BaseError.js'
import type { Client } from '../../../types/client.js'
import { createMessageData } from '../createMessageData.js'
import { NonceUnavailableError, SignInRefusedError, VerificationFailedError } from '../errors.js'
import type { SignInRequest, SiwxAccountParameters, SiwxSession } from '../types.js'
import { getRuntime } from './getRuntime.js'

/** How long `getNonce` and `getMessageParams` of the adapter may take, in milliseconds. */
const preparationTimeout = 10_000

/**
 * Fetches a nonce that is valid in every message standard.
 *
 * @throws NonceUnavailableError `siwx/no-nonce`
 */
export async function fetchNonce(
  client: Client,
  account: SiwxAccountParameters,
  milliseconds: number = preparationTimeout,
): Promise<string> {
  const { adapter } = getRuntime(client)
  try {
    const nonce = await withTimeout(
      Promise.resolve(adapter.getNonce(account)),
      milliseconds,
      () => new NonceUnavailableError(),
    )
    // The format of ERC-4361; a verifier refuses any other.
    if (!/^[a-zA-Z0-9]{8,}$/.test(nonce)) throw new NonceUnavailableError()
    return nonce
  } catch (cause) {
    throw cause instanceof NonceUnavailableError ? cause : new NonceUnavailableError({ cause })
  }
}

/**
 * Creates the part of a message that is the same for every account, with the values that the app sets for this message.
 *
 * @throws NoSignInDomainError `siwx/no-domain`
 * @throws VerificationFailedError `siwx/verification-failed`, where `getMessageParams` of the adapter fails or is too slow
 */
export async function fetchMessageData(
  client: Client,
  account: SiwxAccountParameters,
  nonce: string,
): Promise<Omit<SignInRequest, 'chains'>> {
  const { adapter } = getRuntime(client)
  try {
    const wanted = await withTimeout(
      Promise.resolve(adapter.getMessageParams?.(account)),
      preparationTimeout,
      () => new VerificationFailedError(),
    )
    return createMessageData(client, nonce, wanted)
  } catch (cause) {
    throw isError(cause) ? cause : new VerificationFailedError({ cause })
  }
}

/** How long `verify` of the adapter may take, in milliseconds. */
const verifyTimeout = 30_000

/**
 * Asks the adapter to verify and store a session.
 *
 * @throws SignInRefusedError `siwx/refused`
 * @throws VerificationFailedError `siwx/verification-failed`
 */
export async function verifySession(client: Client, session: SiwxSession): Promise<void> {
  const { adapter } = getRuntime(client)
  try {
    const verdict = withTimeout(adapter.verify(session), verifyTimeout, () => new VerificationFailedError())
    if ((await verdict) !== true) throw new SignInRefusedError()
  } catch (cause) {
    if (isError(cause, 'siwx/verification-failed')) throw cause
    if (!isError(cause, 'siwx/refused')) throw new VerificationFailedError({ cause })
    // The user reads only that the signature was declined.
    client.logger.error('The sign-in was declined.', { reason: cause.metaMessages[0] })
    throw cause
  }
}

/** Settles as `promise` does, or rejects with the given error after `milliseconds`. */
export async function withTimeout<value>(
  promise: Promise<value>,
  milliseconds: number,
  toError: () => BaseError,
): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
