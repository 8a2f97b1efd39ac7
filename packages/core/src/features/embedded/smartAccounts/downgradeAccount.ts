import { peekQueryClient } from '../../../query/openQueryClient.js'
import type { Client } from '../../../types/client.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'
import { getEoa } from './readAccountUpgrade.js'

/** The transaction that turned the account back. */
export type DowngradeAccountReturnType = {
  /** Hash of the transaction, in hex with `0x`. */
  readonly hash: string
  /** True while the transaction is not on the chain: it may still come. */
  readonly isUpgraded: boolean
}

/**
 * Turns the eoa of the embedded wallet back to an account without code, on the eip155 network that it is on (EIP-7702). The
 * user approves it in the secure frame and pays the fee of a transaction. Address and assets stay; several calls are separate
 * transactions again until the next batch upgrades the account. Resolves when the transaction is on the chain, or after two
 * minutes.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while nobody is signed in
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnsupportedMethodError `rpc/unsupported-method`, for an account that is not upgraded on this network
 * @throws FrameError `frame/…`, when the secure frame does not do it
 *
 * @example
 * const { hash } = await downgradeAccount(client)
 */
export async function downgradeAccount(client: Client): Promise<DowngradeAccountReturnType> {
  const { client: frame } = await openFrame(client)
  const { chainId } = getEoa(client)
  try {
    return await frame.request('DOWNGRADE_ACCOUNT', { chainId })
  } catch (error) {
    throw toFrameError(error)
  } finally {
    // What the account can do is not what it was, whether the answer came or was lost.
    for (const name of ['accountUpgrade', 'capabilities'])
      void peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, name] })
  }
}
