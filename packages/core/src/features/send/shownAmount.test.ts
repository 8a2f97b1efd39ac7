import { describe, expect, it } from 'vitest'
import { fromShownAmount, toShownAmount } from './shownAmount.js'

describe('amounts as they are shown', () => {
  it('come from the lowest amount of the chain that is shown so', () => {
    for (const multiplier of [1.1, 2.5, 0.3, 1_000_000.7, undefined])
      for (let shown = 1n; shown < 2000n; shown += 7n) {
        const amount = fromShownAmount(shown, multiplier)
        expect(toShownAmount(amount, multiplier)).toBeGreaterThanOrEqual(shown)
        expect(toShownAmount(amount - 1n, multiplier)).toBeLessThan(shown)
      }
  })
})
