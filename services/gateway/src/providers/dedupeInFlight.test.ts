import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { dedupeInFlight } from './dedupeInFlight.js'

/** Reads that the test ends, and the state of their signals. */
function setUp() {
  const begun: { readonly signal: AbortSignal; end(value: string): void }[] = []
  const join = dedupeInFlight<string>()
  const call = (key: string, signal = new AbortController().signal) =>
    join(key, signal, inner => new Promise(end => begun.push({ signal: inner, end })))
  return { begun, call }
}

it('reads once for callers of the same key, and again for those who come later', async () => {
  const { begun, call } = setUp()
  const calls = [call('a'), call('a'), call('b')]
  expect(begun).toHaveLength(0)
  await setImmediate()
  expect(begun).toHaveLength(2)
  begun[0]?.end('first')
  begun[1]?.end('other')
  expect(await Promise.all(calls)).toEqual(['first', 'first', 'other'])
  const later = call('a')
  await setImmediate()
  expect(begun).toHaveLength(3)
  begun[2]?.end('second')
  expect(await later).toBe('second')
})

it('goes on for those who stay, and ends when all have left', async () => {
  const { begun, call } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const calls = [call('a', first.signal), call('a', second.signal)]
  await setImmediate()
  first.abort()
  expect(begun[0]?.signal.aborted).toBe(false)
  second.abort()
  expect(begun[0]?.signal.aborted).toBe(true)
  const later = call('a')
  await setImmediate()
  expect(begun).toHaveLength(2)
  begun.map(({ end }, index) => end(`${index}`))
  expect(await later).toBe('1')
  await Promise.all(calls)
})

it('begins no read whose callers have left before', async () => {
  const { begun, call } = setUp()
  const leaving = new AbortController()
  const left = call('a', leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(begun).toHaveLength(0)
})

it('shares a read that ends without a turn of the event loop', async () => {
  const join = dedupeInFlight<number>()
  const { signal } = new AbortController()
  let reads = 0
  // Requests that have arrived are looked at each after the microtasks of the one before.
  const calls = [1, 2, 3].map(async turn => {
    for (let tick = 0; tick < 20 * turn; tick++) await Promise.resolve()
    return join('a', signal, async () => ++reads)
  })
  expect(await Promise.all(calls)).toEqual([1, 1, 1])
})

it('gives a failure to all, and keeps nothing of it', async () => {
  const join = dedupeInFlight<string>()
  const { signal } = new AbortController()
  const failing = () => Promise.reject(new TypeError('no answer'))
  const calls = [join('a', signal, failing), join('a', signal, failing)]
  for (const one of calls) await expect(one).rejects.toThrow('no answer')
  expect(await join('a', signal, async () => 'known')).toBe('known')
})
