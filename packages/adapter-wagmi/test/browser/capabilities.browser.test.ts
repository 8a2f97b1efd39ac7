import type { Network } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import { networksAtom } from '@latchkit/core/networks'
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  parseEther,
  recoverMessageAddress,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { codeOf } from '../../../core/test/codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

// Its own way to the chains, so that nothing is believed that the adapter says.
const chain = (network: typeof first | typeof second) =>
  createPublicClient({ chain: network, transport: http(), pollingInterval: 50 })
const newAddress = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)

const isFirst = ({ id }: { readonly id: number | string }) => id === first.id

const open = async (options: { without?: readonly string[]; assets?: unknown; index?: number } = {}) => {
  const { index = 0, ...rest } = options
  const wallet = createTestWallet({
    name: 'Alpha',
    rdns: 'com.example.alpha',
    accounts: testAccounts(index),
    chains,
    ...rest,
  })
  putWallets([wallet])
  const page = openPage()
  const { adapter, client } = page
  const { signMessage, sendTransfer, getProvider } = adapter
  if (!signMessage || !sendTransfer || !getProvider) throw new Error('A capability is missing.')
  await connect(client, { connectorId: wallet.rdns })
  return { ...page, wallet, signMessage, sendTransfer, getProvider }
}

describe('signMessage', () => {
  it('signs with the active account, or with another one of the wallet', async () => {
    const { signMessage, wallet } = await open()
    const [active = '', other = ''] = wallet.addresses()
    for (const [address, signer] of [[undefined, active] as const, [other.toLowerCase(), other] as const]) {
      const signature = await signMessage({ message: 'hello', address })
      expect(await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` })).toBe(
        signer,
      )
    }
  })

  it('signs on a network that the app does not list', async () => {
    const { signMessage, wallet } = await open()
    await wallet.changeChain(424242)
    expect(await signMessage({ message: 'hello' })).toMatch(/^0x/)
  })

  it('refuses an account that no wallet gave access to', async () => {
    const { signMessage } = await open()
    expect(await codeOf(signMessage({ message: 'hello', address: newAddress() }))).toBe('rpc/unauthorized')
  })

  it('says that nothing is connected', async () => {
    const { adapter } = openPage()
    expect(await codeOf((async () => adapter.signMessage?.({ message: 'hello' }))())).toBe('rpc/disconnected')
  })
})

describe('sendTransfer', () => {
  it("sends the network's own currency", async () => {
    const { sendTransfer } = await open()
    const to = newAddress()
    const hash = await sendTransfer({ to, value: parseEther('0.25') })
    const receipt = await chain(first).waitForTransactionReceipt({
      checkReplacement: false,
      hash: hash as `0x${string}`,
    })
    expect(receipt.status).toBe('success')
    expect(await chain(first).getBalance({ address: to })).toBe(parseEther('0.25'))
  })

  it('sends a token on another network, which the wallet is prompted to switch to first', async () => {
    const { sendTransfer, wallet, read } = await open({ index: 1 })
    const token = inject('token') as `0x${string}`
    const to = newAddress()
    const hash = await sendTransfer({ to, value: 7n, token, caipNetworkId: 'eip155:31338' })
    await chain(second).waitForTransactionReceipt({ checkReplacement: false, hash: hash as `0x${string}` })
    const balance = await chain(second).readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [to],
    })
    expect([balance, wallet.chainId(), read().caipNetworkId]).toEqual([7n, 31338, 'eip155:31338'])
  })

  it('sends nothing when the person declines, when the network is unknown or the address is none', async () => {
    const { sendTransfer, wallet } = await open()
    wallet.rejectNext()
    expect(await codeOf(sendTransfer({ to: newAddress(), value: 1n }))).toBe('rpc/user-rejected')
    expect(await codeOf(sendTransfer({ to: newAddress(), value: 1n, caipNetworkId: 'eip155:5' }))).toBe(
      'networks/not-found',
    )
    const { length } = wallet.requests
    expect(await codeOf(sendTransfer({ to: '0x12', value: 1n }))).toBe('rpc/unknown')
    expect(wallet.requests.length).toBe(length)
  })

  it('sends nothing on a chain that the wallet moved away from meanwhile', async () => {
    const { sendTransfer, wallet } = await open()
    // A wallet that says it has switched and has not.
    const { request } = wallet.provider
    wallet.provider.request = (async (parameters: { method: string }) =>
      parameters.method === 'wallet_switchEthereumChain'
        ? null
        : request(parameters as never)) as typeof request
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const code = codeOf(sendTransfer({ to: newAddress(), value: 1n, caipNetworkId: 'eip155:31338' }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await code).toBe('adapter/chain-not-switched')
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })
})

describe('estimateTransfer', () => {
  it('reads fee, decimals and balances of the currency and of a token, without a prompt', async () => {
    const { adapter, wallet, client } = await open()
    const { length } = wallet.requests
    const [from = ''] = wallet.addresses()
    const [network] = client.store.get(networksAtom).filter(isFirst)
    const token = inject('token')
    const estimate = (options: object) =>
      adapter.estimateTransfer?.({ from, to: newAddress(), value: 1n, network: network as never, ...options })
    const native = await estimate({})
    const read = await chain(first).getBalance({ address: from as `0x${string}` })
    expect([native?.decimals, native?.balance, native?.nativeBalance]).toEqual([18, read, read])
    // More than the balance is estimated too: the form shows what is missing.
    const sent = await estimate({ token, value: 2n ** 200n })
    const balance = await chain(first).readContract({
      address: token as `0x${string}`,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [from as `0x${string}`],
    })
    expect([sent?.decimals, sent?.balance]).toEqual([6, balance])
    const price = await chain(first).getGasPrice()
    expect(native?.fee).toBeGreaterThan(21_000n * price)
    expect(sent?.fee).toBeGreaterThan(40_000n * price)
    expect(await codeOf(estimate({ token: newAddress() }) ?? Promise.resolve())).toBe('rpc/unknown')
    expect(wallet.requests.length).toBe(length)
  })

  it('leaves wallets room for the gas of a receiver with code', async () => {
    const { adapter, client } = await open()
    const [network] = client.store.get(networksAtom).filter(isFirst)
    const [receiver, contract] = [newAddress(), newAddress()]
    // Does nothing a hundred times.
    const code = `0x${'5b'.repeat(100)}`
    await chain(first).request({ method: 'anvil_setCode', params: [contract, code] } as never)
    const fee = async (to: string) => {
      const transfer = { from: newAddress(), to, value: 0n, network: network as never }
      return Number((await adapter.estimateTransfer?.(transfer))?.fee)
    }
    // The price is that of the latest block, which other tests mine.
    let [before, ofCode, after] = [0, 0, 1]
    while (before !== after) {
      before = await fee(receiver)
      ofCode = await fee(contract)
      after = await fee(receiver)
    }
    const ratio = ofCode / before
    expect(ratio).toBeGreaterThan(1.4)
    expect(ratio).toBeLessThan(1.6)
  })

  it('adds the fee of the chain below on a rollup', async () => {
    const address = newAddress()
    // Answers any call with 10^15.
    const code = '0x66038d7ea4c6800060005260206000f3'
    await chain(first).request({ method: 'anvil_setCode', params: [address, code] } as never)
    const rollup = { ...first, contracts: { gasPriceOracle: { address } } }
    const { adapter, client } = openPage({ networks: [rollup] })
    const [network] = client.store.get(networksAtom)
    const fee = async () =>
      (
        await adapter.estimateTransfer?.({
          from: newAddress(),
          to: newAddress(),
          value: 0n,
          network: network as never,
        })
      )?.fee ?? 0n
    expect(await fee()).toBeGreaterThan(10n ** 15n)
    await chain(first).request({ method: 'anvil_setCode', params: [address, '0x'] } as never)
    expect(await fee()).toBeLessThan(10n ** 15n)
  })
})

describe('getBalance', () => {
  it("reads the network's own currency, and a token with the symbol that it says or the app gives", async () => {
    const { adapter, client, wallet } = await open()
    const [owner = ''] = wallet.addresses()
    const [network] = client.store.get(networksAtom).filter(isFirst)
    const address = inject('token')
    const read = (token?: object) =>
      adapter.getBalance?.({ address: owner, network: network as never, token: token as never })
    expect(await read()).toMatchObject({ decimals: 18, symbol: 'ETH' })
    const contract = { address: address as `0x${string}`, abi: erc20Abi } as const
    const value = await chain(first).readContract({
      ...contract,
      functionName: 'balanceOf',
      args: [owner as `0x${string}`],
    })
    const symbol = await chain(first).readContract({ ...contract, functionName: 'symbol' })
    expect(await read({ address })).toEqual({ value, decimals: 6, symbol })
    expect(await read({ address, symbol: 'Points' })).toEqual({ value, decimals: 6, symbol: 'Points' })
    expect(await codeOf(read({ address: newAddress() }) ?? Promise.resolve())).toBe('rpc/unknown')
  })

  it('C36 reads the balance of a token without a symbol', async () => {
    const { adapter, client } = openPage()
    const address = newAddress()
    // Reverts for `symbol()`, else returns 18.
    const code = '0x60003560e01c6395d89b4114601957601260005260206000f35b60006000fd'
    await chain(first).request({ method: 'anvil_setCode', params: [address, code] } as never)
    const [network] = client.store.get(networksAtom)
    const balance = await adapter.getBalance?.({
      address: newAddress(),
      network: network as never,
      token: { address },
    })
    expect(balance).toEqual({ value: 18n, decimals: 18, symbol: '' })
  })

  it('reads the symbol of a token that answers 32 bytes', async () => {
    const { adapter, client } = openPage()
    const [network] = client.store.get(networksAtom)
    const address = newAddress()
    // Returns 'MKR' for `symbol()`, else 18.
    const symbol = `5b7f${'4d4b52'.padEnd(64, '0')}60005260206000f3`
    const code = `0x60003560e01c6395d89b4114601957601260005260206000f3${symbol}`
    await chain(first).request({ method: 'anvil_setCode', params: [address, code] } as never)
    const balance = await adapter.getBalance?.({
      address: newAddress(),
      network: network as never,
      token: { address },
    })
    expect(balance).toEqual({ value: 18n, decimals: 18, symbol: 'MKR' })
  })
})

describe('waitForTransaction', () => {
  /** A page, and a separate account whose second transaction waits for its first. */
  async function openWaiting() {
    const { adapter, client } = openPage()
    const [network] = client.store.get(networksAtom)
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    const account = privateKeyToAccount(generatePrivateKey())
    await chain(first).request({
      method: 'anvil_setBalance',
      params: [account.address, toHex(10n ** 18n)],
    } as never)
    const sender = createWalletClient({ account, chain: first, transport: http() })
    const send = (nonce: number, price: bigint, value = 1n, to = account.address) =>
      sender.sendTransaction({ nonce, value, to, gas: 30_000n, gasPrice: price * 10n ** 9n })
    const wait = (hash: string, signal?: AbortSignal) =>
      adapter.waitForTransaction?.({ hash, network: network as never, signal })
    /** Settles when the page knows the transaction. */
    const asksCount = (body: string) =>
      body.includes('eth_getTransactionCount') && body.includes(account.address.toLowerCase())
    const seen = () =>
      vi.waitUntil(() => fetched.mock.calls.some(([, init]) => asksCount(String(init?.body))))
    return { send, wait, seen, sender }
  }

  it('says that it was confirmed, and that it failed', async () => {
    const { send, wait, sender } = await openWaiting()
    const confirmed = await send(0, 10n)
    expect(await wait(confirmed)).toEqual({ status: 'confirmed', hash: confirmed })
    const args = [newAddress(), 1n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
    const failed = await sender.sendTransaction({ to: inject('token') as `0x${string}`, data, gas: 90_000n })
    expect(await wait(failed)).toEqual({ status: 'failed', hash: failed })
  })

  it.each([
    ['another one took its place', 'replaced', 2n],
    ['a transfer of nothing to the sender took its place', 'cancelled', 0n],
    ['it was sped up, under its new hash', 'confirmed', 1n],
  ])('says that %s', async (_, status, value) => {
    const { send, wait, seen } = await openWaiting()
    const outcome = wait(await send(1, 10n))
    await seen()
    const other = await send(1, 30n, value)
    await send(0, 10n)
    expect(await outcome).toEqual({ status, hash: other })
  })

  it('ends when it is aborted', async () => {
    const { wait } = await openWaiting()
    const controller = new AbortController()
    const outcome = expect(wait(`0x${'11'.repeat(32)}`, controller.signal)).rejects.toBe('closed')
    controller.abort('closed')
    await outcome
  })
})

describe('getProvider', () => {
  it("is the wallet's own object", async () => {
    const { getProvider, wallet, config } = await open()
    expect(await getProvider({})).toBe(wallet.provider)
    expect(await getProvider({ connectorId: wallet.rdns })).toBe(wallet.provider)
    expect(await config.connectors[0]?.getProvider()).toBe(wallet.provider)
    expect(await codeOf(getProvider({ connectorId: 'unknown' }))).toBe('connection/connector-not-found')
  })
})

describe('getAssets', () => {
  const metadata = { name: 'Dollar', symbol: 'USD', decimals: 6, price: 1 }
  const address = getAddress(`0x${'ab'.repeat(20)}`)

  it('lists what the wallet lists, its types in either case, and leaves out what cannot be counted', async () => {
    const { adapter, wallet, network } = await openAssets({
      '0x7a69': [
        {
          address: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
          balance: '0xde0b6b3a7640000',
          type: 'NATIVE',
          metadata: {},
        },
        { address: address.toLowerCase(), balance: '0xf4240', type: 'ERC20', metadata },
        { address, balance: '0x1', type: 'erc721', metadata },
        { address, balance: '1000', type: 'erc20', metadata },
        { address: 'USDC', balance: '0x1', type: 'erc20', metadata },
        { address, balance: '0x1', type: 'erc20' },
        null,
      ],
      '0x1': [{ address, balance: '0x1', type: 'erc20', metadata }],
    })
    const account = wallet.addresses()[0] ?? ''
    expect(await adapter.getAssets?.({ address: account, network })).toEqual([
      { name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 18n },
      { ...metadata, address, value: 1_000_000n },
    ])
    expect(wallet.requests.at(-1)).toEqual({
      method: 'wallet_getAssets',
      params: [{ account, chainFilter: ['0x7a69'], assetTypeFilter: ['native', 'erc20'] }],
    })
  })

  it('does not ask a wallet that has no asset discovery', async () => {
    const { adapter, wallet, network } = await openAssets(undefined)
    const assets = async () => adapter.getAssets?.({ address: wallet.addresses()[0] ?? '', network })
    expect(await codeOf(assets())).toBe('adapter/capability-not-supported')
    expect(wallet.requests.filter(({ method }) => method === 'wallet_getAssets')).toEqual([])
  })

  async function openAssets(assets: unknown) {
    const page = await open({ assets })
    const network = page.client.store.get(networksAtom).find(({ id }) => id === 31337)
    if (network?.chainNamespace !== 'eip155') throw new Error('The network is missing.')
    return { ...page, network: network as Network<'eip155'> }
  }
})
