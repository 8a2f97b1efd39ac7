import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { shakesAtom } from '../page/router/lazyAtoms.js'

/** Shakes the card for half a second: the requested action is not possible now. */
export function shake(latchkit: Latchkit): void {
  getStore(latchkit).set(shakesAtom, count => count + 1)
}
