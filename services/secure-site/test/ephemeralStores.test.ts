import { findRedis, startRedis } from '@latchkit/service-base/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '../src/auth/createLimits.js'
import { createReplayCache } from '../src/http/createReplayCache.js'
import { createMailer } from '../src/mail/createMailer.js'

const binary = findRedis()
const openRedis = () => startRedis(binary ?? '')
const stores = [
  { name: 'memory', open: async () => ({ url: undefined, stop: async () => {} }) },
  ...(binary === undefined ? [] : [{ name: 'Redis', open: openRedis }]),
]

describe.each(stores)('limits and replays in $name', ({ name, open }) => {
  let store: Awaited<ReturnType<typeof open>>
  let now = 1_000_000
  const openParts = async () => {
    const options = { redisUrl: store.url, now: () => now, onError: () => {} }
    return [await createLimits(options), await createReplayCache(options)] as const
  }
  let parts: Awaited<ReturnType<typeof openParts>>
  beforeAll(async () => {
    store = await open()
    parts = await openParts()
  })
  afterAll(async () => {
    for (const part of parts) await part.close()
    await store.stop()
  })

  test('a charge is refused when a budget is used up, says when it may come again, and is given back', async () => {
    const [limits] = parts
    const one = { key: 'one', limit: 2 }
    const both = [one, { key: 'both', limit: 3 }] as const
    await limits.charge('hour', ...both)
    await limits.charge('hour', ...both)
    const refused = await limits.charge('hour', ...both).catch(error => error)
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfter: expect.any(Number) } })
    expect(refused.data.retryAfter).toBeLessThanOrEqual(3_600)
    expect(refused.message).toBe(`Retry after ${refused.data.retryAfter} seconds`)
    // The windows are apart, and a refused charge took nothing of the other budget.
    await limits.charge('resend', one)
    await limits.charge('day', one)
    await limits.charge('hour', { key: 'both', limit: 3 })
    await limits.refund('hour', one)
    await limits.charge('hour', one)
    await expect(limits.charge('hour', one)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('an id of a proof is new once, of many at the same time too', async () => {
    const [, replays] = parts
    const seen = await Promise.all(Array.from({ length: 100 }, () => replays.isNew('a')))
    expect(seen.filter(Boolean)).toHaveLength(1)
    expect(await replays.isNew('b')).toBe(true)
    if (name === 'Redis') return // Its clock is its own.
    now += 129_000
    expect(await replays.isNew('a')).toBe(false)
    now += 2_000
    expect(await replays.isNew('a')).toBe(true)
  })

  if (name === 'Redis')
    test('several processes share them', async () => {
      const [limits, replays] = await openParts()
      const [own, ownReplays] = parts
      const budget = { key: 'shared', limit: 1 }
      await own.charge('day', budget)
      await expect(limits.charge('day', budget)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
      expect(await ownReplays.isNew('shared')).toBe(true)
      expect(await replays.isNew('shared')).toBe(false)
      await limits.close()
      await replays.close()
    })
})

test('sec 22: what callers name pushes out no budget of all mails, and none that is used up', async () => {
  const limits = await createLimits({ redisUrl: undefined, now: () => 0, onError: () => {} })
  const mailer = createMailer({
    url: 'smtp://127.0.0.1:1',
    from: 'a@b.example',
    mailsPerHour: 2,
    projectMailsPerHour: 1,
    onError: () => {},
  })
  await limits.charge('hour', ...mailer.budgets('demo'))
  const owner = { key: 'link:owner', limit: 1 }
  await limits.charge('hour', owner)
  for (let number = 0; number <= 100_000; number += 1)
    await limits.charge('hour', { key: `start:${number}`, limit: 20 }, { key: `link:${number}`, limit: 5 })
  await expect(limits.charge('hour', owner)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(limits.charge('hour', ...mailer.budgets('demo'))).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
  mailer.close()
  await limits.close()
})
