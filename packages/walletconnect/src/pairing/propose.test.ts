import { startRelay } from '@latchkit/relay'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.js'
import { proposed } from '../../test/startPair.js'
import { startPeer } from '../../test/startPeer.js'
import { startProxy } from '../../test/startProxy.js'
import { startTab, type Tab } from '../../test/tabs.js'
import { createWalletConnect } from '../createWalletConnect.js'
import { createKeyPair } from '../crypto/createKeyPair.js'
import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { fromHex } from '../crypto/fromHex.js'
import { hashTopic } from '../crypto/hashTopic.js'
import { toHex } from '../crypto/toHex.js'
import { openEnvelope } from '../envelope/openEnvelope.js'
import { sealEnvelope } from '../envelope/sealEnvelope.js'
import { getSessions } from '../session/getSessions.js'
import type { WalletConnectClient } from '../types.js'
import { propose } from './propose.js'

const fake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

afterEach(() => {
  vi.useRealTimers()
})

/** What a wallet left at the relay: its yes, and its terms. */
async function leaveApproval({ calls, mailbox }: Tab, uri: string) {
  const pairingTopic = uri.slice(3, 67)
  const pairingKey = fromHex(new URLSearchParams(uri.split('?')[1]).get('symKey') ?? '') ?? new Uint8Array()
  const message = String(calls.find(({ method }) => method === 'wc_proposeSession')?.params.sessionProposal)
  const { id, params } = JSON.parse(openEnvelope({ symKey: pairingKey, message }))
  const keyPair = await createKeyPair()
  const publicKey = toHex(keyPair.publicKey)
  const symKey = await deriveSymKey(
    await keyPair.agree(fromHex(params.proposer.publicKey) ?? new Uint8Array()),
  )
  const topic = await hashTopic(symKey)
  const seal = (symKey: Uint8Array, payload: object) =>
    sealEnvelope({ symKey, plaintext: JSON.stringify({ jsonrpc: '2.0', ...payload }) })
  mailbox.push({
    topic: pairingTopic,
    message: seal(pairingKey, { id, result: { responderPublicKey: publicKey } }),
  })
  const account = 'eip155:1:0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
  const terms = {
    controller: { publicKey, metadata: { name: 'Peer' } },
    expiry: Math.floor(Date.now() / 1000) + 1000,
    namespaces: { eip155: { methods: ['personal_sign'], events: [], accounts: [account] } },
  }
  mailbox.push({ topic, message: seal(symKey, { id: id + 1, method: 'wc_sessionSettle', params: terms }) })
}

describe('a proposal expires after five minutes', () => {
  test('with an error of its own, and the relay delivers the pairing no longer', async () => {
    vi.useFakeTimers({ toFake: [...fake] })
    const tab = startTab(memoryStorage())
    const { uri, approval, expiry } = await propose(tab.context, { optionalNamespaces: proposed })
    expect(expiry).toBe(Math.floor(Date.now() / 1000) + 300)
    expect([...tab.topics]).toEqual([uri.slice(3, 67)])
    await vi.advanceTimersByTimeAsync(expiry * 1000 - Date.now() - 1)
    expect(tab.topics.size).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(approval).rejects.toMatchObject({ code: 'walletconnect/proposal-expired', rpcCode: 0 })
    expect(tab.topics.size).toBe(0)
    expect(tab.context.pending.size + tab.context.privateTopics.size).toBe(0)
  })

  test('trap 6: not before the mailbox was read, where the page slept meanwhile', async () => {
    vi.useFakeTimers({ toFake: [...fake] })
    const tab = startTab(memoryStorage())
    const { uri, approval, expiry } = await propose(tab.context, { optionalNamespaces: proposed })
    await leaveApproval(tab, uri)
    tab.status = 'connecting'
    await vi.advanceTimersByTimeAsync(expiry * 1000 - Date.now())
    vi.useRealTimers()
    const session = await approval
    expect(getSessions(tab.context)).toEqual([session])
    expect([...tab.topics]).toEqual([session.topic])
    tab.destroy()
  })

  test('also where nobody waits for it any more', async () => {
    vi.useFakeTimers({ toFake: [...fake] })
    const tab = startTab(memoryStorage())
    const { approval, cancel } = await propose(tab.context, { optionalNamespaces: proposed })
    cancel()
    await expect(approval).rejects.toMatchObject({ code: 'walletconnect/aborted' })
    expect(tab.topics.size).toBe(1)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(tab.topics.size).toBe(0)
  })
})

