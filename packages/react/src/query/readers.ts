import type { Network } from '@latchkit/core'
import { createSlot } from '../latchkit/setup.js'

/** What reads the data of queries that were observed, so that the next component has it at once. */
export const getReaders = /*#__PURE__*/ createSlot(() => new Map<string, () => unknown>())

/** Whose data is read, and where. */
export type Holder = { readonly address: string; readonly network: Network }

/** The key of a balance among the readers. */
export const balanceKey = ({ address, network }: Holder) => `balance:${network.caipNetworkId}:${address}`

/** The key of a name and an image among the readers. */
export const identityKey = ({ address, network }: Holder) => `identity:${network.caipNetworkId}:${address}`
