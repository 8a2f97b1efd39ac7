import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** The name that is being registered, as it was given; undefined while none is. Only `registerName` writes it. */
export const registeringNameAtom: PrimitiveAtom<string | undefined> = /*#__PURE__*/ atom<string | undefined>(
  undefined,
)
