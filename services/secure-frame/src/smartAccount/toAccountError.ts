import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import { unsupportedChain } from './createBundler.js'
import type { SmartAccounts } from './createSmartAccounts.js'

/**
 * What an address is refused with that is no account of the wallet on the chain of a request: 5710 for its smart account, which
 * that chain does not have or does not have now, 4100 for any other.
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
    : new FrameError(rpcCodes.unauthorized, 'The account is not the one of this wallet')
}
