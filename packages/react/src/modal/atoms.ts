import { atom, type PrimitiveAtom } from 'jotai/vanilla'

/** An element of the app that holds the modal, instead of one at the end of the body. */
export type Container = { readonly element: HTMLElement; readonly embedded: boolean }

export const containerAtom: PrimitiveAtom<Container | undefined> = /*#__PURE__*/ atom<Container | undefined>(
  undefined,
)

/** How often the card was shaken. */
export const shakesAtom: PrimitiveAtom<number> = /*#__PURE__*/ atom(0)

/** What the live region says. */
export const announcementAtom: PrimitiveAtom<string> = /*#__PURE__*/ atom('')
