import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { FrameError } from '../FrameError.js'
import type { SmartAccounts } from '../smartAccount/createSmartAccounts.js'
import type { OpenWallet } from '../wallet/openWallet.js'

/** What an account can do, by chain in hex. */
export type Capabilities = { readonly [chainId: string]: { readonly [name: string]: object } }

/**
 * Answers `wallet_getCapabilities`: what an account of the wallet can do, on the chains that are asked for or on all. A smart
 * account makes all calls of a batch or none.
 *
 * @see EIP-5792
 * @throws FrameError -32602, 4100 for another account
 */
export async function getCapabilities(
  wallet: OpenWallet,
  smartAccounts: Pick<SmartAccounts, 'find' | 'listChains'>,
  params: unknown,
): Promise<Capabilities> {
  const [address, asked]: readonly unknown[] = Array.isArray(params) ? params : []
  if (typeof address !== 'string' || (asked !== undefined && !Array.isArray(asked)))
    throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  const isSame = (other: string) => other.toLowerCase() === address.toLowerCase()
  const wanted = asked?.map(Number)
  const chains = await smartAccounts.listChains()
  const accounts = await Promise.all(chains.map(chainId => smartAccounts.find(wallet, chainId)))
  const own = accounts.filter(account => account && isSame(account.address))
  if (own.length === 0 && !isSame(wallet.addresses.eip155))
    throw new FrameError(rpcCodes.unauthorized, 'The account is not the one of this wallet')
  return Object.fromEntries(
    own.flatMap(account =>
      account && (wanted?.includes(account.chainId) ?? true)
        ? [[`0x${account.chainId.toString(16)}`, { atomic: { status: 'supported' } }]]
        : [],
    ),
  )
}
