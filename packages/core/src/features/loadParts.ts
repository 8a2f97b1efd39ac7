import type { lazyParts } from './lazyParts.js'

/** Fetches what a page needs only once something of it is used. */
export async function loadParts(): Promise<typeof lazyParts> {
  return (await import('./lazyParts.js')).lazyParts
}
