import { accountAtom, connect, disconnect } from '@latchkit/core/connection'
import { switchNetwork } from '@latchkit/core/networks'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { createConfig, http, injected } from 'wagmi'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { settled } from './settled.js'
import { testAccounts } from './testAccounts.js'

const [firstUrl] = inject('rpcUrls')
const second = { caipNetworkId: 'eip155:31338' } as const
const rejections: unknown[] = []
const onRejection = (event: PromiseRejectionEvent) => void rejections.push(event.reason)
beforeEach(() => window.addEventListener('unhandledrejection', onRejection))
afterEach(() => {
  window.removeEventListener('unhandledrejection', onRejection)
  expect(rejections.splice(0)).toEqual([])
})

/** A page with a connected wallet, and the networks that the account had. */
async function open(
  options: Partial<Parameters<typeof createTestWallet>[0]> = {},
  page: Parameters<typeof openPage>[0] = {},
) {
  const wallet = createTestWallet({
    name: 'Strange',
    rdns: 'com.example.strange',
    accounts: testAccounts(0),
    chains,
    ...options,
  })
  putWallets([wallet])
  const opened = openPage(page)
  await connect(opened.client, { connectorId: wallet.rdns })
  const { store } = opened.client
  const seen: (string | undefined)[] = []
  store.sub(accountAtom, () => void seen.push(store.get(accountAtom).caipNetworkId))
  return { ...opened, wallet, seen }
}

/** The person switches in the wallet: it makes the switch, and answers as `answer` says. */
const onSwitch =
  (make: (id: number) => void, answer: () => unknown = () => null) =>
  ([chain]: readonly { chainId: string }[]) => {
    make(Number(chain?.chainId))
    return answer()
  }

