import type { lazyActions } from './lazyActions.js'

/** Everything that only an app with `siwx` needs, in one chunk. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await import('./lazyActions.js')).lazyActions
}
