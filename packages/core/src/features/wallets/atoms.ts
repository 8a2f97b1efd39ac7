import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Ids of the wallets used last, the latest first, two at most. Empty until `restoreRecentWallets`. */
export const recentWalletsAtom: PrimitiveAtom<readonly string[]> = /*#__PURE__*/ atom<readonly string[]>([])