describe('events', () => {
  it.each([31338, '31338', '0x7a6a', 'eip155:31338', { chainId: '0x7a6a' }])(
    'C31 chainChanged with %j is the network',
    async value => {
      const { wallet, until, seen } = await open()
      wallet.changeChainSilently(31338)
      const asked = wallet.requests.length
      wallet.emit('chainChanged', value)
      await until(({ caipNetworkId }) => caipNetworkId === 'eip155:31338')
      expect(wallet.requests.length).toBe(asked)
      expect(seen).toEqual(['eip155:31338'])
    },
  )

  it.each(['loading', undefined, null, Number.NaN, 0, '0x0', '', { listener: 'x', data: {} }, []])(
    'C31 chainChanged with %j asks the wallet for its chain',
    async value => {
      const { wallet, until, seen } = await open()
      wallet.changeChainSilently(31338)
      wallet.emit('chainChanged', value)
      await until(({ caipNetworkId }) => caipNetworkId === 'eip155:31338')
      expect(seen).toEqual(['eip155:31338'])
    },
  )

  // Clear Wallet answers from a cache for a second, and its events have a value of another form.
  it.each([
    ['chainChanged', 'eth_chainId'],
    ['accountsChanged', 'eth_accounts'],
  ])('C31 an answer from before %s is read again', async (event, method) => {
    const { wallet, until, read } = await open({ accounts: [...testAccounts(0), ...testAccounts(1)] })
    const [stale, fresh] = wallet.addresses()
    const answers = {
      eth_chainId: ['0x7a69', '0x7a6a'],
      eth_accounts: [[stale], [fresh]],
    }[method]
    const asked = new Promise<void>(resolve =>
      wallet.replace(method, () => {
        resolve()
        return answers?.[0]
      }),
    )
    wallet.emit(event, { listener: event, data: answers?.[1] })
    await asked
    wallet.replace(method, () => answers?.[1])
    const { address, caipNetworkId } = read()
    await until(state => state.address !== address || state.caipNetworkId !== caipNetworkId)
    expect(read()).toMatchObject(
      event === 'chainChanged' ? { caipNetworkId: 'eip155:31338' } : { address: fresh },
    )
  })

  it('blocks no other wallet when it fails at each listener', async () => {
    const create = (name: string) =>
      createTestWallet({
        name,
        rdns: `com.example.${name}`,
        accounts: [...testAccounts(0), ...testAccounts(1)],
        chains,
      })
    const [odd, beta] = [create('odd'), create('beta')]
    const fail = () => {
      throw new TypeError('hostile')
    }
    Object.assign(odd.provider, { on: fail, removeListener: fail })
    putWallets([odd, beta])
    const page = openPage()
    await connect(page.client, { connectorId: beta.rdns })
    await page.stop()
    expect(beta.listenerCount()).toBe(0)
    page.client.start()
    const address = await beta.changeAccount()
    await page.until(state => state.address === address)
  })

  it('C31 accounts are followed after a disconnect at which the wallet removed all listeners', async () => {
    const { client, wallet, until } = await open({ accounts: [...testAccounts(0), ...testAccounts(1)] })
    wallet.replace('wallet_revokePermissions', () => wallet.removeListeners())
    await disconnect(client)
    expect(wallet.listenerCount()).toBe(0)
    await connect(client, { connectorId: wallet.rdns })
    const address = await wallet.changeAccount()
    await until(state => state.address === address)
  })

  it('C31 an event without a chain is dropped where the wallet answers none either', async () => {
    const { wallet, read, seen } = await open()
    wallet.replace('eth_chainId', () => 'loading')
    wallet.emit('chainChanged', 'loading')
    wallet.emit('connect', {})
    await settled()
    expect(read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31337' })
    expect(seen).toEqual([])
  })

  it('C31 the last of several events counts, also when an earlier one is answered later', async () => {
    const { wallet, until, read } = await open()
    let answer = (_: string) => {}
    wallet.replace('eth_chainId', () => new Promise(resolve => (answer = resolve)))
    wallet.emit('chainChanged', 'loading')
    await settled()
    wallet.emit('chainChanged', '0x7a6a')
    await until(({ caipNetworkId }) => caipNetworkId === 'eip155:31338')
    answer('0x7a69')
    await settled()
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it.each([null, undefined, 'x', {}, [null], ['0x12'], [{ address: 'x' }]])(
    'C31 accountsChanged with %j asks the wallet for its accounts',
    async value => {
      const { wallet, until } = await open({ accounts: [...testAccounts(0), ...testAccounts(1)] })
      const [before] = wallet.addresses()
      const listeners = wallet.listenerCount()
      wallet.replace('eth_accounts', () => [wallet.addresses().at(-1)])
      wallet.emit('accountsChanged', value)
      const { address, allAccounts } = await until(state => state.address !== before)
      expect(allAccounts).toEqual([address])
      expect(wallet.listenerCount()).toBe(listeners)
    },
  )

  it('C36 one address in two spellings is one account, in events and in answers', async () => {
    const [{ address }] = testAccounts(0)
    const twice = [address, address.toLowerCase(), address.toUpperCase().replace('0X', '0x')]
    const { wallet, read, until, config } = await open()
    wallet.emit('accountsChanged', twice)
    await until(({ allAccounts }) => allAccounts.length === 1)
    // Hooks of wagmi read its own state.
    expect([...config.state.connections.values()][0]?.accounts).toEqual([address])
    wallet.replace('eth_accounts', () => twice)
    wallet.emit('accountsChanged', null)
    await settled()
    expect(read().allAccounts).toEqual([address])
  })
})

describe('answers', () => {
  it.each(['eth_chainId', 'eth_requestAccounts'])(
    'C31 connecting ends with an error where %s is no answer',
    async method => {
      const wallet = createTestWallet({
        name: 'Strange',
        rdns: 'com.example.strange',
        accounts: testAccounts(0),
        chains,
        without: ['wallet_requestPermissions'],
      })
      wallet.replace(method, () => null)
      putWallets([wallet])
      const { client, read } = openPage()
      expect(await codeOf(connect(client, { connectorId: wallet.rdns }))).toBe('rpc/unknown')
      expect(read()).toMatchObject({ status: 'disconnected', caipNetworkId: undefined })
    },
  )

  it("C31 the network of a connector of the app's own config is one of the app's", async () => {
    const wallet = createTestWallet({
      name: 'Own',
      rdns: 'com.example.own',
      accounts: testAccounts(0),
      chains,
    })
    const config = createConfig({
      chains: [
        {
          id: 31337,
          name: 'First',
          nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
          rpcUrls: { default: { http: [firstUrl] } },
        },
      ],
      transports: { 31337: http(firstUrl) },
      connectors: [injected({ target: { id: 'own', name: 'Own', provider: wallet.provider } })],
      multiInjectedProviderDiscovery: false,
      storage: null,
    })
    const page = openPage({ adapter: { config } })
    onTestFinished(() => page.client.destroy())
    await connect(page.client, { connectorId: 'own' })
    wallet.emit('chainChanged', 'loading')
    await settled()
    expect(page.read()).toMatchObject({ status: 'connected', caipNetworkId: 'eip155:31337' })
  })
})

describe('switching', () => {
  it('C32 a wallet that switches and never answers has switched', async () => {
    const { client, wallet, read } = await open()
    wallet.replace(
      'wallet_switchEthereumChain',
      onSwitch(wallet.changeChain, () => new Promise(() => {})),
    )
    await switchNetwork(client, second)
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it('C32 a wallet that switches without an event, and never answers or answers an error, is read again', async () => {
    const { client, wallet, read } = await open()
    wallet.replace(
      'wallet_switchEthereumChain',
      onSwitch(wallet.changeChainSilently, () => new Promise(() => {})),
    )
    await switchNetwork(client, second)
    expect(read().caipNetworkId).toBe('eip155:31338')
    wallet.replace(
      'wallet_switchEthereumChain',
      onSwitch(wallet.changeChainSilently, () => Promise.reject(new Error('Fault.'))),
    )
    await switchNetwork(client, { caipNetworkId: 'eip155:31337' })
    expect(read().caipNetworkId).toBe('eip155:31337')
    expect(wallet.requests.some(({ method }) => method === 'wallet_addEthereumChain')).toBe(false)
  })

  it('leaves no listener on a wallet that has only `off`', async () => {
    const { client, wallet } = await open()
    const { removeListener } = wallet.provider
    Object.assign(wallet.provider, { off: removeListener, removeListener: undefined })
    const before = wallet.listenerCount()
    await switchNetwork(client, second)
    expect(wallet.listenerCount()).toBe(before)
  })

  it('C33 a switch that is answered early resolves when the wallet has switched', async () => {
    const { client, wallet, read } = await open()
    wallet.replace('wallet_switchEthereumChain', () => null)
    let isDone = false
    const switching = switchNetwork(client, second).then(() => {
      isDone = true
    })
    await settled()
    expect(isDone).toBe(false)
    await wallet.changeChain(31338)
    await switching
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it('C33 a switch that is answered and never made is an error with a code', async () => {
    const { client, wallet, read } = await open()
    wallet.replace('wallet_switchEthereumChain', () => null)
    const before = wallet.listenerCount()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const code = codeOf(switchNetwork(client, second))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await code).toBe('adapter/chain-not-switched')
    expect(read().caipNetworkId).toBe('eip155:31337')
    expect(wallet.listenerCount()).toBe(before)
  })

  it.each([
    { code: -32603, message: 'Interner Fehler.' },
    { code: '4902', message: 'x' },
    { code: 4901, message: 'x' },
    { code: -32000, message: '未知的链' },
    { message: 'No such network' },
    'Try adding the chain first',
  ])('C34 the chain is added after the refusal %j', async refusal => {
    const { client, wallet, read } = await open({ chains: { 31337: firstUrl } })
    let isAdded = false
    wallet.replace('wallet_addEthereumChain', () => {
      isAdded = true
      return null
    })
    wallet.replace('wallet_switchEthereumChain', ([chain]: readonly { chainId: string }[]) => {
      if (!isAdded) throw refusal
      void wallet.changeChain(Number(chain?.chainId))
      return null
    })
    await switchNetwork(client, second)
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it.each([{ code: 4001 }, { code: '4001' }, { code: -32603, data: { originalError: { code: 4001 } } }])(
    'C34 no chain is added after the rejection %j',
    async rejection => {
      const { client, wallet, read } = await open()
      wallet.replace('wallet_switchEthereumChain', () => Promise.reject(rejection))
      expect(await codeOf(switchNetwork(client, second))).toBe('rpc/user-rejected')
      expect(wallet.requests.some(({ method }) => method === 'wallet_addEthereumChain')).toBe(false)
      expect(read().caipNetworkId).toBe('eip155:31337')
    },
  )
})
