import type { ProposalTypes } from '@walletconnect/types'
import { chainIdOf } from './chainIdOf.js'

export type ReadProposal = {
  /** Networks of eip155 that were proposed. */
  chainIds: number[]
  /** CAIP-2 ids and namespaces that this wallet cannot serve. */
  foreign: string[]
  methods: string[]
  events: string[]
}

/** Puts together what a proposal asks for, required and optional alike. */
export function readProposal({
  requiredNamespaces,
  optionalNamespaces,
}: Pick<ProposalTypes.Struct, 'requiredNamespaces' | 'optionalNamespaces'>): ReadProposal {
  const entries = [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]
  const chains = entries.flatMap(([key, { chains }]) => chains ?? [key])
  const own = entries.filter(([key]) => key === 'eip155' || key.startsWith('eip155:'))
  const chainIds = chains.flatMap(chain => chainIdOf(chain) ?? [])
  return {
    chainIds: [...new Set(chainIds)],
    foreign: [...new Set(chains.filter(chain => chainIdOf(chain) === undefined && chain !== 'eip155'))],
    methods: [...new Set(own.flatMap(([, { methods }]) => methods))],
    events: [...new Set(own.flatMap(([, { events }]) => events))],
  }
}
