import type { ProposalTypes } from '@walletconnect/types'
import { chainIdOf } from './chainIdOf.js'

export type ReadProposal = {
  /** Networks of eip155 that were proposed. */
  chainIds: number[]
  /** Networks of Solana that were proposed, as CAIP-2 ids. */
  solanaChains: string[]
  /** CAIP-2 ids and namespaces that this wallet cannot serve. */
  foreign: string[]
  eip155: Asked
  solana: Asked
}

type Asked = { methods: string[]; events: string[] }

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Puts together what a proposal asks for, required and optional alike. */
export function readProposal({
  requiredNamespaces,
  optionalNamespaces,
}: Pick<ProposalTypes.Struct, 'requiredNamespaces' | 'optionalNamespaces'>): ReadProposal {
  const entries = [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]
  const chains = entries.flatMap(([key, { chains }]) => chains ?? [key])
  const isSolana = (chain: string) => chain.startsWith('solana:')
  const asked = (namespace: string): Asked => {
    const own = entries.filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    return {
      methods: unique(own.flatMap(([, { methods }]) => methods)),
      events: unique(own.flatMap(([, { events }]) => events)),
    }
  }
  return {
    chainIds: unique(chains.flatMap(chain => chainIdOf(chain) ?? [])),
    solanaChains: unique(chains.filter(isSolana)),
    foreign: unique(
      chains.filter(
        chain =>
          chainIdOf(chain) === undefined && !isSolana(chain) && chain !== 'eip155' && chain !== 'solana',
      ),
    ),
    eip155: asked('eip155'),
    solana: asked('solana'),
  }
}
