import { loadParts } from '../loadParts.js'
import type { lazyActions } from './lazyActions.js'

/** Everything that only an app with `siwx` needs, in core's one lazy chunk. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await loadParts()).siwx
}
