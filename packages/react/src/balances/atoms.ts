import type { Balance, Network } from '@latchkit/core'
import { atom, type PrimitiveAtom } from 'jotai/vanilla'

export type BalanceState = {
  /** The last known balance, kept while a newer one is on its way. */
  readonly balance: Balance | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** When it was read, in milliseconds since 1970. */
  readonly at: number
}

/** The balances that were read, by network and address. */
export const balancesAtom: PrimitiveAtom<{ readonly [key: string]: BalanceState | undefined }> =
  /*#__PURE__*/ atom<{ readonly [key: string]: BalanceState | undefined }>({})

export const unreadBalance: BalanceState = { balance: undefined, status: 'pending', at: 0 }

export function toBalanceKey({ address, network }: { address: string; network: Network }): string {
  return `${network.caipNetworkId}:${address}`
}
