import { expect } from 'vitest'
import { propose } from '../../src/pairing/propose.js'
import { getSessions } from '../../src/session/sessions.js'
import { memoryStorage } from '../memoryStorage.js'
import { mutateText } from '../mutate.js'
import { startTab } from '../tabs.js'
import { canonical } from './canonical.js'
import { corrupt } from './corrupt.js'
import { createKeys } from './createKeys.js'
import { expectAttempt } from './expectAttempt.js'
import { nothing } from './expected.js'
import type { FuzzCounts } from './fuzzCounts.js'
import { open } from './open.js'
import { seal } from './seal.js'
import { proposed } from './startVictim.js'
import { granted, type Scan } from './startWallet.js'

/** Changed messages to a proposal: approvals, refusals and settlements. Needs a fake clock that does not move. */
export async function fuzzProposal(
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
    const storage = memoryStorage()
    const tab = startTab(storage)
    const { context, emitted, published, topics } = tab
    const sent: string[] = []
    const { call } = context.relay
    context.relay.call = (method, params, options) => {
      if (typeof params.sessionProposal === 'string') sent.push(params.sessionProposal)
      return call(method, params, options)
    }
    const { uri, approval } = await propose(context, { optionalNamespaces: proposed })
    const topic = uri.slice(3, 67)
    const key = Buffer.from(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '', 'hex')
    const { id, params } = JSON.parse(open(key, sent[0] ?? ''))
    const scan: Scan = { topic, key, id, proposer: params.proposer.publicKey }
    const { publicKey, agree } = createKeys()
    const approved = { ...agree(scan.proposer), publicKey }
    const approve = {
      id,
      jsonrpc: '2.0',
      result: { relay: { protocol: 'irn' }, responderPublicKey: publicKey },
    }
    await tab.receive({ topic, message: seal(key, JSON.stringify(approve)) }, true)
    const model = expectAttempt(now, scan, approved)
    const outcome: unknown[] = []
    approval.then(
      result => outcome.push({ result }),
      error => outcome.push({ code: error.rpcCode }),
    )

    while (left > 0) {
      left -= 1
      nextId += 1000
      const kind = random(9)
      const line = kind < 5 ? approved : scan
      const base = proposalMessage(kind, nextId, scan, approved.publicKey, now)
      const sealedAnew = random(10) < 8
      const plaintext = sealedAnew ? Buffer.from(corrupt(base, random)).toString() : JSON.stringify(base)
      const envelope = seal(line.key, plaintext)
      const message = sealedAnew ? envelope : mutateText(envelope, random)
      counts[sealedAnew ? 'resealed' : 'ciphertext'] += 1
      const expected = message === envelope ? model.take(line.topic, plaintext) : nothing
      await tab.receive({ topic: line.topic, message }, true)
      await new Promise(resolve => setImmediate(resolve))

      const answers = published.splice(0).map(answer => {
        const { id, result, error } = JSON.parse(open(line.key, String(answer)))
        return { id, result, code: error?.code }
      })
      const events = (['session', 'event', 'end'] as const).flatMap(name =>
        emitted[name].splice(0).map(payload => [name, payload]),
      )
      const { answer, settled } = expected
      const seen = canonical({ answers, emitted: events, settled: outcome })
      const wanted = canonical({
        answers: answer ? [answer] : [],
        emitted: expected.emitted,
        settled: settled ? [settled] : [],
      })
      if (seen !== wanted) expect(seen, where(plaintext)).toBe(wanted)
      const session = settled && 'result' in settled ? [settled.result] : []
      if (session.length > 0 || getSessions(context).length > 0)
        expect(canonical(getSessions(context)), where(plaintext)).toBe(canonical(session))
      // Its entry, and that in the list.
      expect(storage.values.size, where(plaintext)).toBe(2 * session.length)
      const taken = answer?.result || settled
      counts[taken ? 'taken' : answer ? 'refused' : 'ignored'] += 1
      // Nothing is delivered any more but the session.
      if (settled) {
        expect(topics.size, where(plaintext)).toBe(session.length)
        break
      }
      // The pairing, and each session that a wallet approved.
      expect(topics.size, where(plaintext)).toBe(1 + model.topics())
      if (model.topics() === 4 && random(20) === 0) break
    }
    tab.destroy()
  }
}

const metadata = {
  name: 'Peer',
  description: '',
  url: 'https://peer.example',
  icons: ['https://peer.example/i'],
}

/** The first five on the topic of the session, the others on that of the pairing. */
function proposalMessage(kind: number, id: number, scan: Scan, publicKey: string, now: number): object {
  const request = (method: string, params: object) => ({ id, jsonrpc: '2.0', method, params })
  if (kind < 4)
    return request('wc_sessionSettle', {
      relay: { protocol: 'irn' },
      controller: { publicKey, metadata },
      expiry: Math.floor(now / 1000) + 1000,
      namespaces: granted,
      sessionProperties: { a: 'b' },
      scopedProperties: { eip155: { atomic: true } },
      sessionConfig: { disableDeepLink: true },
    })
  if (kind === 4) return request('wc_sessionUpdate', { namespaces: granted })
  if (kind === 5) {
    const responderPublicKey = createKeys().publicKey
    return { id: scan.id, jsonrpc: '2.0', result: { relay: { protocol: 'irn' }, responderPublicKey } }
  }
  if (kind === 6) return { id: scan.id, jsonrpc: '2.0', error: { code: 5000, message: 'User rejected' } }
  if (kind === 7) return request('wc_pairingDelete', { code: 6000, message: 'User disconnected' })
  return request('wc_pairingPing', {})
}
