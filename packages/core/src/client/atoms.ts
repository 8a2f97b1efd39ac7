import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** Number of calls of `updateOptions`. Subscribe to it to read the options again when they change. */
export const optionsVersionAtom: PrimitiveAtom<number> = /*#__PURE__*/ atom(0)
