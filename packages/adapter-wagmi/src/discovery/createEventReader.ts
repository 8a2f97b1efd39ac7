import type { Address, EIP1193Provider } from 'viem'
import { parseChainId } from '../config/parseChainId.js'
import { parseAccounts } from './requestWallet.js'

type Values = { readonly chain: number; readonly accounts: readonly Address[] }

/** Reads an event of a wallet. `handle` gets its value, and is not called for an event without one. */
export type EventReader = <kind extends keyof Values>(
  kind: kind,
  event: unknown,
  handle: (value: Values[kind]) => unknown,
) => Promise<void>

/** Time for which wallets were seen to answer with the value before the change, in milliseconds: Clear Wallet for one second. */
const staleTime = 1_500

/**
 * Creates a reader of the events of an injected wallet. It requests the value where an event has none or a malformed one,
 * and once more after `staleTime`. It drops an event that a later one of the kind overtakes.
 */
export function createEventReader(provider: EIP1193Provider): EventReader {
  const turns = { chain: 0, accounts: 0 }
  const parsers: { readonly [kind in keyof Values]: (value: unknown) => Values[kind] | undefined } = {
    chain: parseChainId,
    accounts(value) {
      const parsed = parseAccounts(value)
      return parsed?.isComplete ? parsed.accounts : undefined
    },
  }
  const requests = { chain: 'eth_chainId', accounts: 'eth_accounts' } as const
  return async (kind, event, handle) => {
    turns[kind] += 1
    const turn = turns[kind]
    const parse = parsers[kind]
    let last: string | undefined
    async function pass(value: Parameters<typeof handle>[0] | undefined) {
      if (value === undefined || turn !== turns[kind] || `${value}` === last) return
      last = `${value}`
      await handle(value)
    }
    const ask = async () => pass(parse(await provider.request({ method: requests[kind] })))
    const stated = parse(event)
    if (stated !== undefined) return pass(stated)
    await ask()
    await new Promise(resolve => setTimeout(resolve, staleTime))
    if (turn === turns[kind]) await ask()
  }
}
