import { expect } from 'vitest'
import { sendRequest } from '../../src/session/sendRequest.js'
import { getSessions, saveSession } from '../../src/session/sessions.js'
import { memoryStorage } from '../memoryStorage.js'
import { mutateText } from '../mutate.js'
import { sessionTopic, startTab, storedSession, symKey } from '../tabs.js'
import { canonical } from './canonical.js'
import { corrupt } from './corrupt.js'
import { nothing } from './expected.js'
import { expectSession } from './expectSession.js'
import type { FuzzCounts } from './fuzzCounts.js'
import { seal } from './seal.js'
import { sessionMessage } from './sessionMessage.js'

/** Messages that one client takes before the next one begins: fewer than it remembers. */
const perClient = 2_000

/** Changed messages on the topic of a session. Needs a fake clock that does not move. */
export async function fuzzSession(
  rounds: number,
  random: (below: number) => number,
  counts: FuzzCounts,
  where: (text: string) => string,
) {
  const now = Date.now()
  let nextId = now * 1000
  for (let begun = 0; begun < rounds; begun += perClient) await run(Math.min(perClient, rounds - begun))

  async function run(rounds: number) {
    const storage = memoryStorage()
    const tab = startTab(storage, symKey)
    const { context, emitted, published } = tab
    const model = expectSession(now)
    const outcome: unknown[] = []
    let fresh = false
    let before = ''
    // The ids of handled requests are no change of the session.
    const state = () =>
      JSON.stringify([getSessions(context), [...storage.values]]).replace(
        /\\"(?:seen\\":\[[\d,]*\]|forgotten\\":\d+),?/g,
        '',
      )

    for (let round = 0; round < rounds; round++) {
      if (!fresh) {
        saveSession(context, storedSession())
        model.begin(storedSession())
        fresh = true
        before = state()
      }
      if (context.pending.size === 0)
        sendRequest(context, {
          topic: sessionTopic,
          symKey,
          method: 'wc_sessionRequest',
          params: {},
          kind: { tag: 1108, ttl: 300, prompt: true },
          timeout: 300_000,
        }).then(
          result => outcome.push({ result }),
          error => outcome.push({ code: error.rpcCode }),
        )
      const [pendingId = 0] = context.pending.keys()
      await Promise.resolve()
      for (const list of [emitted.session, emitted.event, emitted.end, published, outcome]) list.length = 0

      nextId += 1000
      const base = sessionMessage(random(9), nextId, pendingId, now)
      const sealedAnew = random(10) < 8
      const plaintext = sealedAnew ? Buffer.from(corrupt(base, random)).toString() : JSON.stringify(base)
      const envelope = seal(symKey, plaintext)
      const message = sealedAnew ? envelope : mutateText(envelope, random)
      counts[sealedAnew ? 'resealed' : 'ciphertext'] += 1
      const expected = message === envelope ? model.take(plaintext, pendingId) : nothing
      await tab.receive({ topic: sessionTopic, message }, true)
      await new Promise(resolve => setImmediate(resolve))

      const events = (['session', 'event', 'end'] as const).flatMap(name =>
        emitted[name].map(payload => [name, payload]),
      )
      const answers = published.map(answer => {
        const { id, result, error } = answer as { id: number; result?: true; error?: { code: number } }
        return { id, result, code: error?.code }
      })
      const seen = canonical({ answers, emitted: events, settled: outcome })
      const { answer, settled } = expected
      const wanted = canonical({
        answers: answer ? [answer] : [],
        emitted: expected.emitted,
        settled: settled ? [settled] : [],
      })
      if (seen !== wanted) expect(seen, where(plaintext)).toBe(wanted)
      const ended = expected.emitted.some(([event]) => event === 'end')
      const changed = ended || expected.emitted.some(([event]) => event === 'session')
      if (!changed && state() !== before) expect(state(), where(plaintext)).toBe(before)
      if (changed)
        expect(canonical(getSessions(context)), where(plaintext)).toBe(
          canonical(ended ? [] : [model.session()]),
        )
      if (ended) expect(storage.values.size, where(plaintext)).toBe(0)
      fresh = !changed
      const taken = answer?.result || settled
      counts[
        taken ? (plaintext === JSON.stringify(base) ? 'same' : 'taken') : answer ? 'refused' : 'ignored'
      ] += 1
    }
    tab.destroy()
  }
}
