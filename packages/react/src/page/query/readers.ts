import type { Balance, Network } from '@latchkit/core'
import { createSlot } from '../latchkit/setup.js'

/** What reads the data of queries that were observed, so that the next component has it at once. */
export const getReaders = /*#__PURE__*/ createSlot(() => new Map<string, () => unknown>())

/** Whose data is read, and where. */
export type Holder = { readonly address: string; readonly network: Network }

/** What a button shows of an account; undefined where it is not known. */
export type Shown = {
  readonly balance: Balance | undefined
  /** The balance as text for a locale, given as its BCP 47 tag. */
  readonly toAmount: (locale: string) => string | undefined
  readonly name: string | undefined
  readonly avatar: string | undefined
}

const keyOf = ({ address, network }: Holder) => `:${network.caipNetworkId}:${address}`

/** The key of a balance among the readers. */
export const balanceKey = (holder: Holder) => `balance${keyOf(holder)}`

/** The key of a name and an image among the readers. */
export const identityKey = (holder: Holder) => `identity${keyOf(holder)}`

/** The key of what a button shows among the readers. */
export const shownKey = keyOf
