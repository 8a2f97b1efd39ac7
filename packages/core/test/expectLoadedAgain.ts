import { expect, vi } from 'vitest'

/**
 * Fails the first load of an adapter's `lazyActions.js` and expects that `loadActions` loads it again.
 *
 * @param file Path of `lazyActions.ts`.
 * @param load Imports `loadActions.js`.
 */
export async function expectLoadedAgain(
  file: string,
  load: () => Promise<{ loadActions(): Promise<unknown> }>,
): Promise<void> {
  let failures = 1
  // Test files share their modules.
  vi.resetModules()
  // Node reads modules from disk, so no request of a page can fail here.
  vi.doMock(file, () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return { lazyActions: 'loaded' }
  })
  try {
    const { loadActions } = await load()
    vi.useFakeTimers()
    const loaded = loadActions().catch(error => error)
    await vi.advanceTimersByTimeAsync(200)
    expect(await loaded).toBe('loaded')
    expect(failures).toBeLessThan(0)
  } finally {
    vi.useRealTimers()
    vi.doUnmock(file)
    vi.resetModules()
  }
}
