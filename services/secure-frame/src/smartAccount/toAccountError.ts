import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import { unsupportedChain } from './createBundler.js'
import type { SmartAccounts } from './createSmartAccounts.js'

/**
 * Error for an address that is not an account of the wallet on the chain of a request: 5710 for its smart account, which
 * that chain does not support or does not support now, 4100 for any other.
 *
 * @see EIP-5792
 */
export async function toAccountError(
  smartAccounts: Pick<SmartAccounts, 'owns'>,
  wallet: Parameters<SmartAccounts['owns']>[0],
  address: string,
): Promise<FrameError> {
  return (await smartAccounts.owns(wallet, address))
    ? new FrameError(unsupportedChain, 'There are no smart accounts on this network')
    : new FrameError(rpcCodes.unauthorized, 'The account does not belong to this wallet')
}
