import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrame } from './readFrame.js'

const push = {
  id: '1763733600000123456',
  jsonrpc: '2.0',
  method: 'irn_subscription',
  params: { id: 's', data: { topic: 't', message: 'm', publishedAt: 1, tag: 1100 } },
}
const result = { id: '1763733600000123456', jsonrpc: '2.0', result: true }
const error = { id: '1763733600000123456', jsonrpc: '2.0', error: { code: -32000, message: 'no' } }

describe('a frame', () => {
  it('is a push, a result or an error', () => {
    const { id } = push
    expect(readFrame(JSON.stringify(push))).toEqual({ kind: 'push', id, topic: 't', message: 'm' })
    expect(readFrame(JSON.stringify(result))).toEqual({ kind: 'result', id, result: true })
    expect(readFrame(JSON.stringify(error))).toEqual({
      kind: 'error',
      id,
      code: -32000,
      message: 'no',
      draining: false,
    })
    const draining = { ...error, error: { ...error.error, data: { reason: 'draining' } } }
    expect(readFrame(JSON.stringify(draining))).toMatchObject({ kind: 'error', draining: true })
  })

  it('is nothing else', () => {
    for (const frame of [
      '',
      'null',
      '[]',
      '1',
      '{}',
      '{"id":"1"}',
      '{"id":1,"result":true}',
      '{"id":"1","method":"irn_other","result":true}',
      JSON.stringify({ ...push, id: null }),
      JSON.stringify({ ...push, params: [] }),
      JSON.stringify({ ...push, params: { data: { topic: 't' } } }),
      JSON.stringify({ ...push, params: { data: { topic: 1, message: 'm' } } }),
    ])
      expect(readFrame(frame), frame).toBeUndefined()
    expect(readFrame(new ArrayBuffer(8))).toBeUndefined()
    expect(readFrame(undefined)).toBeUndefined()
  })

  it('never throws, whatever is changed in it', () => {
    const frames = fc.constantFrom(...[push, result, error].map(frame => JSON.stringify(frame)))
    fc.assert(
      fc.property(
        frames,
        fc.nat(),
        fc.nat({ max: 6 }),
        fc.string({ maxLength: 6 }),
        (text, at, cut, insert) => {
          const position = at % text.length
          const changed = text.slice(0, position) + insert + text.slice(position + cut)
          const frame = readFrame(changed)
          if (frame?.kind === 'push')
            expect([typeof frame.topic, typeof frame.message]).toEqual(['string', 'string'])
          else if (frame) expect(typeof frame.id).toBe('string')
        },
      ),
      { numRuns: process.env.LATCHKIT_FULL ? 10_000 : 1_000 },
    )
    fc.assert(
      fc.property(fc.json(), text => {
        readFrame(text)
      }),
      { numRuns: process.env.LATCHKIT_FULL ? 2_000 : 400 },
    )
  })
})
