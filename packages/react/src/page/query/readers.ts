import type { Balance, Network } from '@latchkit/core'
import { createSlot } from '../latchkit/setup.js'

/** Functions that read the data of observed queries, so that the next component has it immediately. */
export const getReaders = /*#__PURE__*/ createSlot(() => new Map<string, () => unknown>())

/** Account and network of the data. */
export type Holder = { readonly address: string; readonly network: Network }

/** Account data of a button; undefined where unknown. */
export type Shown = {
  readonly balance: Balance | undefined
  /** The balance as text for a locale, given as its BCP 47 tag. */
  readonly toAmount: (locale: string) => string | undefined
  readonly name: string | undefined
  readonly avatar: string | undefined
}

const keyOf = ({ address, network }: Holder) => `:${network.caipNetworkId}:${address}`

/** Key of a balance among the readers. */
export const balanceKey = (holder: Holder) => `balance${keyOf(holder)}`

/** Key of a name and an image among the readers. */
export const identityKey = (holder: Holder) => `identity${keyOf(holder)}`

/** Key of the data of a button among the readers. */
export const shownKey = keyOf
