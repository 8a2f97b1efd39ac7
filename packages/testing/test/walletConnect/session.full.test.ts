import { describe, expect, test } from 'vitest'
import { nextEvent, nextUnhandledRejection, pageSuite } from './pageSuite.js'

const suite = pageSuite()

describe('a proposal', () => {
  test('is approved with the chosen accounts and networks', async () => {
    const { dapp, wallet } = suite.setup
    const session = await suite.connect({ accounts: [0, 2], chains: [31337] })
    const [first, , third] = suite.addresses
    expect(session.namespaces.eip155).toMatchObject({
      chains: ['eip155:31337'],
      accounts: [`eip155:31337:${first}`, `eip155:31337:${third}`],
      events: ['accountsChanged', 'chainChanged'],
    })
    expect(session.namespaces.eip155?.methods).not.toContain('wallet_unheardOf')
    expect(session.scopedProperties).toEqual({ 'eip155:31337': { atomic: { status: 'unsupported' } } })
    expect(session.peer.metadata.name).toBe('Latchkit WalletConnect Wallet')
    expect(await wallet.sessions()).toEqual([
      {
        topic: session.topic,
        appName: 'Reference app',
        appUrl: 'https://app.example',
        expiry: expect.any(Number),
        accounts: [first, third],
        chains: [31337],
        activeChain: 31337,
      },
    ])
    expect(dapp.session.keys).toEqual([session.topic])
  })

  test('is rejected, and by itself when the wallet is set to', async () => {
    const { dapp, wallet } = suite.setup
    const optionalNamespaces = { eip155: { chains: ['eip155:31337'], methods: [], events: [] } }
    const first = await dapp.connect({ optionalNamespaces })
    const rejected = expect(first.approval()).rejects.toMatchObject({ code: 5000 })
    await wallet.pair(first.uri ?? '')
    await wallet.rejectProposal()
    await rejected
    await wallet.setAutoReject(true)
    const second = await dapp.connect({ optionalNamespaces })
    const again = expect(second.approval()).rejects.toMatchObject({ code: 5000 })
    await wallet.pair(second.uri ?? '')
    await again
    await wallet.setAutoReject(false)
  })

  test('of networks the wallet does not know can only be rejected', async () => {
    const { dapp, wallet } = suite.setup
    const { uri = '', approval } = await dapp.connect({
      optionalNamespaces: {
        solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], methods: [], events: [] },
      },
    })
    const rejected = expect(approval()).rejects.toMatchObject({ code: 5000 })
    await wallet.pair(uri)
    await wallet.proposal()
    expect(await wallet.page.getByTestId('approve').isDisabled()).toBe(true)
    expect(await wallet.page.getByTestId('unknown-chains').textContent()).toContain('solana:5eykt')
    await wallet.rejectProposal()
    await rejected
  })

  test('is approved while the app is offline, and the app finds the session when it is back', async () => {
    const { dapp, wallet } = suite.setup
    const { uri = '', approval } = await dapp.connect({
      optionalNamespaces: { eip155: { chains: ['eip155:31337'], methods: [], events: [] } },
    })
    const settled = approval()
    await wallet.pair(uri)
    await wallet.proposal()
    await dapp.core.relayer.transportClose()
    await wallet.approveProposal()
    expect(await wallet.status()).toBe('')
    await dapp.core.relayer.transportOpen()
    expect((await settled).namespaces.eip155?.chains).toEqual(['eip155:31337'])
  })
})

describe('a session', () => {
  test('is updated, extended and pinged by the wallet', async () => {
    const { dapp, wallet } = suite.setup
    const { topic, expiry } = await suite.connect({ accounts: [0], chains: [31337] })
    const updated = nextEvent(dapp, 'session_update')
    await wallet.update({ accounts: [0, 1], chains: [31337, 31338] })
    const [first, second] = suite.addresses
    expect((await updated).params.namespaces.eip155?.accounts).toEqual([
      `eip155:31337:${first}`,
      `eip155:31337:${second}`,
      `eip155:31338:${first}`,
      `eip155:31338:${second}`,
    ])
    const pinged = nextEvent(dapp, 'session_ping')
    await wallet.ping()
    expect((await pinged).topic).toBe(topic)
    await dapp.session.update(topic, { expiry: expiry - 1000 })
    const extended = nextEvent(dapp, 'session_extend')
    await wallet.extend()
    expect((await extended).topic).toBe(topic)
    expect(dapp.session.get(topic).expiry).toBeGreaterThanOrEqual(expiry)
  })

  test('emits what was granted, and what was not', async () => {
    const { dapp, wallet } = suite.setup
    const { topic } = await suite.connect({ accounts: [0, 1], chains: [31337, 31338] })
    const chain = nextEvent(dapp, 'session_event')
    await wallet.emitChain()
    expect((await chain).params).toEqual({
      chainId: 'eip155:31338',
      event: { name: 'chainChanged', data: 31338 },
    })
    expect((await wallet.sessions())[0]?.activeChain).toBe(31338)
    const [first, second] = suite.addresses
    const accounts = nextEvent(dapp, 'session_event')
    await wallet.emitAccounts()
    expect((await accounts).params.event).toEqual({ name: 'accountsChanged', data: [second, first] })
    expect((await wallet.sessions())[0]?.accounts).toEqual([second, first])
    const complained = nextUnhandledRejection()
    await wallet.emitForeign()
    expect(String(await complained)).toContain('latchkit_notGranted')
    const ended = nextEvent(dapp, 'session_delete')
    await wallet.disconnect()
    expect((await ended).topic).toBe(topic)
    expect(await wallet.sessions()).toEqual([])
  })

  test('that the app ended is gone from the list, and one that lives is there after a reload', async () => {
    const { dapp, wallet } = suite.setup
    const { topic } = await suite.connect()
    const other = await suite.connect()
    await dapp.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    const topics = async () => (await wallet.sessions()).map(session => session.topic)
    await expect.poll(topics).toEqual([other.topic])
    await wallet.reload()
    expect(await topics()).toEqual([other.topic])
    await dapp.ping({ topic: other.topic })
  })
})
