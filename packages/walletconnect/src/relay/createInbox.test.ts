import { describe, expect, it, vi } from 'vitest'
import { createInbox } from './createInbox.js'
import type { RelayMessage } from './types.js'

const message = (text: string): RelayMessage => ({ topic: 't', message: text, owner: true })

describe('the inbox', () => {
  it('delivers each message once, in the order of arrival, even when a listener is slow', async () => {
    const emitted: string[] = []
    let finish = () => {}
    const slow = new Promise<void>(resolve => (finish = resolve))
    const deliver = createInbox(
      new Set([
        (one: RelayMessage) => {
          emitted.push(one.message)
          return slow
        },
      ]),
      undefined,
    )
    const all = ['a', 'b', 'a', 'c'].map(text => deliver(message(text)))
    let settled = 0
    for (const one of all) void one.then(() => settled++)
    while (emitted.length < 3) await new Promise(resolve => setImmediate(resolve))
    expect(settled).toBe(0)
    finish()
    await Promise.all(all)
    expect(emitted).toEqual(['a', 'b', 'c'])
  })

  it('goes on after a listener that fails', async () => {
    const emitted: string[] = []
    const fails = (_one: RelayMessage) => Promise.reject(new Error('x'))
    const deliver = createInbox(
      new Set([fails, (one: RelayMessage) => void emitted.push(one.message)]),
      undefined,
    )
    await deliver(message('a'))
    await deliver(message('b'))
    expect(emitted).toEqual(['a', 'b'])
  })

  it('works where nothing can be hashed, and recognises a duplicate', async () => {
    const hash = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not loaded'))
    const emitted: string[] = []
    const deliver = createInbox(new Set([(one: RelayMessage) => void emitted.push(one.message)]), undefined)
    await deliver(message('a'))
    await deliver(message('a'))
    hash.mockRestore()
    await deliver(message('b'))
    expect(emitted).toEqual(['a', 'b'])
  })

  it('remembers the last 8192 and forgets the oldest', async () => {
    const emitted: string[] = []
    const deliver = createInbox(new Set([(one: RelayMessage) => void emitted.push(one.message)]), undefined)
    for (let at = 0; at < 8_192; at++) await deliver(message(String(at)))
    await deliver(message('0'))
    expect(emitted).toHaveLength(8_192)
    await deliver(message('one more'))
    await deliver(message('0'))
    await deliver(message('2'))
    expect(emitted.slice(8_192)).toEqual(['one more', '0'])
  })
})
