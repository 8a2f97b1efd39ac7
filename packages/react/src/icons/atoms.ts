import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'

/** Logos of the kit that were loaded, by the id of their wallet or network. */
export const builtInIconsAtom: PrimitiveAtom<{ readonly [key: string]: string | undefined }> =
  /*#__PURE__*/ atom<{ readonly [key: string]: string | undefined }>({})

/** Keeps a logo of the kit for every row that shows it. */
export function setBuiltInIcon(latchkit: Latchkit, key: string, icon: string | undefined): void {
  getStore(latchkit).set(builtInIconsAtom, icons => (icons[key] === icon ? icons : { ...icons, [key]: icon }))
}
