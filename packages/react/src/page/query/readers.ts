import type { Balance, Network } from '@latchkit/core'
import { createSlot } from '../latchkit/setup.js'

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

/** Functions that read the data of buttons from the cache by {@link shownKey}, so that the next button has it immediately. */
export const getReaders = /*#__PURE__*/ createSlot(() => new Map<string, () => Shown>())

/** Key of the data of a button. */
export const shownKey = ({ address, network }: Holder) => `${network.caipNetworkId}:${address}`
