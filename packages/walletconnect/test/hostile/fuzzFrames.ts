import { expect } from 'vitest'
import { createRelay } from '../../src/relay/createRelay.js'
import { memoryStorage } from '../memoryStorage.js'
import { mutateText } from '../mutate.js'
import { canonical } from './canonical.js'
import { corrupt } from './corrupt.js'
import { createDeafSocket } from './createDeafSocket.js'
import { expectFrame } from './expectFrame.js'
import type { FuzzCounts } from './fuzzCounts.js'

/** Frames that one client takes before the next one begins. */
const perClient = 1_000
const topic = 'a'.repeat(64)

/** Changed frames of a relay. */
export async function fuzzFrames(
  rounds: number,
  random: (below: number) => number,
  counts: FuzzCounts,
  where: (text: string) => string,
) {
  let serial = 1763733600000000000n
  for (let begun = 0; begun < rounds; begun += perClient) await run(Math.min(perClient, rounds - begun))

  async function run(rounds: number) {
    const { WebSocket, sent, opened } = createDeafSocket()
    const relay = createRelay({
      relayUrl: 'ws://relay.example',
      storage: memoryStorage(),
      storageKey: 'app',
      environment: { WebSocket },
    })
    const emitted: unknown[] = []
    relay.onMessage(({ topic, message }) => void emitted.push({ topic, message }))
    const subscribed = relay.subscribe(topic)
    const waitFor = await opened
    const said = () => sent.splice(0).map(text => JSON.parse(text))
    waitFor(JSON.stringify({ id: said()[0].id, jsonrpc: '2.0', result: 'sub' }))
    await subscribed

    const outcome: unknown[] = []
    const known = new Set<string>()
    let callId: string | undefined
    for (let round = 0; round < rounds; round++) {
      if (callId === undefined) {
        relay.call('irn_test', { round }).then(
          result => outcome.push({ result }),
          error => outcome.push({ code: error.rpcCode, details: error.details }),
        )
        await Promise.resolve()
        callId = String(said().find(({ method }) => method === 'irn_test')?.id)
      }
      serial += 1n
      const base = frame(random(4), String(serial), callId)
      const text = random(4) === 0 ? mutateText(JSON.stringify(base), random) : corrupt(base, random)
      counts.frames += 1
      const expected = expectFrame(text, callId, known)
      waitFor(text)
      // Messages are handled in order: when this one is acknowledged, the other one was.
      serial += 1n
      const last = String(serial)
      const barrier = { topic, message: last }
      waitFor(
        JSON.stringify({ id: last, jsonrpc: '2.0', method: 'irn_subscription', params: { data: barrier } }),
      )
      while (!sent.some(text => text.includes(last))) await new Promise(resolve => setImmediate(resolve))

      const receipts = said().filter(({ method }) => method === undefined)
      const seen = {
        receipts: receipts.filter(({ id }) => id !== last),
        emitted: emitted.splice(0),
        outcome: outcome.splice(0),
      }
      const wanted = {
        receipts:
          expected.receipt === undefined ? [] : [{ id: expected.receipt, jsonrpc: '2.0', result: true }],
        emitted: [...(expected.emitted ? [expected.emitted] : []), barrier],
        outcome: expected.settled ? [expected.settled] : [],
      }
      if (canonical(seen) !== canonical(wanted)) expect(seen, where(text)).toEqual(wanted)
      if (expected.settled) callId = undefined
      const taken = expected.settled ?? expected.emitted ?? expected.receipt
      counts[taken === undefined ? 'ignored' : 'taken'] += 1
    }
    expect(relay.getStatus()).toBe('open')
    relay.destroy()
  }
}

function frame(kind: number, id: string, callId: string): object {
  if (kind === 2) return { id: callId, jsonrpc: '2.0', result: { accepted: true } }
  if (kind === 3)
    return { id: callId, jsonrpc: '2.0', error: { code: -32000, message: 'no', data: { reason: 'limit' } } }
  const data = { topic, message: id, publishedAt: 1_763_733_600_000, tag: 1108 }
  return { id, jsonrpc: '2.0', method: 'irn_subscription', params: { id: 'sub', data } }
}
