import type { Latchkit } from '../latchkit/types.js'
import { getStore } from '../provider/getStore.js'
import { builtInIconsAtom } from '../router/lazyAtoms.js'

/** Keeps a logo of the kit for every row that shows it. */
export function setBuiltInIcon(latchkit: Latchkit, key: string, icon: string | undefined): void {
  getStore(latchkit).set(builtInIconsAtom, icons => (icons[key] === icon ? icons : { ...icons, [key]: icon }))
}
