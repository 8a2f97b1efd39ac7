import type { lazyActions } from './lazyActions.js'

/** Everything that only a page with the protocol needs, in one chunk. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await import('./lazyActions.js')).lazyActions
}
