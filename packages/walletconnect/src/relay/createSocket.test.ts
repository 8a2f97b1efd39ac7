import { expect, it } from 'vitest'
import { backoff } from './createSocket.js'

it('doubles up to half a minute, never more than that and never less than half', () => {
  for (const [failures, most] of [
    [0, 500],
    [1, 1_000],
    [4, 8_000],
    [6, 30_000],
    [60, 30_000],
    [5_000, 30_000],
  ] as const) {
    const waits = Array.from({ length: 200 }, () => backoff(failures))
    expect(Math.max(...waits)).toBeLessThanOrEqual(most)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most / 2)
    expect(new Set(waits).size).toBeGreaterThan(100)
  }
})
