import { afterAll, beforeEach, vi } from 'vitest'

/** Gives each test of the file a window that carries events, which is all that the Wallet Standard needs of one. */
export function setupWindow(): void {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
  })
  // Not after each test: pages are closed later still.
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}
