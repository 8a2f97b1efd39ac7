import { connect, connectorsAtom } from '@latchkit/core/connection'
import { walletConnectSessionAtom } from '@latchkit/core/walletconnect'
import { http } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { type CreateConnectorFn, createConfig, mock } from 'wagmi'
import { reconnect as wagmiReconnect } from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { connectWalletConnectPage, openWalletConnectPage } from './openWalletConnectPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const createAppConfig = (connectors: CreateConnectorFn[]) =>
  createConfig({
    chains: [first, second],
    transports: { 31337: http(), 31338: http() },
    connectors,
    storage: null,
  })
describe('beside other wallets', () => {
  const createWallet = () =>
    createTestWallet({ name: 'Alpha', rdns: 'com.example.alpha', accounts: testAccounts(1), chains })

  it('does not take the place of the active wallet when it comes by itself', async () => {
    const alpha = createWallet()
    putWallets([alpha])
    const { client, read, wallet, line, proposed, until } = openWalletConnectPage()
    await connect(client, { connectorId: alpha.rdns })
    const attempt = line.connect({})
    await proposed(1)
    wallet.approve()
    await attempt
    const state = await until(({ connections }) => connections.length === 2)
    expect(state.current).toBe(alpha.rdns)
    wallet.end()
    expect(read()).toMatchObject({ current: alpha.rdns, connections: [alpha.rdns] })
  })

  it.each(['com.example.alpha', 'walletConnect'])(
    'C2 is restored with them, %s the active one',
    async active => {
      const alpha = createWallet()
      putWallets([alpha])
      const page = openWalletConnectPage()
      await connect(page.client, { connectorId: alpha.rdns })
      const attempt = connect(page.client, { connectorId: 'walletConnect' })
      await page.proposed(1)
      page.wallet.approve()
      await attempt
      await page.adapter.switchConnection?.({ connectorId: active })
      const { until } = page.reload()
      const state = await until(({ connections }) => connections.length === 2)
      expect(state.current).toBe(active)
    },
  )

  it('C2 is restored where only the session itself was remembered', async () => {
    const page = await connectWalletConnectPage()
    page.close()
    page.storage.remove('latchkit.wagmi.connected')
    const { until } = page.reload()
    expect(await until(({ status }) => status === 'connected')).toMatchObject({ current: 'walletConnect' })
  })

  it('C1 a session that was there before an attempt outlives its abort', async () => {
    const page = await connectWalletConnectPage()
    page.close()
    // While a wallet that is not there is waited for, the session is not taken up by itself.
    page.storage.set('latchkit.wagmi.connected', '["com.example.late"]')
    const later = page.reload()
    await new Promise<void>(resolve => {
      const { store } = later.client
      const check = () => {
        if (store.get(walletConnectSessionAtom)) resolve()
      }
      store.sub(walletConnectSessionAtom, check)
      check()
    })
    const controller = new AbortController()
    const attempt = codeOf(connect(later.client, { connectorId: 'walletConnect', signal: controller.signal }))
    controller.abort()
    expect(await attempt).toBe('rpc/user-rejected')
    await settled()
    expect(page.wallet.ended).toEqual([])
    expect(later.client.store.get(walletConnectSessionAtom)).toBeDefined()
  })

  it('C22 loads no WalletConnect client where no session is remembered', async () => {
    const alpha = createWallet()
    putWallets([alpha])
    const page = openWalletConnectPage()
    await connect(page.client, { connectorId: alpha.rdns })
    const load = vi.fn(page.wallet.config.load)
    const { until } = page.reload({ walletConnect: { ...page.wallet.config, load } })
    await until(({ status }) => status === 'connected')
    await settled()
    expect(load).not.toHaveBeenCalled()
  })

  it('C29 a relay that is away blocks neither start nor another wallet', async () => {
    const alpha = createWallet()
    putWallets([alpha])
    const load = () => Promise.reject(new Error('The relay is away.'))
    const { client, read } = openPage({ walletConnect: { relayUrl: 'ws://127.0.0.1:1', load } })
    expect(await codeOf(connect(client, { connectorId: 'walletConnect' }))).toBe('rpc/unknown')
    expect(read().status).toBe('disconnected')
    await connect(client, { connectorId: alpha.rdns })
    expect(read()).toMatchObject({ status: 'connected', current: alpha.rdns })
  })
})

describe('the connector', () => {
  it('is left out, and said so, where the app has its own', () => {
    const theirs: CreateConnectorFn = parameters => ({
      ...mock({ accounts: [one.address] })(parameters),
      id: 'theirs',
      type: 'walletConnect',
    })
    const config = createAppConfig([theirs])
    const { client } = openPage({
      adapter: { config },
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: () => Promise.reject(new Error('Unused.')) },
    })
    expect(client.store.get(connectorsAtom).map(({ id }) => id)).toEqual(['theirs'])
    expect(client.logs()).toContain('the config has another one')
  })

  it('is absent where the client has no WalletConnect', () => {
    expect(openPage().read().connectors).toEqual([])
  })

  it('C10 goes with the client and comes back with it, connected', async () => {
    const { client, config, wallet, stop, until } = await connectWalletConnectPage()
    await stop()
    expect(config.connectors).toEqual([])
    expect(config.state.connections.size).toBe(0)
    wallet.emitEvent('chainChanged', 'eip155:31338', 31338)
    expect(config.state.connections.size).toBe(0)
    client.start()
    await until(({ status }) => status === 'connected')
    expect(config.connectors.map(({ id }) => id)).toEqual(['walletConnect'])
    expect([wallet.ended, wallet.proposals.length]).toEqual([[], 1])
  })

  it("C2 is taken up by wagmi's own reconnect", async () => {
    const page = await connectWalletConnectPage()
    const later = page.reload({ reconnect: false })
    await settled()
    expect(later.read().status).toBe('disconnected')
    const [connection] = await wagmiReconnect(later.config)
    expect(connection).toMatchObject({ accounts: [one.address, two.address], chainId: 31337 })
    expect(later.read()).toMatchObject({ status: 'connected', current: 'walletConnect' })
  })
})
