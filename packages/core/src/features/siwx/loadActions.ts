import type { lazyActions } from './lazyActions.js'

/** Loads everything that only an app with `siwx` needs. */
export async function loadActions(): Promise<typeof lazyActions> {
  return (await import('./lazyActions.js')).lazyActions
}
