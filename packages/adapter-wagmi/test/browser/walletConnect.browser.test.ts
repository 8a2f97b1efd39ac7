import { connect, connectorsAtom, disconnect } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { walletConnectSessionAtom } from '@latchkit/core/walletconnect'
import { http } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { type Config, type CreateConnectorFn, createConfig, mock } from 'wagmi'
import {
  connect as wagmiConnect,
  disconnect as wagmiDisconnect,
  reconnect as wagmiReconnect,
  switchChain as wagmiSwitchChain,
} from 'wagmi/actions'
import type { WagmiAdapterParameters } from '../../src/types.js'
import { codeOf } from './codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { connectProtocolPage, openProtocolPage } from './openProtocolPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const createAppConfig = (connectors: CreateConnectorFn[] = []) =>
  createConfig({
    chains: [first, second],
    transports: { 31337: http(), 31338: http() },
    connectors,
    storage: null,
  })
const kinds: [string, () => WagmiAdapterParameters][] = [
  ['its own config', () => ({})],
  ["the app's config", () => ({ config: createAppConfig() })],
]

const stateOf = ({ state }: Config) => {
  const connection = state.connections.get(state.current ?? '')
  return {
    status: state.status,
    current: connection?.connector.id,
    address: connection?.accounts[0],
    caipNetworkId: connection ? `eip155:${connection.chainId}` : undefined,
  }
}

describe.each(kinds)('the protocol session with %s', (_, createParameters) => {
  it('C4 connects with the URI for the app, and both states agree until the end', async () => {
    const { client, config, read, wallet, connector } = openProtocolPage({
      adapter: createParameters(),
    })
    expect(client.store.get(connectorsAtom)).toEqual([
      { id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'walletconnect' },
    ])
    const message = new Promise(resolve => {
      connector.emitter.on('message', ({ type, data }) => resolve({ type, data }))
    })
    const attempt = connect(client, { connectorId: 'walletConnect' })
    expect([read().status, config.state.status]).toEqual(['connecting', 'connecting'])
    expect(await message).toEqual({ type: 'display_uri', data: 'wc:1@2' })
    wallet.approve()
    const connection = await attempt
    expect(connection).toMatchObject({ address: one.address, caipNetworkId: 'eip155:31337' })
    expect(connection.accounts.map(({ address }) => address)).toEqual([one.address, two.address])
    expect(read()).toMatchObject(stateOf(config))
    expect(read().status).toBe('connected')
    await disconnect(client)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state).toMatchObject({ status: 'disconnected', current: null })
    expect(wallet.ended).toHaveLength(1)
  })

  it('C1 takes the proposal back when aborted, and connects nothing late', async () => {
    const { client, config, read, wallet, proposed } = openProtocolPage({
      adapter: createParameters(),
    })
    const controller = new AbortController()
    const attempt = codeOf(connect(client, { connectorId: 'walletConnect', signal: controller.signal }))
    await proposed(1)
    controller.abort()
    expect(await attempt).toBe('rpc/user-rejected')
    expect(wallet.proposals[0]?.state()).toBe('cancelled')
    wallet.approve()
    await settled()
    expect([read().status, config.state.status]).toEqual(['disconnected', 'disconnected'])
    const again = connect(client, { connectorId: 'walletConnect' })
    await proposed(2)
    wallet.approve()
    expect((await again).address).toBe(one.address)
  })

  it('C1 ends a session that was approved in the breath of the abort', async () => {
    const { client, config, read, wallet, proposed } = openProtocolPage({
      adapter: createParameters(),
    })
    const controller = new AbortController()
    const attempt = codeOf(connect(client, { connectorId: 'walletConnect', signal: controller.signal }))
    await proposed(1)
    wallet.approve()
    controller.abort()
    expect(await attempt).toBe('rpc/user-rejected')
    await settled()
    expect([read().status, config.state.status]).toEqual(['disconnected', 'disconnected'])
    expect(config.state.connections.size).toBe(0)
    expect(client.storage.get('latchkit.walletConnect')).toBeFalsy()
  })

  it.each([5000, 4001])('says that the wallet refused (%i)', async rpcCode => {
    const { client, read, wallet, proposed } = openProtocolPage({ adapter: createParameters() })
    const attempt = codeOf(connect(client, { connectorId: 'walletConnect' }))
    await proposed(1)
    wallet.reject(rpcCode)
    expect(await attempt).toBe('rpc/user-rejected')
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
  })

  it("C4 connects and disconnects by wagmi's own actions", async () => {
    const { config, read, wallet, proposed, connector } = openProtocolPage({ adapter: createParameters() })
    const attempt = wagmiConnect(config, { connector: connector, chainId: 31338 })
    await proposed(1)
    wallet.approve()
    expect(await attempt).toMatchObject({ chainId: 31338, accounts: [one.address, two.address] })
    expect(read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31338' })
    await wagmiSwitchChain(config, { chainId: 31337 })
    expect(read()).toMatchObject(stateOf(config))
    await wagmiDisconnect(config)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(wallet.ended).toHaveLength(1)
    const refused = wagmiConnect(config, { connector: connector })
    await proposed(2)
    wallet.reject()
    await expect(refused).rejects.toMatchObject({ name: 'UserRejectedRequestError', code: 4001 })
    expect(config.state.status).toBe('disconnected')
  })

  it('C2 C6 is there after a reload, on the same chain, and the wallet was asked nothing', async () => {
    const page = await connectProtocolPage({ adapter: createParameters() })
    await switchNetwork(page.client, { caipNetworkId: 'eip155:31338' })
    const { until, config, wallet } = {
      ...page.reload({ adapter: createParameters() }),
      wallet: page.wallet,
    }
    const state = await until(({ status }) => status === 'connected')
    expect(state).toMatchObject({ current: 'walletConnect', allAccounts: [one.address, two.address] })
    expect(state).toMatchObject(stateOf(config))
    expect(state.caipNetworkId).toBe('eip155:31338')
    expect([wallet.requests, wallet.proposals.length]).toEqual([[], 1])
  })

  it('trap 7: is not connected after a reload when the session is over, and nothing fails', async () => {
    const page = await connectProtocolPage({ adapter: createParameters() })
    page.wallet.forget()
    const later = page.reload({ adapter: createParameters(), logLevel: 'info' })
    await settled()
    expect(later.read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(later.client.logs()).not.toContain('error')
  })

  it('C4 is dropped when the wallet ends it, and can be connected again', async () => {
    const { client, config, read, wallet, proposed } = await connectProtocolPage({
      adapter: createParameters(),
    })
    wallet.end()
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state.connections.size).toBe(0)
    expect(client.storage.get('latchkit.wagmi.connected')).toBe('[]')
    const again = connect(client, { connectorId: 'walletConnect' })
    await proposed(2)
    wallet.approve()
    await again
    expect(read()).toMatchObject({ status: 'connected', current: 'walletConnect' })
  })

  it('is taken up silently when it comes through another namespace or tab', async () => {
    const { config, read, wallet, until, line, proposed } = openProtocolPage({ adapter: createParameters() })
    const attempt = line.connect({})
    await proposed(1)
    expect(read().status).toBe('disconnected')
    wallet.approve()
    await attempt
    expect(await until(({ status }) => status === 'connected')).toMatchObject(stateOf(config))
    expect(read().current).toBe('walletConnect')
    await line.disconnect()
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state.connections.size).toBe(0)
  })
})

