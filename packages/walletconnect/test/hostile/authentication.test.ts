import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejectionOf } from '../../../core/test/rejectionOf.js'
import { attackAuthentication } from './attackAuthentication.js'
import { createKeys } from './createKeys.js'
import { startVictim, type Victim } from './startVictim.js'
import { watchFaults } from './watchFaults.js'

let victim: Victim
beforeAll(async () => {
  victim = await startVictim()
})
afterAll(() => victim.stop())

/** The pairing answers in order: what was sent before has been handled. */
const settle = (scan: Parameters<Victim['wallet']['ask']>[0]) => victim.wallet.ask(scan, 'wc_pairingPing')

test.each([
  ['zeros', '00'.repeat(32)],
  ['one', `01${'00'.repeat(31)}`],
  ['of order 8', 'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800'],
  ['p', `ed${'ff'.repeat(30)}7f`],
])('a sender whose key is of low order is ignored: %s', async (_what, head) => {
  const faults = watchFaults()
  const { authentication, answerLine, id, scan } = await attackAuthentication(victim)
  const before = victim.state()
  const payload = { id, jsonrpc: '2.0', error: { code: 5000, message: 'forged' } }
  // The secret agreed with such a key is public: zeros.
  await victim.wallet.say({ ...answerLine, key: new Uint8Array(32) }, payload, {
    type: 1,
    head: Buffer.from(head, 'hex'),
  })
  await settle(scan)
  expect(JSON.stringify(victim.logged.at(-1)?.context)).toContain('invalid-public-key')
  expect(victim.state()).toBe(before)
  authentication.cancel()
  expect(await rejectionOf(authentication.approval)).toMatchObject({ code: 'walletconnect/aborted' })
  expect(faults).toEqual([])
})

test('a request on the topic of the response gets no response', async () => {
  const { authentication, answerLine, answer, id, scan } = await attackAuthentication(victim)
  const before = victim.state()
  await answer({ id: id + 1, method: 'wc_sessionDelete', params: {} })
  await answer({
    id: id + 2,
    method: 'wc_sessionSettle',
    params: victim.wallet.settlement({ ...answerLine, publicKey: '' }),
  })
  await settle(scan)
  expect(victim.wallet.received.filter(({ topic }) => topic === answerLine.topic)).toEqual([])
  expect(victim.state()).toBe(before)
  authentication.cancel()
})

describe('a response whose parts were not requested creates no session', () => {
  const recap = (text: string) => `urn:recap:${Buffer.from(text).toString('base64url')}`
  test.each<[number, object]>([
    [11001, { p: { resources: 'all' } }],
    [11001, { p: { domain: ['dapp.example'] } }],
    [11001, { s: { s: null } }],
    [11003, { p: { exp: '2030-01-01T00:00:00Z' } }],
    [11003, { p: { domain: 'dapp.example.evil.example' } }],
    [11003, { p: { domain: 'dаpp.example' } }],
    [11003, { p: { aud: 'https://dapp.example/login/' } }],
    [11003, { p: { nonce: 'abcdef0123456789\u200b' } }],
    [11003, { p: { iss: 'did:pkh:eip155:10:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb' } }],
    [11006, { p: { iss: 'did:pkh:eip155:1:0xab\n\nURI: https://evil.example' } }],
    [11006, { p: { iss: { toString: 'did:pkh' } } }],
    [11004, { s: { s: '' } }],
  ])('%i: %j', async (code, changes) => {
    const { authentication, answerWith, cacao } = await attackAuthentication(victim)
    const before = victim.state()
    await answerWith(cacao(changes))
    expect(await rejectionOf(authentication.approval)).toMatchObject({ rpcCode: code })
    expect(victim.state()).toBe(before)
  })

  test('one valid statement does not make an invalid one pass', async () => {
    const { authentication, answerWith, cacao } = await attackAuthentication(victim)
    const before = victim.state()
    await answerWith(cacao(), cacao({ s: { s: 'forged' } }))
    expect(await rejectionOf(authentication.approval)).toMatchObject({ rpcCode: 11004 })
    expect(victim.state()).toBe(before)
  })

  test('the first invalid statement says why, however long its check takes', async () => {
    const { authentication, answerWith, cacao } = await attackAuthentication(victim)
    await answerWith(cacao({ s: { s: 'forged' } }), cacao({ p: { nonce: '1' } }))
    expect(await rejectionOf(authentication.approval)).toMatchObject({ rpcCode: 11004 })
  })

  test('a recap grants no method, chain or namespace that was not requested', async () => {
    const { authentication, answerWith, cacao } = await attackAuthentication(victim)
    const limits = '[{"chains":["eip155:137","eip155:1","solana:1",1,null]},null,7]'
    const abilities = `"request/personal_sign":${limits},"request/eth_sign":[{}],"request/__proto__":[{}]`
    await answerWith(
      cacao({
        p: {
          resources: [
            recap(`{"att":{"eip155":{${abilities}},"solana":{"request/x":[{}]}}}`),
            recap('{'),
            recap('[]'),
          ],
        },
      }),
    )
    const { session } = await authentication.approval
    expect(session?.namespaces).toEqual({
      eip155: {
        chains: ['eip155:1'],
        accounts: ['eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'],
        methods: ['personal_sign'],
        events: ['chainChanged', 'accountsChanged'],
      },
    })
    await victim.client.disconnect({ topic: session?.topic ?? '' })
  })
})

test('a second answer makes no second session, whichever way it comes', async () => {
  const { authentication, answer, answerWith, cacao, id, scan } = await attackAuthentication(victim)
  const { publicKey } = createKeys()
  const resources = [`urn:recap:${btoa('{"att":{"eip155":{"request/personal_sign":[{}]}}}')}`]
  const good = cacao({ p: { resources } })
  const result = { responder: { publicKey, metadata: { name: 'Second' } }, cacaos: [good] }
  await Promise.all([
    answerWith(good),
    answer({ result }),
    victim.wallet.say(scan, { id, jsonrpc: '2.0', result }),
  ])
  const { session } = await authentication.approval
  await victim.connect()
  const sessions = victim.client.getSessions().filter(({ pairingTopic }) => pairingTopic === scan.topic)
  expect(sessions.map(({ topic }) => topic)).toEqual([session?.topic])
})

describe('a cancelled request has no session, and every session is reported', () => {
  test('cancelled while the signature is checked', async () => {
    let check: (good: boolean) => void = () => {}
    const { authentication, answerWith, cacao, sessionLine } = await attackAuthentication(victim, {
      verify: () => new Promise(resolve => (check = resolve)),
    })
    const before = victim.state()
    await answerWith(cacao())
    await expect.poll(() => check).toHaveLength(1)
    authentication.cancel()
    check(true)
    expect(await rejectionOf(authentication.approval)).toMatchObject({ code: 'walletconnect/aborted' })
    await victim.wallet.waitFor(sessionLine.topic, ({ method }) => method === 'wc_sessionDelete')
    expect(victim.state()).toBe(before)
  })

  test('cancelled when the session was emitted', async () => {
    const { authentication, answerWith, cacao } = await attackAuthentication(victim)
    const stop = victim.client.on('session', () => queueMicrotask(authentication.cancel))
    await answerWith(cacao())
    const { session } = await authentication.approval
    stop()
    expect(victim.client.getSessions()).toContainEqual(session)
  })
})
