import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { WalletConnectSession } from './types.js'

/** The protocol session in use. Written by the actions of this folder only. */
export const walletConnectSessionAtom: PrimitiveAtom<WalletConnectSession | undefined> = /*#__PURE__*/ atom<
  WalletConnectSession | undefined
>(undefined)

/** A pairing that waits for a wallet. */
export type Pairing = {
  /** Pairing URI, for the QR code and links. Undefined until the first one is there. */
  readonly uri: string | undefined
  /** Unix milliseconds at which the next URI takes its place. */
  readonly renewsAt: number | undefined
}

/** What a wallet can pair with right now; undefined while nobody asks for a session. */
export const pairingAtom: PrimitiveAtom<Pairing | undefined> = /*#__PURE__*/ atom<Pairing | undefined>(
  undefined,
)
