import type { AuthTypes } from '@walletconnect/types'
import type { Context } from '../context.js'
import type { SessionGrant } from '../sessionGrant.js'

export type Statement = {
  payload: AuthTypes.PayloadParams
  /** `did:pkh:` and the CAIP-10 id of the account that signs. */
  iss: string
  address: string
  namespace: 'eip155' | 'solana'
  text: string
}

/** The texts that the first granted account of each namespace is to sign, on the first granted chain asked for. */
export function listStatements(
  { kit }: Pick<Context, 'kit'>,
  payloads: readonly AuthTypes.PayloadParams[],
  { accounts, chainIds, solana }: SessionGrant,
): Statement[] {
  const granted = {
    eip155: { chains: chainIds.map(id => `eip155:${id}`), address: accounts[0] },
    solana: { chains: solana.chains, address: solana.accounts[0] },
  }
  return payloads.flatMap(payload =>
    (['eip155', 'solana'] as const).flatMap(namespace => {
      const { chains, address } = granted[namespace]
      const chain = payload.chains.find(entry => chains.includes(entry))
      if (chain === undefined || address === undefined) return []
      const iss = `did:pkh:${chain}:${address}`
      const text = kit.formatAuthMessage({ request: payload, iss })
      // The library knows no other accounts than those of Ethereum; the layout is the same for all.
      const named =
        namespace === 'solana' ? text.replace('your Ethereum account:', 'your Solana account:') : text
      return [{ payload, iss, address, namespace, text: named }]
    }),
  )
}
