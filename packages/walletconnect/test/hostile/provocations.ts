import { expect, vi } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { ProtocolError } from '../../src/errors/ProtocolError.js'
import type { ProposeParameters } from '../../src/types.js'
import { attackAuthentication } from './attackAuthentication.js'
import { codes } from './codes.js'
import { proposed, type Victim } from './startVictim.js'
import { type Approved, granted } from './startWallet.js'

/** How the app gets each error code without the wallet having sent it. */
export const provocations: {
  readonly [code: number]: (victim: Victim, line: Approved) => Promise<unknown>
} = {
  async 0({ client }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { approval } = await client.propose({ optionalNamespaces: proposed })
    await vi.advanceTimersByTimeAsync(300_000)
    return rejectionOf(approval)
  },
  5: (victim, line) => ask(victim, line, { expiry: 1 }),
  async 6(victim) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { session } = await victim.connect({ expiry: Math.floor(Date.now() / 1000) + 100 })
    vi.setSystemTime(session.expiry * 1000)
    await rejectionOf(victim.client.ping({ topic: session.topic }))
    const { payload } = victim.emitted.at(-1) ?? {}
    const { reason } = payload as { reason: { code: number; message: string } }
    expect(reason.message).toBe(codes[6]?.[0])
    return new ProtocolError(reason.code)
  },
  async 7(victim) {
    const { answerLine, id } = await attackAuthentication(victim)
    await victim.wallet.say(answerLine, { id, jsonrpc: '2.0', error: { code: 5000, message: 'type 0' } })
    return vi.waitFor(
      () => {
        const { context } = victim.logged.at(-1) ?? {}
        expect(context).toMatchObject({ topic: answerLine.topic })
        return (context as { error: unknown }).error
      },
      { timeout: 10_000 },
    )
  },
  3001: (victim, line) => ask(victim, line, { request: { method: 'eth_sign' } }),
  3002: ({ client }, { topic }) =>
    rejectionOf(client.emit({ topic, chainId: 'eip155:1', event: { name: 'message', data: 1 } })),
  3005: (victim, line) => ask(victim, line, { chainId: 'eip155:137' }),
  5100: victim => propose(victim, { eip155: { ...proposed.eip155, chains: [] } }),
  5101: victim => propose(victim, { eip155: { ...proposed.eip155, methods: [1] } }),
  5102: victim => propose(victim, { eip155: { ...proposed.eip155, events: null } }),
  async 5103({ client, wallet }) {
    const { uri, approval } = await client.propose({ optionalNamespaces: proposed })
    const approved = await wallet.approve(await wallet.scan(uri))
    const namespaces = { eip155: { ...granted.eip155, accounts: [] } }
    await wallet.ask(approved, 'wc_sessionSettle', wallet.settlement(approved, { namespaces }))
    return rejectionOf(approval)
  },
  5104: victim => propose(victim, { EIP155: proposed.eip155 }),
  async 6000(victim) {
    const { line, session } = await victim.connect()
    const asked = victim.client.ping({ topic: session.topic })
    asked.catch(() => {})
    await victim.wallet.ask(line, 'wc_sessionDelete', { code: 'none' })
    return rejectionOf(asked)
  },
  7001: ({ client }) => rejectionOf(client.ping({ topic: 'f'.repeat(64) })),
  async 8000({ client }, { topic }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let asked: Promise<unknown> = Promise.resolve()
    await new Promise<unknown>(onSent => {
      asked = client.request({ topic, chainId: 'eip155:1', request: { method: 'personal_sign' }, onSent })
      asked.catch(() => {})
    })
    await vi.advanceTimersByTimeAsync(300_000)
    return rejectionOf(asked)
  },
  11001: victim => authenticate(victim, { h: { t: 1 } }),
  11002: victim => rejectionOf(attackAuthentication(victim, { chains: ['eip155:1', 'solana:1'] })),
  11003: victim => authenticate(victim, { p: { nonce: 'replayed' } }),
  11004: victim => authenticate(victim, { s: { s: 'forged' } }),
  async 11005(victim) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { authentication } = await attackAuthentication(victim)
    await vi.advanceTimersByTimeAsync(3_600_000)
    return rejectionOf(authentication.approval)
  },
  11006: victim => authenticate(victim, { p: { iss: 'did:key:z6Mk' } }),
}

/** A request of the app that is refused before it is sent. */
async function ask({ client, wallet }: Victim, { topic }: Approved, changes: object): Promise<unknown> {
  const before = wallet.received.length
  const request = { method: 'personal_sign' }
  const error = await rejectionOf(client.request({ topic, chainId: 'eip155:1', request, ...changes }))
  expect(wallet.received).toHaveLength(before)
  return error
}

/** A proposal that does not pass a type check. */
function propose({ client }: Victim, namespaces: object): Promise<unknown> {
  const optionalNamespaces: ProposeParameters['optionalNamespaces'] = JSON.parse(JSON.stringify(namespaces))
  return rejectionOf(client.propose({ optionalNamespaces }))
}

/** A statement that was not requested: the wallet is notified that its session ended. */
async function authenticate(
  victim: Victim,
  changes: { readonly h?: object; readonly p?: object; readonly s?: object },
): Promise<unknown> {
  const { authentication, answerWith, cacao, sessionLine } = await attackAuthentication(victim)
  await answerWith(cacao(changes))
  const error = await rejectionOf(authentication.approval)
  const { params } = await victim.wallet.waitFor(
    sessionLine.topic,
    ({ method }) => method === 'wc_sessionDelete',
  )
  expect(params).toEqual({ code: 6000, message: codes[6000]?.[0] })
  return error
}
