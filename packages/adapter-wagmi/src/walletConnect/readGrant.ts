import { isAddress } from '@latchkit/core/validate'
import { readAccounts, type WalletConnectSession } from '@latchkit/core/walletconnect'
import { type Address, getAddress } from 'viem'
import { parseChainId } from './parseChainId.js'
import type { Grant } from './types.js'

export type ReadGrantParameters = {
  /** Chain that is wanted. Where the wallet did not grant it, the first granted one that the app lists stands in. */
  readonly wanted: number | undefined
  /** Chains of the app. */
  readonly listed: readonly number[]
  /** Accounts that the wallet put first, lower case. */
  readonly preferred: readonly string[]
}

/** What a session gives on eip155; undefined when that is nothing. The wallet's word is checked here. */
export function readGrant(
  session: WalletConnectSession | undefined,
  { wanted, listed, preferred }: ReadGrantParameters,
): Grant | undefined {
  if (!session) return undefined
  const granted = readAccounts(session, 'eip155').flatMap(({ caipNetworkId, address }) => {
    const chainId = parseChainId(caipNetworkId)
    if (chainId === undefined || !address.startsWith('0x') || !isAddress('eip155', address)) return []
    // A wallet may write the checksum as it likes; what the app sees has the right one.
    return [{ chainId, address: getAddress(address.toLowerCase()) }]
  })
  const chainIds = [...new Set(granted.map(({ chainId }) => chainId))]
  const chainId = [wanted, ...chainIds.filter(id => listed.includes(id)), ...chainIds].find(
    id => id !== undefined && chainIds.includes(id),
  )
  if (chainId === undefined) return undefined
  const addresses = new Set(granted.filter(one => one.chainId === chainId).map(({ address }) => address))
  const rank = (address: Address) => {
    const index = preferred.indexOf(address.toLowerCase())
    return index < 0 ? preferred.length : index
  }
  const [first, ...rest] = [...addresses].sort((one, other) => rank(one) - rank(other))
  if (!first) return undefined
  const methods = ['eip155', `eip155:${chainId}`].flatMap(key => session.namespaces[key]?.methods ?? [])
  return { chainId, accounts: [first, ...rest], chainIds, methods }
}
