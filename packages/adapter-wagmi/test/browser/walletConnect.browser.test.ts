import { connect, connectorsAtom, disconnect, getWalletInfo } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { http } from 'viem'
import { describe, expect, it } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import {
  connect as wagmiConnect,
  disconnect as wagmiDisconnect,
  switchChain as wagmiSwitchChain,
} from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import type { WagmiAdapterParameters } from '../../src/types.js'
import { first, second } from './localNetworks.js'
import { connectWalletConnectPage, openWalletConnectPage } from './openWalletConnectPage.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const createAppConfig = () =>
  createConfig({
    chains: [first, second],
    transports: { 31337: http(), 31338: http() },
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

describe.each(kinds)('the WalletConnect session with %s', (_, createParameters) => {
  it('C4 connects with the URI for the app, and both states agree until the end', async () => {
    const { client, config, read, wallet, connector } = openWalletConnectPage({
      adapter: createParameters(),
    })
    expect(client.store.get(connectorsAtom)).toEqual([
      { id: 'walletConnect', namespace: 'eip155', name: 'WalletConnect', type: 'walletconnect' },
    ])
    const message = new Promise(resolve => {
      connector.emitter.on('message', ({ type, data }) => resolve({ type, data }))
    })
    const attempt = connect(client, { connectorId: 'walletConnect' })
    await expect.poll(() => [read().status, config.state.status]).toEqual(['connecting', 'connecting'])
    expect(await message).toEqual({ type: 'display_uri', data: 'wc:1@2' })
    wallet.approve()
    const connection = await attempt
    expect(connection).toMatchObject({ address: one.address, caipNetworkId: 'eip155:31337' })
    expect(connection.accounts.map(({ address }) => address)).toEqual([one.address, two.address])
    expect(read()).toMatchObject(stateOf(config))
    expect(read().status).toBe('connected')
    expect(connection.connector.name).toBe('WalletConnect Wallet')
    expect(getWalletInfo(client)).toMatchObject({ name: 'WalletConnect Wallet', identifier: 'walletConnect' })
    expect(client.store.get(connectorsAtom).map(({ name }) => name)).toEqual(['WalletConnect'])
    await disconnect(client)
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state).toMatchObject({ status: 'disconnected', current: null })
    expect(wallet.ended).toHaveLength(1)
  })

  it('C1 takes the proposal back when aborted, and connects nothing late', async () => {
    const { client, config, read, wallet, proposed } = openWalletConnectPage({
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
    const { client, config, read, wallet, proposed } = openWalletConnectPage({
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
    const { client, read, wallet, proposed } = openWalletConnectPage({ adapter: createParameters() })
    const attempt = codeOf(connect(client, { connectorId: 'walletConnect' }))
    await proposed(1)
    wallet.reject(rpcCode)
    expect(await attempt).toBe('rpc/user-rejected')
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
  })

  it("C4 connects and disconnects by wagmi's own actions", async () => {
    const { config, read, wallet, proposed, connector } = openWalletConnectPage({
      adapter: createParameters(),
    })
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
    const page = await connectWalletConnectPage({ adapter: createParameters() })
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
    const page = await connectWalletConnectPage({ adapter: createParameters() })
    page.wallet.forget()
    const later = page.reload({ adapter: createParameters(), logLevel: 'info' })
    await settled()
    expect(later.read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(later.client.logs()).not.toContain('error')
  })

  it('C4 is dropped when the wallet ends it, and can be connected again', async () => {
    const { client, config, read, wallet, proposed } = await connectWalletConnectPage({
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
    const { config, read, wallet, until, line, proposed } = openWalletConnectPage({
      adapter: createParameters(),
    })
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
