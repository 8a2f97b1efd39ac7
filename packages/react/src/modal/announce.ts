import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { announcementAtom } from '../page/router/lazyAtoms.js'

/** Has assistive technology say what can be seen, such as a status or "Copied". */
export function announce(latchkit: Latchkit, text: string): void {
  // A live region says nothing when its text does not change; a space at the end changes it and is not read.
  getStore(latchkit).set(announcementAtom, previous => (previous === text ? `${text}\u00a0` : text))
}
