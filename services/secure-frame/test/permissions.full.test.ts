import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Grants, openGrants } from './openGrants.js'
import { redeemRandomly } from './redeemRandomly.js'

let grants: Grants
beforeAll(async () => {
  grants = await openGrants()
})
afterAll(() => grants?.stop())

test.each([1, 2, 3, 4, 5])(
  'of 2,000 redemptions drawn by %i exactly those inside their grant succeed',
  async seed => {
    const { wrong, inside } = await redeemRandomly(grants, { seed, runs: 2000 })
    expect(wrong).toEqual([])
    expect(inside.length).toBeGreaterThan(400)
  },
)
