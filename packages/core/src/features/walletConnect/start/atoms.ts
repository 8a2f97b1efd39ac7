import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { createOwned } from '../../../client/internal.js'
import type { Client } from '../../../types/client.js'
import type { UsedSession, WalletConnectEvents } from '../types.js'

/** The WalletConnect session in use. Only the actions of this folder write it. */
export const walletConnectSessionAtom: PrimitiveAtom<UsedSession | undefined> = /*#__PURE__*/ atom<
  UsedSession | undefined
>(undefined)

/** A pending pairing. */
export type Pairing = {
  /** Pairing URI, for the QR code and links. Undefined until the first proposal is made. */
  readonly uri: string | undefined
  /** Unix milliseconds at which the next URI replaces it. */
  readonly renewsAt: number | undefined
}

/** The pairing that a wallet can answer now; undefined while no session is being proposed. */
export const pairingAtom: PrimitiveAtom<Pairing | undefined> = /*#__PURE__*/ atom<Pairing | undefined>(
  undefined,
)

/** Storage key of the topic of the session in use, followed by its namespaces. */
export function sessionKey(client: Pick<Client, 'config'>): string {
  return `${client.config.storageKey}.walletConnect`
}

/** Listeners for the events that the wallet emits. */
export const eventListeners = /*#__PURE__*/ createOwned(
  'walletConnect.listeners',
  () => new Set<(event: WalletConnectEvents['event']) => void>(),
)
