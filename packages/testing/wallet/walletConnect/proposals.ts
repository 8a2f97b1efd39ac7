import type { ProposalTypes } from '@walletconnect/types'
import { localChainIds } from '../../src/common/defaults.js'
import { giveAnswer, userRejected } from './answers.js'
import { type Statement, signStatements } from './authentication.js'
import { chainIdOf, grantNamespaces, type SessionGrant } from './sessions.js'
import { atomicCapability } from './supported.js'
import type { Context } from './types.js'

type Requested = { methods: string[]; events: string[] }

export type ParsedProposal = {
  /** The requested networks of eip155. */
  chainIds: number[]
  /** The requested networks of Solana, as CAIP-2 ids. */
  solanaChains: string[]
  /** Requested CAIP-2 ids and namespaces that this wallet cannot serve. */
  foreign: string[]
  eip155: Requested
  solana: Requested
}

const unique = <Item>(items: readonly Item[]) => [...new Set(items)]

/** Collects what a proposal requests, required and optional alike. */
export function parseProposal({
  requiredNamespaces,
  optionalNamespaces,
}: Pick<ProposalTypes.Struct, 'requiredNamespaces' | 'optionalNamespaces'>): ParsedProposal {
  const entries = [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]
  const chains = entries.flatMap(([key, { chains }]) => chains ?? [key])
  const isSolana = (chain: string) => chain.startsWith('solana:')
  const isServed = (chain: string) =>
    chainIdOf(chain) !== undefined || isSolana(chain) || chain === 'eip155' || chain === 'solana'
  const requested = (namespace: string): Requested => {
    const own = entries.filter(([key]) => key === namespace || key.startsWith(`${namespace}:`))
    return {
      methods: unique(own.flatMap(([, { methods }]) => methods)),
      events: unique(own.flatMap(([, { events }]) => events)),
    }
  }
  return {
    chainIds: unique(chains.flatMap(chain => chainIdOf(chain) ?? [])),
    solanaChains: unique(chains.filter(isSolana)),
    foreign: unique(chains.filter(chain => !isServed(chain))),
    eip155: requested('eip155'),
    solana: requested('solana'),
  }
}

/** Approves a proposal with a grant, and signs the statements that it requests. Rejects it without a grant. */
export async function answerProposal(
  context: Context,
  id: number,
  grant: SessionGrant | undefined,
  statements: readonly Statement[] = [],
): Promise<void> {
  if (!grant) {
    await giveAnswer(context, { kind: 'reject', id, reason: userRejected })
    return
  }
  const capable = grant.chainIds.filter(chainId => localChainIds.includes(chainId))
  await giveAnswer(context, {
    kind: 'approve',
    id,
    namespaces: grantNamespaces(grant),
    scopedProperties: Object.fromEntries(capable.map(chainId => [`eip155:${chainId}`, atomicCapability])),
    ...(statements.length > 0 && { statements: await signStatements(context, statements) }),
  })
}