/** How a proposal fails, and after how many milliseconds on the clock; sockets take the time they need. */
async function failureOf(client: WalletConnectClient) {
  vi.useFakeTimers({ toFake: [...fake] })
  const asked = new Promise(resolve => client.on('relay', resolve))
  let error: unknown
  const proposal = client.propose({ optionalNamespaces: proposed }).catch(reason => {
    error = reason
  })
  await asked
  const start = Date.now()
  while (error === undefined) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise(resolve => setImmediate(resolve))
  }
  await proposal
  const waited = Date.now() - start
  vi.useRealTimers()
  return { error, waited }
}

test('trap 5 and C29: a frozen relay gives a clear error within ten seconds, and a retry works', async () => {
  const relay = await startRelay({ port: 0, publicUrls: ['ws://relay.test'] })
  const proxy = await startProxy(relay.port)
  await relay.close()
  const behind = await startRelay({
    port: relay.port,
    publicUrls: [proxy.url, `ws://localhost:${relay.port}`],
  })
  const client = createWalletConnect({
    relayUrl: proxy.url,
    metadata: { name: 'Dapp' },
    storage: memoryStorage(),
    storageKey: 'app',
  })
  const peer = startPeer(`ws://localhost:${relay.port}`)
  proxy.freeze()
  const { error, waited } = await failureOf(client)
  expect(error).toMatchObject({ code: 'walletconnect/relay-timeout' })
  expect(waited).toBeLessThanOrEqual(10_000)
  proxy.thaw()
  const { uri, approval } = await client.propose({ optionalNamespaces: proposed })
  const scan = await peer.scan(uri)
  await peer.settle(await peer.approve(scan), { namespaces: peer.grant(scan) })
  expect((await approval).peer.name).toBe('Peer')
  client.destroy()
  peer.stop()
  await proxy.close()
  await behind.close()
})

test('C29: without a relay there is a clear error, and nothing is left behind', async () => {
  const relay = await startRelay({ port: 0 })
  await relay.close()
  const client = createWalletConnect({
    relayUrl: relay.url,
    metadata: { name: 'Dapp' },
    storage: memoryStorage(),
    storageKey: 'app',
  })
  const { error, waited } = await failureOf(client)
  expect(error).toMatchObject({
    code: expect.stringMatching(/^walletconnect\/relay-(timeout|unavailable)$/),
  })
  expect(waited).toBeLessThanOrEqual(10_000)
  expect(client.getSessions()).toEqual([])
  client.destroy()
})

test.each<[number, object]>([
  [5, {}],
  [5104, { EIP155: proposed.eip155 }],
  [5100, { eip155: { methods: [], events: [] } }],
  [5100, { eip155: { chains: ['1'], methods: [], events: [] } }],
  [5101, { 'eip155:1': { events: [] } }],
  [5102, { 'eip155:1': { methods: [] } }],
])('%i: a proposal that no wallet could understand is not sent: %j', async (code, optionalNamespaces) => {
  const tab = startTab(memoryStorage())
  const parameters = { optionalNamespaces: optionalNamespaces as typeof proposed }
  await expect(propose(tab.context, parameters)).rejects.toMatchObject({ rpcCode: code })
  expect(tab.calls).toEqual([])
})

test('a signal that is aborted already opens nothing', async () => {
  const tab = startTab(memoryStorage())
  const signal = AbortSignal.abort('closed')
  await expect(propose(tab.context, { optionalNamespaces: proposed, signal })).rejects.toMatchObject({
    code: 'walletconnect/aborted',
    cause: 'closed',
  })
  expect(tab.calls).toEqual([])
})

test('what is proposed has no required namespaces and nothing in clear text', async () => {
  const tab = startTab(memoryStorage())
  await propose(tab.context, { optionalNamespaces: proposed, sessionProperties: { a: 'b' } })
  expect(Object.keys(tab.calls[0]?.params ?? {}).sort()).toEqual([
    'correlationId',
    'pairingTopic',
    'sessionProposal',
    'ttl',
  ])
  tab.destroy()
})
