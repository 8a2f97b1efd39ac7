import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRandom } from '../mutate.js'
import { createCounts } from './fuzzCounts.js'
import { fuzzSession } from './fuzzSession.js'
import { watchFaults } from './watchFaults.js'

const full = process.env.LATCHKIT_FULL !== undefined
const seed = Number(process.env.LATCHKIT_FUZZ_SEED ?? (full ? Date.now() % 2 ** 32 : 20_261_121))
const share = full ? 1 : 0.2
const where = (text: string) => `LATCHKIT_FUZZ_SEED=${seed}: ${text.slice(0, 600)}`

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test(`changed messages over a session, seed ${seed}`, async () => {
  const faults = watchFaults()
  const counts = createCounts()
  await fuzzSession(60_000 * share, createRandom(seed), counts, where)
  console.log(counts)
  expect(faults).toEqual([])
}, 600_000)
