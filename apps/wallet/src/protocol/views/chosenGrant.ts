import { getAddress } from 'viem'
import type { WalletAccount } from '../../common/types.js'
import type { ReadProposal } from '../readProposal.js'
import type { SessionGrant } from '../sessionGrant.js'
import { solanaAddresses } from '../solanaAddresses.js'
import { chosen } from './chosen.js'
import { chosenChains } from './chosenChains.js'

/** What is ticked in a proposal: to each namespace the methods and events that were asked for in it. */
export function chosenGrant(
  view: ParentNode,
  accounts: readonly WalletAccount[],
  asked: ReadProposal,
): SessionGrant {
  const picked = chosen(view, 'account-choice').map(address => getAddress(address))
  const methods = chosen(view, 'method-choice')
  const events = chosen(view, 'event-choice')
  const of = (namespace: 'eip155' | 'solana') => ({
    methods: methods.filter(name => asked[namespace].methods.includes(name)),
    events: events.filter(name => asked[namespace].events.includes(name)),
  })
  const { chainIds, solanaChains } = chosenChains(view, 'chain-choice')
  return {
    accounts: picked,
    chainIds,
    ...of('eip155'),
    solana: { accounts: solanaAddresses(accounts, picked), chains: solanaChains, ...of('solana') },
  }
}
