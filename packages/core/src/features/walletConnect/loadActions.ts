import { loadParts } from '../loadParts.js'
import type { lazyActions } from './lazyActions.js'

/** Everything that only a page with the protocol needs, in core's one lazy chunk. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await loadParts()).walletConnect
}
