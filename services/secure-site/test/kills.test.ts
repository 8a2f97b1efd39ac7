import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closePageAt } from './closedPages.js'
import { openSite, type TestSite } from './openSite.js'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ limits: { walletCallsPerHour: 10_000, projectMailsPerHour: 10_000 } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await site.close()
})

// The other points, and the kills of the server, are in `kills.full.test.ts`.
test.each([
  ['sign-up', 6],
  ['re-share', 10],
] as const)(
  '%s: a page that is closed after message %s leaves no wallet lost or half-made',
  async (step, last) => {
    expect(await closePageAt(site, step, last)).toBe(true)
  },
)
