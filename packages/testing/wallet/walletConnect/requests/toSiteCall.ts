import type { PendingRequestTypes } from '@walletconnect/types'
import { RpcError } from '../../../src/common/rpc.js'
import type { SiteCall } from '../../methods/siteCall.js'
import { chainIdOf, sessionGrant } from '../sessions.js'
import { knownChains } from '../supported.js'
import type { Context } from '../types.js'

/** Returns the origin that an app claims to have. It is not verified. */
export function siteOrigin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'unknown:'
}

/** Methods about the session's own network, whichever network the request names. */
const sessionMethods = ['eth_chainId', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** Converts a request of a session to the form in which the methods of the extension take it. */
export function siteCall(
  context: Pick<Context, 'kit' | 'store' | 'config' | 'accounts'>,
  { topic, params }: Pick<PendingRequestTypes.Struct, 'topic' | 'params'>,
): SiteCall {
  const session = context.kit.getActiveSessions()[topic]
  if (!session) throw new RpcError(4100, 'The session is over.')
  const { method, params: given } = params.request
  const requested = chainIdOf(params.chainId)
  if (requested === undefined && !params.chainId.startsWith('solana:'))
    throw new RpcError(4200, `The wallet has no ${params.chainId}.`)
  const grant = sessionGrant(session)
  const granted = grant.solana.accounts.flatMap(address =>
    context.accounts.filter(({ solana }) => solana.address === address),
  )
  const origin = siteOrigin(session.peer.metadata.url)
  const active = context.store.get().active[topic] ?? grant.chainIds[0] ?? requested ?? 0
  return {
    state: { chains: knownChains(context), solanaChains: context.config.solanaChains },
    wallet: {
      name: context.config.name,
      rdns: '',
      accounts: context.accounts,
      active: grant.accounts[0] ?? '0x',
      chainId: requested ?? active,
      permissions: { [origin]: grant.accounts },
      solanaPermissions: { [origin]: granted.map(({ address }) => address) },
      chainIds: { [origin]: sessionMethods.includes(method) ? active : (requested ?? active) },
      assets: [],
    },
    origin,
    method,
    params: given,
  }
}