describe('beside other wallets', () => {
  const createWallet = () =>
    createTestWallet({ name: 'Alpha', rdns: 'com.example.alpha', accounts: testAccounts(1), chains })

  it('does not take the place of the active wallet when it comes by itself', async () => {
    const alpha = createWallet()
    putWallets([alpha])
    const { client, read, wallet, line, proposed, until } = openProtocolPage()
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
      const page = openProtocolPage()
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
    const page = await connectProtocolPage()
    page.close()
    page.storage.remove('latchkit.wagmi.connected')
    const { until } = page.reload()
    expect(await until(({ status }) => status === 'connected')).toMatchObject({ current: 'walletConnect' })
  })

  it('C1 a session that was there before an attempt outlives its abort', async () => {
    const page = await connectProtocolPage()
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

  it('C22 loads no protocol client where no session is remembered', async () => {
    const alpha = createWallet()
    putWallets([alpha])
    const page = openProtocolPage()
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
  it('is left out, and said so, where the app has one of its own', () => {
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

  it('is absent where the client has no protocol', () => {
    expect(openPage().read().connectors).toEqual([])
  })

  it('C10 goes with the client and comes back with it, connected', async () => {
    const { client, config, wallet, stop, until } = await connectProtocolPage()
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
    const page = await connectProtocolPage()
    const later = page.reload({ reconnect: false })
    await settled()
    expect(later.read().status).toBe('disconnected')
    const [connection] = await wagmiReconnect(later.config)
    expect(connection).toMatchObject({ accounts: [one.address, two.address], chainId: 31337 })
    expect(later.read()).toMatchObject({ status: 'connected', current: 'walletConnect' })
  })
})
