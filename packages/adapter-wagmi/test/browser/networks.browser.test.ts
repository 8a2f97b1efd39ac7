import { connect } from '@latchkit/core/connection'
import { addNetwork, networksAtom, removeNetwork, switchNetwork } from '@latchkit/core/networks'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import { http } from 'wagmi'
import { getBlockNumber, switchChain as wagmiSwitchChain } from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { first, second } from './localNetworks.js'
import { openPage, type Page } from './openPage.js'
import { putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

const proxyUrl = inject('proxyUrl')
const [firstUrl, secondUrl] = inject('rpcUrls')
const asked = async () => (await (await fetch(proxyUrl)).text()).split('\n').filter(Boolean)
beforeEach(async () => void (await fetch(proxyUrl, { method: 'DELETE' })))

/** A wallet that knows the first chain only. */
const createAlpha = (options: { without?: readonly string[] } = {}) =>
  createTestWallet({
    name: 'Alpha',
    rdns: 'com.example.alpha',
    accounts: testAccounts(0),
    chains: { 31337: firstUrl },
    ...options,
  })

const balanceOn = async ({ adapter, client }: Page, index: number) => {
  const network = client.store.get(networksAtom)[index]
  if (!network) throw new Error('No such network.')
  const [{ address }] = testAccounts(0)
  return adapter.getBalance?.({ address, network: network as never })
}

describe('RPC endpoints', () => {
  it("C16 C22 reads go to the app's own endpoint, and none goes anywhere before", async () => {
    const page = openPage({ customRpcUrls: { 'eip155:31337': [proxyUrl] } })
    expect(await asked()).toEqual([])
    const balance = await balanceOn(page, 0)
    expect(balance).toMatchObject({ decimals: 18, symbol: 'ETH' })
    expect(await asked()).toEqual(['eth_getBalance'])
    await getBlockNumber(page.config, { chainId: 31337 })
    expect(await asked()).toEqual(['eth_getBalance', 'eth_blockNumber'])
  })

  it('C16 the next endpoint is called when the first is down', async () => {
    const page = openPage({ customRpcUrls: { 'eip155:31337': ['http://127.0.0.1:1', proxyUrl] } })
    await balanceOn(page, 0)
    expect(await asked()).toContain('eth_getBalance')
  })

  it('C16 transports of the app are used', async () => {
    const page = openPage({ adapter: { transports: { 31337: http(proxyUrl) } } })
    await balanceOn(page, 0)
    expect(await asked()).toEqual(['eth_getBalance'])
  })

  it('C16 a network that was added, and then replaced, is read from where it is now', async () => {
    const page = openPage({ networks: [second] })
    const elsewhere = { ...first, rpcUrls: { default: { http: ['http://127.0.0.1:1'] } } }
    addNetwork(page.client, { network: elsewhere })
    page.config.getClient({ chainId: 31337 })
    addNetwork(page.client, { network: { ...first, rpcUrls: { default: { http: [proxyUrl] } } } })
    await balanceOn(page, 1)
    await getBlockNumber(page.config, { chainId: 31337 })
    expect(await asked()).toEqual(['eth_getBalance', 'eth_blockNumber'])
  })

  it('C22 connecting, restoring and signing ask no endpoint of ours', async () => {
    const alpha = createAlpha()
    putWallets([alpha])
    const page = openPage({ customRpcUrls: { 'eip155:31337': [proxyUrl] } })
    await connect(page.client, { connectorId: alpha.rdns })
    const later = page.reload()
    await later.until(({ status }) => status === 'connected')
    await later.adapter.signMessage?.({ message: 'hello' })
    expect(await asked()).toEqual([])
  })

  it('names the fault when an endpoint is down', async () => {
    const page = openPage({ customRpcUrls: { 'eip155:31337': ['http://127.0.0.1:1'] } })
    expect(await codeOf(balanceOn(page, 0))).toBe('rpc/unknown')
  })
})

describe('switching the network', () => {
  const open = async (options?: Parameters<typeof openPage>[0], wallet = createAlpha()) => {
    putWallets([wallet])
    const page = openPage(options)
    await connect(page.client, { connectorId: wallet.rdns })
    return { ...page, wallet }
  }
  const toSecond = { caipNetworkId: 'eip155:31338' } as const

  it('adds a network that the wallet does not know (4902), then switches', async () => {
    const { client, read, wallet } = await open({ customRpcUrls: { 'eip155:31338': [proxyUrl] } })
    await switchNetwork(client, toSecond)
    expect(read().caipNetworkId).toBe('eip155:31338')
    const prompts = wallet.requests.filter(({ method }) => method.endsWith('EthereumChain'))
    expect(prompts.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
    // The wallet gets the network's public endpoint, not the endpoint that the app pays for.
    expect(prompts[1]?.params).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Second',
        nativeCurrency: second.nativeCurrency,
        rpcUrls: [secondUrl],
      },
    ])
    await switchNetwork(client, { caipNetworkId: 'eip155:31337' })
    expect(read().caipNetworkId).toBe('eip155:31337')
  })

  it('switches to a network that was added after the wallet was found, by Latchkit and by wagmi', async () => {
    const { client, config, read } = await open({ networks: [first] })
    addNetwork(client, { network: second })
    expect(config.chains.map(({ id }) => id)).toEqual([31337, 31338])
    await switchNetwork(client, toSecond)
    expect([read().caipNetworkId, config.state.chainId]).toEqual(['eip155:31338', 31338])
    await wagmiSwitchChain(config, { chainId: 31337 })
    await wagmiSwitchChain(config, { chainId: 31338 })
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it('wagmi falls back to a network that is there when its own is removed', async () => {
    const page = openPage({ networks: [first, second] })
    removeNetwork(page.client, { namespace: 'eip155', id: 31337 })
    expect([page.config.chains.map(({ id }) => id), page.config.state.chainId]).toEqual([[31338], 31338])
  })

  it.each([
    [4001, 'rpc/user-rejected'],
    [4100, 'rpc/unauthorized'],
    [4200, 'rpc/unsupported-method'],
    [4900, 'rpc/disconnected'],
    [4901, 'rpc/chain-disconnected'],
    [-32002, 'rpc/request-pending'],
    [-32603, 'rpc/unknown'],
  ])('maps %i of the wallet to %s, on adding too', async (number, code) => {
    const { client, read, wallet } = await open()
    wallet.failNext(number)
    expect(await codeOf(switchNetwork(client, toSecond))).toBe(code)
    expect(read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31337' })
    wallet.approveNext()
    wallet.failNext(number)
    expect(await codeOf(switchNetwork(client, toSecond))).toBe(code)
    expect(read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31337' })
  })

  it('maps a wallet that knows neither the chain nor how to add one', async () => {
    const wallet = createAlpha({ without: ['wallet_addEthereumChain'] })
    const { client } = await open({}, wallet)
    expect(await codeOf(switchNetwork(client, toSecond))).toBe('rpc/unsupported-method')
  })

  it('works in a client without a network of ours', () => {
    const page = openPage({ networks: [{ ...first, id: 'x', chainNamespace: 'solana' }] })
    expect(page.config.chains.length).toBe(1)
  })
})
