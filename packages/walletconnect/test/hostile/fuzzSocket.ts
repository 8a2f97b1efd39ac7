import { expect } from 'vitest'
import { canonical } from './canonical.js'
import { corrupt } from './corrupt.js'
import { expectSession } from './expectSession.js'
import type { FuzzCounts } from './fuzzCounts.js'
import { open } from './open.js'
import { seal } from './seal.js'
import { sessionMessage } from './sessionMessage.js'
import { startLoneClient } from './startLoneClient.js'

/** Changed messages and frames over a real socket, to a whole client. Needs a fake clock that does not move. */
export async function fuzzSocket(
  rounds: number,
  random: (below: number) => number,
  counts: FuzzCounts,
  where: (text: string) => string,
) {
  const now = Date.now()
  let nextId = now * 1000
  let left = rounds
  while (left > 0) await run()

  async function run() {
    const { relay, client, line, emitted, stored, push, stop } = await startLoneClient()
    await client.restore()
    const model = expectSession(now)
    model.begin(stored)
    relay.forget()
    for (let ended = false; left > 0 && !ended; ) {
      left -= 2
      nextId += 1000
      const frame = corrupt(
        { id: '1', jsonrpc: '2.0', method: 'irn_subscription', params: { data: line.topic } },
        random,
      )
      relay.send(frame)
      counts.frames += 1
      const plaintext = Buffer.from(corrupt(sessionMessage(random(9), nextId, 1, now), random)).toString()
      counts.resealed += 1
      const { answer, emitted: events } = model.take(plaintext)
      await push(seal(line.key, plaintext))

      const answers = relay.calls
        .filter(({ method }) => method === 'irn_publish')
        .map(({ params }) => {
          const { id, result, error } = JSON.parse(open(line.key, String(params.message)))
          return { id, result, code: error?.code }
        })
      relay.forget()
      const seen = { answers, emitted: emitted.splice(0).map(({ event, payload }) => [event, payload]) }
      const wanted = { answers: answer ? [answer] : [], emitted: events }
      if (canonical(seen) !== canonical(wanted)) expect(seen, where(plaintext)).toEqual(wanted)
      ended = events.some(([event]) => event === 'end')
      expect(canonical(client.getSessions()), where(plaintext)).toBe(
        canonical(ended ? [] : [model.session()]),
      )
      counts[answer?.result ? 'taken' : answer ? 'refused' : 'ignored'] += 1
    }
    expect(relay.sockets()).toBe(1)
    await stop()
  }
}
