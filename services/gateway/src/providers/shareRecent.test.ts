import { expect, it } from 'vitest'
import { shareRecent } from './shareRecent.js'

const { signal } = new AbortController()

it('reads once for concurrent callers of a key, and for those of the time after them', async () => {
  const share = shareRecent<number>({ lifetime: 600_000, maxKeys: 2 })
  let reads = 0
  const read = async () => ++reads
  expect(await Promise.all(['a', 'a', 'a'].map(key => share(key, signal, read)))).toEqual([1, 1, 1])
  expect(await share('a', signal, read)).toBe(1)
  expect(await share('b', signal, read)).toBe(2)
})

it('gives an error to all who wait for it, and reads again for the next caller', async () => {
  const share = shareRecent<number>({ lifetime: 600_000, maxKeys: 2 })
  let reads = 0
  const read = async () => {
    reads += 1
    if (reads === 1) throw new TypeError('no answer')
    return reads
  }
  const both = await Promise.allSettled([share('a', signal, read), share('a', signal, read)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', signal, read)).toBe(2)
})

it('keeps no result that is not to be kept', async () => {
  const share = shareRecent<number>({ lifetime: 600_000, maxKeys: 2, isKept: value => value > 1 })
  let reads = 0
  const read = async () => ++reads
  expect([await share('a', signal, read), await share('a', signal, read)]).toEqual([1, 2])
  expect(await share('a', signal, read)).toBe(2)
})
