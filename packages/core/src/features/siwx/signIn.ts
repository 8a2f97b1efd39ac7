import type { toProviderRpcError } from '../../errors/toProviderRpcError.js'
import type { Client } from '../../types/client.js'
import { importWithRetry } from '../connection/start/importWithRetry.js'
import {
  type NoActiveCaipAddressError,
  type NoActiveCaipNetworkError,
  type NoConnectionClientError,
  type NonceUnavailableError,
  type SignInRefusedError,
  SiwxNotEnabledError,
  type VerificationFailedError,
} from './errors.js'
import type { SiwxSession } from './types.js'

/** Errors that {@link signIn} throws. */
export type SignInErrorType =
  | SiwxNotEnabledError
  | NoActiveCaipAddressError
  | NoActiveCaipNetworkError
  | NoConnectionClientError
  | NonceUnavailableError
  | SignInRefusedError
  | VerificationFailedError
  | ReturnType<typeof toProviderRpcError>

/**
 * Asks the active wallet to sign a message, has the signature verified, and stores the session. A second call for the same
 * account returns the pending attempt. If another account became active meanwhile, the session is stored for the account
 * that signed.
 *
 * @throws SiwxNotEnabledError `siwx/not-enabled`
 * @throws NoActiveCaipAddressError `siwx/no-account`
 * @throws NoActiveCaipNetworkError `siwx/no-network`, on a network that the client does not list
 * @throws NoConnectionClientError `siwx/no-signer`
 * @throws NonceUnavailableError `siwx/no-nonce`
 * @throws UserRejectedError `rpc/user-rejected`, also after `cancelSignIn`
 * @throws SignInRefusedError `siwx/refused`, when the signature was not accepted
 * @throws VerificationFailedError `siwx/verification-failed`
 *
 * @example
 * const { data } = await signIn(client)
 */
export async function signIn(client: Client): Promise<SiwxSession> {
  if (!client.config.siwx) throw new SiwxNotEnabledError()
  const { signInAccount } = await importWithRetry(() => import('./lazy/index.js'))
  return signInAccount(client)
}
