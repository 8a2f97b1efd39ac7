import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTabMessage, type TabMessage } from './tabMessage.js'

const messages: readonly TabMessage[] = [
  { type: 'owner', from: 'a', status: 'open' },
  { type: 'ping', from: 'a', wake: true },
  { type: 'topics', from: 'a', topics: ['t'] },
  { type: 'call', from: 'a', id: '1', method: 'irn_publish', params: { topic: 't' }, deadline: 10 },
  { type: 'cancel', from: 'a', id: '1' },
  { type: 'answer', from: 'a', to: 'b', id: '1', result: true },
  { type: 'answer', from: 'a', to: 'b', id: '1', error: { code: 'c', details: 'd', rpcCode: 1 } },
  { type: 'message', from: 'a', topic: 't', message: 'm' },
  { type: 'bye', from: 'a' },
]

describe('a message of another tab', () => {
  it.each(messages.map(message => [message.type, message]))('is known: %s', (_type, message) => {
    expect(readTabMessage(message)).toBe(message)
  })

  it('is nothing else', () => {
    for (const data of [
      undefined,
      null,
      'bye',
      [],
      {},
      { type: 'bye' },
      { type: 'bye', from: 1 },
      { type: 'toString', from: 'a' },
      { type: 'owner', from: 'a', status: 'open!' },
      { type: 'topics', from: 'a', topics: [1] },
      { type: 'call', from: 'a', id: '1', method: 'eth_sign', params: {}, deadline: 10 },
      { type: 'call', from: 'a', id: '1', method: 'irn_publish', params: [], deadline: 10 },
      { type: 'call', from: 'a', id: '1', method: 'irn_publish', params: {}, deadline: Number.NaN },
      { type: 'answer', from: 'a', to: 'b', id: '1', error: {} },
      { type: 'answer', from: 'a', to: 'b', id: '1', error: { code: 'c', rpcCode: '1' } },
      { type: 'message', from: 'a', topic: 't' },
    ])
      expect(readTabMessage(data), JSON.stringify(data)).toBeUndefined()
  })

  it('never throws, and needs each of its fields', () => {
    fc.assert(
      fc.property(fc.anything(), data => {
        readTabMessage(data)
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
    )
    for (const message of messages)
      for (const name of Object.keys(message).filter(key => !['result', 'error'].includes(key)))
        expect(readTabMessage({ ...message, [name]: undefined }), `${message.type} ${name}`).toBeUndefined()
  })
})
