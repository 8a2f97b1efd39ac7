import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRandom } from '../mutate.js'
import { fuzzAuthentication } from './fuzzAuthentication.js'
import { createCounts } from './fuzzCounts.js'
import { fuzzFrames } from './fuzzFrames.js'
import { fuzzProposal } from './fuzzProposal.js'
import { fuzzSession } from './fuzzSession.js'
import { fuzzSocket } from './fuzzSocket.js'
import { watchFaults } from './watchFaults.js'

/** 110,000 in the long run, with another seed each time; 1,500, always the same, elsewhere. */
const full = process.env.LATCHKIT_FULL !== undefined
const seed = Number(process.env.LATCHKIT_FUZZ_SEED ?? (full ? Date.now() % 2 ** 32 : 20_261_121))
const where = (text: string) => `LATCHKIT_FUZZ_SEED=${seed}: ${text.slice(0, 600)}`

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_795_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['messages over a session', fuzzSession, full ? 68_000 : 600],
  ['messages to a proposal', fuzzProposal, full ? 10_000 : 200],
  ['answers to an authentication', fuzzAuthentication, full ? 10_000 : 200],
  ['frames of a relay', fuzzFrames, full ? 20_000 : 400],
  ['messages and frames over a socket', fuzzSocket, full ? 2_000 : 100],
])(
  `changed %s: nothing is thrown, and what comes of each is what the rules say (seed ${seed})`,
  async (_what, fuzz, rounds) => {
    const faults = watchFaults()
    const counts = createCounts()
    await fuzz(rounds, createRandom(seed), counts, where)
    expect(faults).toEqual([])
    const { resealed, ciphertext, frames, ...outcomes } = counts
    expect(resealed + ciphertext + frames).toBe(rounds)
    // It could be decrypted and parsed: some of the changes leave a valid message.
    if (fuzz !== fuzzFrames) expect(resealed * 2).toBeGreaterThanOrEqual(rounds)
    if (fuzz !== fuzzFrames) expect(outcomes.refused).toBeGreaterThan(rounds / 50)
    expect(outcomes.ignored).toBeGreaterThan(rounds / 10)
    expect(outcomes.taken).toBeGreaterThan(rounds / 50)
  },
  600_000,
)
