import { type RunningRelay, startRelay } from '@latchkit/relay'
import { ProtocolError, type WalletConnectSession } from '@latchkit/walletconnect'
import { type Hex, recoverMessageAddress, stringToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { interposeNetwork, type Network } from './network.js'
import { chains, type Dapp, optionalNamespaces, startDapp } from './startDapp.js'
import { type Kind, startWallet, type Wallet } from './startWallet.js'

// `npm test` shows each behaviour with one of them.
const kinds: readonly Kind[] = [
  'walletkit 1.2.10',
  ...(process.env.LATCHKIT_FULL ? (['sign-client 2.21.8'] as const) : []),
]
const [chain = ''] = chains

let relay: RunningRelay
let network: Network
let dapp: Dapp
let wallet: Wallet

async function connect() {
  const { uri, approval } = await dapp.propose({ optionalNamespaces })
  await wallet.approve(await wallet.pair(uri))
  return approval
}

function ask({ topic }: WalletConnectSession, message = 'hello', account = 0, chainId = chain) {
  const params = [stringToHex(message), wallet.accounts[account]?.address]
  return dapp.request({ topic, chainId, request: { method: 'personal_sign', params } })
}

async function expectSignature(signature: unknown, message = 'hello', account = 0) {
  const address = await recoverMessageAddress({ message, signature: signature as Hex })
  expect(address).toBe(wallet.accounts[account]?.address)
}

function heard(event: string) {
  return new Promise<unknown>(resolve => wallet.on(event, resolve))
}

describe.each(kinds)('our client with %s as the wallet', kind => {
  beforeEach(async () => {
    network = interposeNetwork()
    relay = await startRelay({ port: 0 })
    dapp = startDapp(relay.url)
    wallet = await startWallet(relay.url, kind, 2)
  })
  afterEach(async () => {
    vi.useRealTimers()
    network.remove()
    dapp.destroy()
    await wallet.stop()
    await relay.close()
  })

  test('proposes, settles, signs, and ends', async () => {
    const session = await connect()
    expect(session.peer).toMatchObject({ name: 'Wallet', url: 'https://wallet.example' })
    expect(session.namespaces.eip155?.accounts).toEqual(
      chains.flatMap(chain => wallet.accounts.map(({ address }) => `${chain}:${address}`)),
    )
    expect(dapp.getSessions()).toEqual([session])
    expect(wallet.topics()).toEqual([session.topic])
    await expectSignature(await ask(session))
    const deleted = heard('session_delete')
    await wallet.takenUp
    await dapp.disconnect({ topic: session.topic })
    await deleted
    expect(wallet.topics()).toEqual([])
    expect(dapp.getSessions()).toEqual([])
    expect(network.sent).toContain('wc_proposeSession')
    expect(network.sent).not.toContain('tvf')
  })

  test('does all of it without the wc_ methods of the relay', async () => {
    network.unknown.add('wc_proposeSession')
    const session = await connect()
    await expectSignature(await ask(session))
    expect(network.sent.indexOf('irn_subscribe')).toBeGreaterThan(network.sent.indexOf('wc_proposeSession'))
  })

  test('trap 9: keeps the key of a session in one storage entry, which goes with the session', async () => {
    const before = new Set(dapp.shared.values.keys())
    const session = await connect()
    const entries = [...dapp.shared.values].filter(([key]) => !before.has(key) && key.includes('sessions'))
    const { symKey }: { symKey: string } = JSON.parse(
      dapp.shared.values.get(`app.sessions.${session.topic}`) ?? '{}',
    )
    expect(symKey).toMatch(/^[0-9a-f]{64}$/)
    // The other one lists the topics.
    expect(entries.filter(([, value]) => value.includes(symKey))).toHaveLength(1)
    expect(entries).toHaveLength(2)
    await wallet.takenUp
    await dapp.disconnect({ topic: session.topic })
    const left = JSON.stringify([...dapp.shared.values])
    expect(left).not.toContain(symKey)
    expect(left).not.toContain(session.topic)
  })

  test('trap 2: an approval that arrives before it is awaited is not lost', async () => {
    const proposal = await dapp.propose({ optionalNamespaces })
    const came = dapp.next('session')
    await wallet.approve(await wallet.pair(proposal.uri))
    const { session } = await came
    // Awaited only now.
    expect(await proposal.approval).toEqual(session)
  })

  test('trap 8: a new pairing for each attempt, and none is stored', async () => {
    const first = await dapp.propose({ optionalNamespaces })
    const second = await dapp.propose({ optionalNamespaces })
    const topicOf = (uri: string) => uri.slice(3, 67)
    expect(topicOf(second.uri)).not.toBe(topicOf(first.uri))
    const stored = JSON.stringify([...dapp.shared.values])
    for (const { uri } of [first, second]) expect(stored).not.toContain(topicOf(uri))
    await wallet.approve(await wallet.pair(second.uri))
    const session = await second.approval
    expect(JSON.stringify([...dapp.shared.values])).toContain(session.topic)
  })

  test.each([5000, 5001, 4001])('reports a rejection with %i, and proposes again', async code => {
    const { uri, approval } = await dapp.propose({ optionalNamespaces })
    await wallet.reject(await wallet.pair(uri), code)
    const known = code === 5001 ? 'walletconnect/user-rejected-chains' : 'walletconnect/user-rejected'
    await expect(approval).rejects.toMatchObject({ code: known, rpcCode: code })
    expect((await connect()).namespaces.eip155?.chains).toEqual(chains)
  })

  test('deletes the session of a wallet that approves a cancelled proposal', async () => {
    const { uri, approval, cancel } = await dapp.propose({ optionalNamespaces })
    const proposal = await wallet.pair(uri)
    cancel()
    await expect(approval).rejects.toMatchObject({ code: 'walletconnect/aborted' })
    const deleted = heard('session_delete')
    await wallet.approve(proposal)
    await deleted
    expect(wallet.topics()).toEqual([])
    expect(dapp.getSessions()).toEqual([])
  })

  test('does the same when the signal is aborted', async () => {
    const controller = new AbortController()
    const { uri, approval } = await dapp.propose({ optionalNamespaces, signal: controller.signal })
    const proposal = await wallet.pair(uri)
    controller.abort('closed')
    await expect(approval).rejects.toMatchObject({ code: 'walletconnect/aborted', cause: 'closed' })
    const deleted = heard('session_delete')
    await wallet.approve(proposal)
    await deleted
    expect(dapp.getSessions()).toEqual([])
  })

  test('a URI that expired is refused by the wallet, and a new one is taken', async () => {
    const { uri, expiry } = await dapp.propose({ optionalNamespaces })
    vi.useFakeTimers({ toFake: ['Date'], now: (expiry + 1) * 1000 })
    await expect(wallet.pair(uri)).rejects.toThrow(/expired/i)
    vi.useRealTimers()
    await connect()
  })

  test('signs with each of several accounts, on each chain', async () => {
    const session = await connect()
    await expectSignature(await ask(session, 'one', 0), 'one', 0)
    await expectSignature(await ask(session, 'two', 1, chains[1]), 'two', 1)
  })

  test('passes the error of the wallet on', async () => {
    const session = await connect()
    const params = [stringToHex('hello'), '0x0000000000000000000000000000000000000001']
    const request = { method: 'personal_sign', params }
    const asked = dapp.request({ topic: session.topic, chainId: chain, request })
    await expect(asked).rejects.toMatchObject({
      code: 'walletconnect/unsupported-accounts',
      rpcCode: 5103,
      details: 'Unsupported accounts',
    })
  })

  test('sends nothing that the session does not grant', async () => {
    const { topic } = await connect()
    // The settlement is answered by now.
    await wallet.ping(topic)
    await dapp.ping({ topic })
    const published = () => network.sent.filter(method => method === 'irn_publish').length
    const before = published()
    const request = { method: 'eth_sign', params: [] }
    await expect(dapp.request({ topic, chainId: chain, request })).rejects.toMatchObject({ rpcCode: 3001 })
    await expect(dapp.request({ topic, chainId: 'eip155:1', request })).rejects.toMatchObject({
      rpcCode: 3005,
    })
    await expect(
      dapp.request({ topic, chainId: chain, expiry: 299, request: { method: 'personal_sign' } }),
    ).rejects.toMatchObject({ rpcCode: 5 })
    await expect(
      dapp.request({ topic: 'a'.repeat(64), chainId: chain, request: { method: 'personal_sign' } }),
    ).rejects.toMatchObject({ code: 'walletconnect/no-session-for-topic', rpcCode: 7001 })
    expect(published()).toBe(before)
  })

  test('handles updates, events and extensions of the wallet', async () => {
    const session = await connect()
    const { topic } = session
    const accounts = [`${chains[1]}:${wallet.accounts[1]?.address}`]
    const namespaces = { eip155: { ...optionalNamespaces.eip155, chains: chains.slice(1), accounts } }
    const updated = dapp.next('session')
    await wallet.update(topic, namespaces)
    expect((await updated).session.namespaces).toEqual(namespaces)

    const event = dapp.next('event')
    await wallet.emit(topic, chains[1] ?? '', { name: 'accountsChanged', data: accounts })
    expect(await event).toEqual({ topic, chainId: chains[1], name: 'accountsChanged', data: accounts })

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const extended = dapp.next('session')
    await wallet.extend(topic)
    const { expiry } = (await extended).session
    expect(expiry).toBeGreaterThan(session.expiry)
    expect(expiry).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 604_800)
  })

  test('pings, emits and extends', async () => {
    const session = await connect()
    const { topic } = session
    const pinged = heard('session_ping')
    await dapp.ping({ topic })
    await pinged
    await wallet.ping(topic)
    const heardEvent = heard('session_event')
    const event = { name: 'chainChanged', data: 31338 }
    await dapp.emit({ topic, chainId: chain, event })
    expect(await heardEvent).toMatchObject({ topic, params: { chainId: chain, event } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await dapp.extend({ topic })
    expect(dapp.getSessions()[0]?.expiry).toBeGreaterThan(session.expiry)
  })

  test('the wallet ends the session, and pending requests are settled', async () => {
    const session = await connect()
    const ended = dapp.next('end')
    const request = { method: 'eth_sendTransaction', params: [{}] }
    let sent = () => {}
    const isSent = new Promise<void>(resolve => {
      sent = resolve
    })
    const asked = dapp.request({ topic: session.topic, chainId: chain, request, onSent: () => sent() })
    asked.catch(() => {})
    await isSent
    await wallet.disconnect(session.topic)
    expect(await ended).toEqual({
      topic: session.topic,
      reason: { code: 6000, message: 'User disconnected.' },
    })
    await expect(asked).rejects.toMatchObject({ code: 'walletconnect/user-disconnected' })
    expect(dapp.getSessions()).toEqual([])
  })

  test('the wallet approves while the dapp is offline', async () => {
    const { uri, approval } = await dapp.propose({ optionalNamespaces })
    const proposal = await wallet.pair(uri)
    network.cut()
    await dapp.next('relay', ({ status }) => status !== 'open')
    await wallet.approve(proposal)
    network.mend()
    const session = await approval
    await expectSignature(await ask(session))
  })

  test('the wallet answers while the dapp is offline', async () => {
    const session = await connect()
    const asked = ask(session, 'across a drop')
    const arrived = heard('session_request')
    await arrived
    network.cut()
    network.mend()
    await expectSignature(await asked, 'across a drop')
  })

  test('a request crosses a drop of both sides', async () => {
    const session = await connect()
    relay.dropConnections()
    await expectSignature(await ask(session, 'after a drop'), 'after a drop')
  })

  test('continues after a reload', async () => {
    const session = await connect()
    dapp.destroy()
    dapp = startDapp(relay.url, { shared: dapp.shared })
    expect(await dapp.restore()).toEqual([session])
    await expectSignature(await ask(session))
  })

  test('trap 7: a session that the wallet ended in the meantime is removed by a reload, without an error', async () => {
    const session = await connect()
    const kept = await connect()
    dapp.destroy()
    await wallet.disconnect(session.topic)
    dapp = startDapp(relay.url, { shared: dapp.shared })
    const ended = dapp.next('end')
    expect(await dapp.restore()).toEqual([kept])
    expect(await ended).toMatchObject({ topic: session.topic })
    expect(JSON.stringify([...dapp.shared.values])).not.toContain(session.topic)
    await expect(ask(session)).rejects.toSatisfy(
      error => error instanceof ProtocolError && error.code === 'walletconnect/no-session-for-topic',
    )
    await expectSignature(await ask(kept))
  })

  test('trap 3: two clients of one page share nothing', async () => {
    const other = startDapp(relay.url, { shared: dapp.shared, storageKey: 'other' })
    const session = await connect()
    expect(other.getSessions()).toEqual([])
    expect(await other.restore()).toEqual([])
    other.destroy()
    await expectSignature(await ask(session))
  })
})
