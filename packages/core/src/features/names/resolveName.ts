import { getQueryClient } from '../../query/getQueryClient.js'
import type { Client } from '../../types/client.js'
import type { Network } from '../../types/network.js'
import { isAddress } from '../../validate/validate.js'
import { NameUnresolvedError } from './errors.js'
import { profileQueryOptions } from './profileQueryOptions.js'

/** Parameters of {@link resolveName}. */
export type ResolveNameParameters = {
  /** Such as `vitalik.eth`. The gateway normalizes it (ENSIP-15). */
  readonly name: string
  /** The network on which the address is used. */
  readonly network: Network
  /** Whether to refetch although the cached response may be fresh. Default: false. */
  readonly isFresh?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** Address of a name. */
export type ResolvedName = {
  /** As the gateway writes it, cleaned. Show it in `<bdi>`. */
  readonly name: string
  readonly address: string
  /** Whether the name has no address for the network, and its Ethereum address is used. */
  readonly isEthereumAddress: boolean
  /** At the gateway, or a `data:` URI. */
  readonly avatar?: string | undefined
}

/** The coin type of Ethereum, and that of every EVM chain (ENSIP-19). */
const ethereum = 60
const everyChain = 2 ** 31

/**
 * Looks up the address that a name has on an eip155 network: that of the chain (ENSIP-11), else that of every EVM chain
 * (ENSIP-19), else that of Ethereum. Fresh for 5 minutes.
 *
 * @throws NameUnresolvedError `names/unresolved`
 *
 * @see https://docs.ens.domains/ensip/11
 * @example
 * const { address } = await resolveName(client, { name: 'vitalik.eth', network })
 */
export async function resolveName(
  client: Client,
  { name, network, isFresh = false, signal }: ResolveNameParameters,
): Promise<ResolvedName> {
  const options = profileQueryOptions(client, { name })
  let profile: Awaited<ReturnType<typeof options.queryFn>>
  try {
    const queryClient = await getQueryClient(client)
    profile = await queryClient.fetchQuery({ ...options, ...(isFresh && { staleTime: 0 }) })
  } catch (cause) {
    throw new NameUnresolvedError({ wanted: name, cause })
  }
  signal?.throwIfAborted()
  const chainId = Number(network.id)
  const own = chainId === 1 ? ethereum : (everyChain | chainId) >>> 0
  const coinType = [own, everyChain, ethereum].find(type => isAddress('eip155', profile?.addresses[type]))
  const address = coinType === undefined ? undefined : profile?.addresses[coinType]
  if (!profile || !address) throw new NameUnresolvedError({ wanted: name })
  return {
    name: profile.name,
    address,
    isEthereumAddress: coinType === ethereum && own !== ethereum,
    avatar: profile.avatar,
  }
}
