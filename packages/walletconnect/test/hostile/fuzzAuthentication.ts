import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { authenticate } from '../../src/authenticate/authenticate.js'
import type { Authentication } from '../../src/authenticate/types.js'
import { getSessions } from '../../src/session/sessions.js'
import { memoryStorage } from '../memoryStorage.js'
import { mutateText } from '../mutate.js'
import { startTab } from '../tabs.js'
import { canonical } from './canonical.js'
import { corrupt } from './corrupt.js'
import { createKeys } from './createKeys.js'
import { type ExpectedAuthentication, expectAuthentication } from './expectAuthentication.js'
import type { FuzzCounts } from './fuzzCounts.js'
import { open } from './open.js'
import { seal } from './seal.js'
import { granted, type Scan } from './startWallet.js'

const asked = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: 'abcdef0123456789',
  statement: 'Welcome.',
}
const address = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const metadata = {
  name: 'Peer',
  description: '',
  url: 'https://peer.example',
  icons: ['https://peer.example/i'],
}

/** Changed responses to an authentication, on both topics. Needs a fake clock that does not move. */
export async function fuzzAuthentication(
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
    const { context, published, emitted, topics } = tab
    const sent: { readonly topic: string; readonly message: string }[] = []
    const { publish } = context.relay
    context.relay.publish = (message, options) => {
      sent.push(message)
      return publish(message, options)
    }
    const { uri, approval } = await authenticate(context, {
      ...asked,
      verify: ({ signature }) => signature.s === 'good',
    })
    const topic = uri.slice(3, 67)
    const key = Buffer.from(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '', 'hex')
    const requests = sent.map(({ message }) => JSON.parse(open(key, message)))
    const { id, params } = requests.find(({ method }) => method === 'wc_sessionAuthenticate')
    const { id: proposalId } = requests.find(({ method }) => method === 'wc_sessionPropose')
    const { publicKey: proposer } = params.requester
    const scan: Scan = { topic, key, id: proposalId, proposer }
    const { publicKey, agree } = createKeys()
    const approved = { ...agree(proposer), publicKey }
    const answerTopic = createHash('sha256').update(Buffer.from(proposer, 'hex')).digest('hex')
    const approve = { id: proposalId, jsonrpc: '2.0', result: { responderPublicKey: publicKey } }
    await tab.receive({ topic, message: seal(key, JSON.stringify(approve)) }, true)
    const model = expectAuthentication({ now, asked, id, answerTopic, scan, approved })
    const outcome: ({ result: Authentication } | { code: unknown })[] = []
    approval.then(
      result => outcome.push({ result }),
      error => outcome.push({ code: error.rpcCode }),
    )
    const { chains: _, type, ...payload } = params.authPayload
    const cacao = (index: number) => ({
      h: { t: 'caip122' },
      p: { ...payload, iss: `did:pkh:${asked.chains[index]}:${address}` },
      s: { t: 'eip191', s: 'good' },
    })
    const lines = {
      answer: { topic: answerTopic, key: approved.key },
      pairing: scan,
      session: approved,
    }

    while (left > 0 && outcome.length === 0) {
      left -= 1
      nextId += 1000
      const kind = random(10)
      const line = kind < 5 ? lines.answer : kind < 7 ? lines.pairing : lines.session
      const base = message(kind)
      const sealedAnew = random(10) < 8
      const plaintext = sealedAnew ? Buffer.from(corrupt(base, random)).toString() : JSON.stringify(base)
      const envelope = seal(
        line.key,
        plaintext,
        line === lines.answer ? { type: 1, head: Buffer.from(publicKey, 'hex') } : {},
      )
      const changed = sealedAnew ? envelope : mutateText(envelope, random)
      counts[sealedAnew ? 'resealed' : 'ciphertext'] += 1
      const isSame = sameEnvelope(changed, envelope)
      const expected = isSame ? model.take(line.topic, plaintext) : { settled: undefined, sendsDelete: false }
      published.length = 0
      sent.length = 0
      await tab.receive({ topic: line.topic, message: changed }, true)
      await new Promise(resolve => setImmediate(resolve))
      compare(expected, plaintext)
      const end = expected.settled
      counts[end && 'session' in end ? 'taken' : end ? 'refused' : 'ignored'] += 1
    }
    tab.destroy()

    function compare({ settled, sendsDelete }: ExpectedAuthentication, plaintext: string) {
      expect(outcome.length, where(plaintext)).toBe(settled ? 1 : 0)
      const deletes = sent.filter(one => one.topic !== topic && one.topic !== approved.topic)
      expect(deletes.length, where(plaintext)).toBeLessThanOrEqual(sendsDelete ? 1 : 0)
      expect(emitted.event.length + emitted.end.length, where(plaintext)).toBe(0)
      const [end] = outcome
      if (!settled || !end) return expect(getSessions(context), where(plaintext)).toEqual([])
      if ('code' in settled) {
        expect(end, where(plaintext)).toEqual(settled)
        expect(topics.size, where(plaintext)).toBe(0)
        return expect(getSessions(context), where(plaintext)).toEqual([])
      }
      if (!('result' in end)) return expect(end, where(plaintext)).toEqual(settled)
      const { session, statements } = end.result
      const wanted = settled.session && { ...settled.session, topic: settled.session.topic ?? session?.topic }
      expect(canonical(session), where(plaintext)).toBe(canonical(wanted))
      expect(canonical(getSessions(context)), where(plaintext)).toBe(canonical(wanted ? [wanted] : []))
      expect(statements.map(({ account }) => account)).toEqual(settled.accounts)
      for (const [index, { message }] of statements.entries()) {
        const { domain, aud, nonce, iat } = settled.signed[index] ?? {}
        const address = settled.accounts[index]?.split(':').at(-1)
        expect(message, where(plaintext)).toContain(
          `${domain} wants you to sign in with your Ethereum account:\n${address}`,
        )
        for (const line of [`URI: ${aud}`, 'Version: 1', `Nonce: ${nonce}`, `Issued At: ${iat}`])
          expect(message, where(plaintext)).toContain(`\n${line}`)
      }
      // Nothing is delivered any more but the session.
      expect([...topics].filter(one => one !== session?.topic)).toEqual([])
    }

    function message(kind: number): object {
      const cacaos = random(3) === 0 ? [cacao(0), cacao(1)] : [cacao(0)]
      if (kind < 6) return { id, jsonrpc: '2.0', result: { responder: { publicKey, metadata }, cacaos } }
      if (kind === 6) return { id, jsonrpc: '2.0', error: { code: 12001, message: 'no' } }
      const settlement = {
        relay: { protocol: 'irn' },
        controller: { publicKey, metadata },
        expiry: Math.floor(now / 1000) + 1000,
        namespaces: {
          eip155: { ...granted.eip155, accounts: asked.chains.map(chain => `${chain}:${address}`) },
        },
        proposalRequestsResponses: { authentication: cacaos },
      }
      return { id: nextId, jsonrpc: '2.0', method: 'wc_sessionSettle', params: settlement }
    }
  }
}

/** Whether two envelopes mean the same: x25519 ignores the highest bit of a key (RFC 7748 §5). */
function sameEnvelope(one: string, other: string): boolean {
  const [a, b] = [one, other].map(text => {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.toString('base64') !== text) return text
    if (bytes[0] === 1) bytes[32] = (bytes[32] ?? 0) & 127
    return bytes.toString('hex')
  })
  return a === b
}
