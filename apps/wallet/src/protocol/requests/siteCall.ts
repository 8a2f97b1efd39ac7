import type { PendingRequestTypes } from '@walletconnect/types'
import type { SiteCall } from '../../background/methods/types.js'
import { RpcError } from '../../common/rpcError.js'
import { chainIdOf } from '../chainIdOf.js'
import type { Context } from '../context.js'
import { knownChains } from '../knownChains.js'
import { sessionGrant } from '../sessionGrant.js'
import { siteOrigin } from '../siteOrigin.js'

const ofTheSession = ['eth_chainId', 'wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** A session's request as the extension's own methods take it. */
export function siteCall(
  context: Pick<Context, 'kit' | 'store' | 'config' | 'accounts'>,
  { topic, params }: Pick<PendingRequestTypes.Struct, 'topic' | 'params'>,
): SiteCall {
  const session = context.kit.getActiveSessions()[topic]
  if (!session) throw new RpcError(4100, 'The session is over.')
  const { method, params: given } = params.request
  const asked = chainIdOf(params.chainId)
  if (asked === undefined && !params.chainId.startsWith('solana:'))
    throw new RpcError(4200, `The wallet has no ${params.chainId}.`)
  const grant = sessionGrant(session)
  const granted = grant.solana.accounts.flatMap(address =>
    context.accounts.filter(({ solana }) => solana.address === address),
  )
  const origin = siteOrigin(session.peer.metadata.url)
  const active = context.store.get().active[topic] ?? grant.chainIds[0] ?? asked ?? 0
  return {
    state: { chains: knownChains(context), solanaChains: context.config.solanaChains },
    wallet: {
      name: context.config.name,
      rdns: '',
      accounts: context.accounts,
      active: grant.accounts[0] ?? '0x',
      chainId: asked ?? active,
      permissions: { [origin]: grant.accounts },
      solanaPermissions: { [origin]: granted.map(({ address }) => address) },
      chainIds: { [origin]: ofTheSession.includes(method) ? active : (asked ?? active) },
      assets: [],
    },
    origin,
    method,
    params: given,
  }
}
