import type { Network } from '@latchkit/core'
import { createSlot } from '../latchkit/setup.js'

/** What reads the data of queries that were observed, so that the next component has it at once. */
export const getReaders = /*#__PURE__*/ createSlot(() => new Map<string, () => unknown>())

/** The key of a balance among the readers. */
export const balanceKey = (address: string, network: Network) => `balance:${network.caipNetworkId}:${address}`
