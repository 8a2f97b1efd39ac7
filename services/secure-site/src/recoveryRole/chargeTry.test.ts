import { expect, test } from 'vitest'
import { createLimits } from '../auth/createLimits.js'
import { chargeTry } from './chargeTry.js'

const limits = { hour: 10, day: 20, own: 3, wallet: 30 }

async function openTries() {
  let now = 0
  const kept = await createLimits({ redisUrl: undefined, now: () => now, onError: () => {} })
  const attempt = (thumbprint: string, walletId = 'wallet') =>
    chargeTry(kept, 'factor', { walletId, thumbprint }, limits).then(
      giveBack => giveBack,
      () => undefined,
    )
  return {
    attempt,
    /** How many tries of a device are let through. */
    async use(thumbprint: string, times: number) {
      let count = 0
      for (let time = 0; time < times; time += 1) if (await attempt(thumbprint)) count += 1
      return count
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('sec 20: the tries of strangers are bounded for each device and for all of them, and leave the owner some', async () => {
  const { use, attempt, pass } = await openTries()
  expect(await use('thief', 30)).toBe(10)
  pass(3_600_000)
  expect(await use('thief', 30)).toBe(10)
  pass(3_600_000)
  expect(await use('thief', 30)).toBe(0)
  // 17 of 30 that all share are used; each further device has three more.
  expect(await use('second', 30)).toBe(10)
  expect(await use('third', 30)).toBe(3 + 6)
  expect(await use('fourth', 30)).toBe(3)
  expect(await use('owner', 3)).toBe(3)
  expect(await attempt('owner')).toBeUndefined()
  // Another wallet has its own tries.
  expect(await attempt('thief', 'other')).toBeDefined()
})

test('a try that was right is given back', async () => {
  const { attempt, use } = await openTries()
  for (let time = 0; time < 40; time += 1) await (await attempt('owner'))?.()
  expect(await use('owner', 30)).toBe(10)
})
