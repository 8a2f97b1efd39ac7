import { peekQueryClient } from '../../../query/openQueryClient.js'
import type { Client } from '../../../types/client.js'
import { openFrame } from '../openFrame.js'
import { toFrameError } from '../toFrameError.js'
import { getEoa } from './readAccountUpgrade.js'

/** The transaction that downgraded the account. */
export type DowngradeAccountReturnType = {
  /** Hash of the transaction, in hex with `0x`. */
  readonly hash: string
  /** True while the transaction is not on the chain: it may still be mined. */
  readonly isUpgraded: boolean
}

/**
 * Downgrades the eoa of the embedded wallet to an account without code, on its current eip155 network (EIP-7702). The user
 * approves it in the secure frame and pays the fee of a transaction. Address and assets stay; several calls are separate
 * transactions again until the next batch upgrades the account. Resolves when the transaction is on the chain, or after two
 * minutes.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 *
 * @throws FrameLoginRequiredError `frame/login-required`, while signed out
 * @throws UserRejectedError `rpc/user-rejected`
 * @throws UnsupportedMethodError `rpc/unsupported-method`, for an account that is not upgraded on this network
 * @throws FrameError `frame/…`, if the secure frame fails to do it
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
    // The capabilities of the account have changed, or may have if the response was lost.
    for (const name of ['accountUpgrade', 'capabilities'])
      void peekQueryClient(client)?.invalidateQueries({ queryKey: ['latchkit', client.uid, name] })
  }
}
