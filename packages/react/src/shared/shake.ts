import type { Latchkit } from '../page/latchkit/types.js'
import { getStore } from '../page/provider/getStore.js'
import { shakesAtom } from '../page/router/lazyAtoms.js'

/** Shakes the card for half a second: what was asked for cannot be done now. */
export function shake(latchkit: Latchkit): void {
  getStore(latchkit).set(shakesAtom, count => count + 1)
}
