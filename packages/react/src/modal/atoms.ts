// The atoms of everything behind the click are here as well: a page has this file before it, and with it the only import of
// jotai. A lazy module that imported jotai itself would make bundlers cut it out of the page's first file.
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

/** Logos of the kit that were loaded, by the id of their wallet or network. */
export const builtInIconsAtom: PrimitiveAtom<{ readonly [key: string]: string | undefined }> =
  /*#__PURE__*/ atom<{ readonly [key: string]: string | undefined }>({})

/** Whether the person accepted the app's terms. */
export const consentAtom: PrimitiveAtom<boolean> = /*#__PURE__*/ atom(false)
