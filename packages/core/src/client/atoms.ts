import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Whether a wallet may stay on a network that the client does not list. Here, where `updateOptions` can set it. */
export const allowsUnsupportedAtom: PrimitiveAtom<boolean | undefined> = /*#__PURE__*/ atom<
  boolean | undefined
>(undefined)

/** Number of calls of `updateOptions`. Subscribe to it to read the options again when they change. */
export const optionsVersionAtom: PrimitiveAtom<number> = /*#__PURE__*/ atom(0)
