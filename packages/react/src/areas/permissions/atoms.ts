import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** The sessions that are being revoked, by their pci: the approval of the wallet takes the place of the list meanwhile. */
export const revokingAtom: PrimitiveAtom<readonly string[]> = /*#__PURE__*/ atom<readonly string[]>([])
