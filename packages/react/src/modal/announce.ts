import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { announcementAtom } from '../page/router/lazyAtoms.js'

/** Announces a visible change to assistive technology, such as a status or "Copied". */
export function announce(latchkit: Latchkit, text: string): void {
  // A live region does not announce an unchanged text; a trailing space changes it and is not read.
  getStore(latchkit).set(announcementAtom, previous => (previous === text ? `${text}\u00a0` : text))
}
