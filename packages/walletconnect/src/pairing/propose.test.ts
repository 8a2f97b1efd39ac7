import { startRelay } from '@latchkit/relay'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaveApproval } from '../../test/leaveApproval.js'
import { memoryStorage } from '../../test/memoryStorage.js'
import { recordSockets } from '../../test/recordSockets.js'
import { proposed } from '../../test/startPair.js'
import { startPeer } from '../../test/startPeer.js'
import { startProxy } from '../../test/startProxy.js'
import { startTab } from '../../test/tabs.js'
import { createWalletConnect } from '../createWalletConnect.js'
import { sealEnvelope } from '../envelope/envelope.js'
import { getSessions } from '../session/sessions.js'
import { propose } from './propose.js'

const fake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

afterEach(() => {
  vi.useRealTimers()
})

test('a response that arrives before the receipt of the relay leaves no pairing subscribed', async () => {
  const tab = startTab(memoryStorage())
  const { relay, privateTopics } = tab.context
  const { call } = relay
  let give = () => {}
  const receipt = new Promise<void>(resolve => {
    give = resolve
  })
  relay.call = async (...parameters) => {
    const result = await call(...parameters)
    await receipt
    return result
  }
  const proposal = propose(tab.context, { optionalNamespaces: proposed })
  await expect.poll(() => tab.calls).toHaveLength(1)
  const { pairingTopic: topic, correlationId: id } = tab.calls[0]?.params ?? {}
  const symKey = privateTopics.get(String(topic))?.symKey
  if (!(symKey instanceof Uint8Array)) throw new TypeError('no key')
  const plaintext = JSON.stringify({ id, jsonrpc: '2.0', error: { code: 5000, message: 'no' } })
  await tab.receive({ topic: String(topic), message: sealEnvelope({ symKey, plaintext }) }, true)
  give()
  await expect((await proposal).approval).rejects.toMatchObject({ code: 'walletconnect/user-rejected' })
  expect(tab.topics.size).toBe(0)
})

describe('a proposal expires after five minutes', () => {
  test('with its own error, and the relay no longer delivers the pairing', async () => {
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

  test('trap 6: not before the mailbox was read, when the page was suspended in the meantime', async () => {
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

  test('also when nothing waits for it any more', async () => {
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

test('trap 5 and C29: a frozen relay gives a clear error after ten seconds, and a retry works', async () => {
  const relay = await startRelay({ port: 0 })
  const proxy = await startProxy(relay.port)
  const { WebSocket, sockets } = recordSockets()
  // The relay knows its own address only.
  class Proxied extends WebSocket {
    constructor(url: string | URL) {
      super(String(url).replace(String(relay.port), String(proxy.port)))
    }
  }
  vi.stubGlobal('WebSocket', Proxied)
  const client = createWalletConnect({
    relayUrl: relay.url,
    metadata: { name: 'Dapp' },
    storage: memoryStorage(),
    storageKey: 'app',
  })
  vi.unstubAllGlobals()
  const peer = startPeer(relay.url)
  proxy.freeze()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled = vi.fn()
  const frozen = client.propose({ optionalNamespaces: proposed })
  frozen.then(settled, settled)
  while (sockets.length === 0) await new Promise(resolve => setImmediate(resolve))
  vi.advanceTimersByTime(9_900)
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  await expect(frozen).rejects.toMatchObject({ code: 'walletconnect/relay-timeout' })
  vi.useRealTimers()
  proxy.thaw()
  const { uri, approval } = await client.propose({ optionalNamespaces: proposed })
  const scan = await peer.scan(uri)
  await peer.settle(await peer.approve(scan), { namespaces: peer.grant(scan) })
  expect((await approval).peer.name).toBe('Peer')
  client.destroy()
  peer.stop()
  await proxy.close()
  await relay.close()
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
  vi.useFakeTimers({ toFake: [...fake] })
  const asked = new Promise(resolve => client.on('relay', resolve))
  let error: unknown
  client.propose({ optionalNamespaces: proposed }).catch(reason => {
    error = reason
  })
  await asked
  const start = Date.now()
  // The sockets need real time, during which the fake clock does not move.
  while (error === undefined) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise(resolve => setImmediate(resolve))
  }
  const waited = Date.now() - start
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
])('%i: an invalid proposal is not sent: %j', async (code, optionalNamespaces) => {
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
