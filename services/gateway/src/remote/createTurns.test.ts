import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './createTurns.js'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const share = 2000
/** Turns of work that ends with its signal, or when a test ends it. Records what has begun and how it ended. */
function open(parallel: number) {
  const takeTurn = createTurns({ parallel, share })
  const begun: string[] = []
  const ended: string[] = []
  const ends = new Map<string, () => void>()
  const take = async (name: string, signal = new AbortController().signal) => {
    const [site = ''] = name.split('/')
    await takeTurn(site, signal, stop => {
      begun.push(name)
      return new Promise<void>((resolve, reject) => {
        ends.set(name, resolve)
        stop.addEventListener('abort', () => reject(stop.reason))
      })
    }).then(
      () => ended.push(`${name} done`),
      error => ended.push(`${name} ${error instanceof DOMException ? error.name : error}`),
    )
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { begun, ended, take, settle, end: (name: string) => ends.get(name)?.() }
}

it('bounds what is open, and lets the rest wait in order', async () => {
  const { begun, take, end, settle } = open(2)
  for (const name of ['a/1', 'a/2', 'a/3', 'a/4']) void take(name)
  await settle()
  expect(begun).toEqual(['a/1', 'a/2'])
  end('a/2')
  await settle()
  expect(begun).toEqual(['a/1', 'a/2', 'a/3'])
})

it('C48 ends the oldest turn of a site that hangs when another site waits, and none before its share', async () => {
  const { begun, ended, take, settle } = open(2)
  for (const name of ['a/1', 'a/2', 'a/3']) void take(name)
  await vi.advanceTimersByTimeAsync(10 * share)
  // Only its own turns wait: they come no sooner by ending another one.
  expect(ended).toEqual([])
  void take('b/1')
  await settle()
  expect(ended).toEqual(['a/1 TimeoutError'])
  // It came last, and has the fewest.
  expect(begun).toEqual(['a/1', 'a/2', 'b/1'])
  void take('c/1')
  await settle()
  expect(ended).toEqual(['a/1 TimeoutError', 'a/2 TimeoutError'])
  // Sites with equally many come in the order in which they asked.
  expect(begun.at(-1)).toBe('a/3')
  await vi.advanceTimersByTimeAsync(share - 1)
  expect(ended).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  await settle()
  expect(ended.at(-1)).toBe('b/1 TimeoutError')
  expect(begun.at(-1)).toBe('c/1')
})

it('frees the place of a caller that leaves, while it waits and while it is open', async () => {
  const { begun, ended, take, settle } = open(1)
  const [first, second] = [new AbortController(), new AbortController()]
  void take('a/1', first.signal)
  void take('a/2', second.signal)
  void take('a/3')
  await settle()
  second.abort('left')
  first.abort('left')
  await settle()
  expect(ended).toEqual(['a/2 left', 'a/1 left'])
  expect(begun).toEqual(['a/1', 'a/3'])
  void take('a/4', first.signal)
  await settle()
  expect(ended.at(-1)).toBe('a/4 left')
})
