import type { Network } from '@latchkit/core'
import { connect } from '@latchkit/core/connection'
import { networksAtom } from '@latchkit/core/networks'
import { createPublicClient, erc20Abi, getAddress, http, parseEther, recoverMessageAddress } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { codeOf } from './codeOf.js'
import { createTestWallet } from './createTestWallet.js'
import { chains, first, second } from './localNetworks.js'
import { openPage } from './openPage.js'
import { putWallets } from './putWallets.js'
import { testAccounts } from './testAccounts.js'

// Its own way to the chains, so that nothing is believed that the adapter says.
const chain = (network: typeof first | typeof second) =>
  createPublicClient({ chain: network, transport: http(), pollingInterval: 50 })
const nobody = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)

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
  const { signMessage, sendTransfer, getProvider, getCapabilities, sendCalls } = adapter
  if (!signMessage || !sendTransfer || !getProvider || !getCapabilities || !sendCalls)
    throw new Error('A capability is missing.')
  await connect(client, { connectorId: wallet.rdns })
  return { ...page, wallet, signMessage, sendTransfer, getProvider, getCapabilities, sendCalls }
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
    expect(await codeOf(signMessage({ message: 'hello' }))).toBe(undefined)
  })

  it('refuses an account that no wallet gave access to', async () => {
    const { signMessage } = await open()
    expect(await codeOf(signMessage({ message: 'hello', address: nobody() }))).toBe('rpc/unauthorized')
  })

  it('says that nothing is connected', async () => {
    const { adapter } = openPage()
    expect(await codeOf((async () => adapter.signMessage?.({ message: 'hello' }))())).toBe('rpc/disconnected')
  })
})

describe('sendTransfer', () => {
  it("sends the network's own currency", async () => {
    const { sendTransfer } = await open()
    const to = nobody()
    const hash = await sendTransfer({ to, value: parseEther('0.25') })
    const receipt = await chain(first).waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(receipt.status).toBe('success')
    expect(await chain(first).getBalance({ address: to })).toBe(parseEther('0.25'))
  })

  it('sends a token on another network, which the wallet is asked to switch to first', async () => {
    const { sendTransfer, wallet, read } = await open({ index: 1 })
    const token = inject('token') as `0x${string}`
    const to = nobody()
    const hash = await sendTransfer({ to, value: 7n, token, caipNetworkId: 'eip155:31338' })
    await chain(second).waitForTransactionReceipt({ hash: hash as `0x${string}` })
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
    expect(await codeOf(sendTransfer({ to: nobody(), value: 1n }))).toBe('rpc/user-rejected')
    expect(await codeOf(sendTransfer({ to: nobody(), value: 1n, caipNetworkId: 'eip155:5' }))).toBe(
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
    expect(await codeOf(sendTransfer({ to: nobody(), value: 1n, caipNetworkId: 'eip155:31338' }))).toBe(
      'rpc/unknown',
    )
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })
})

describe('getProvider', () => {
  it("is the wallet's own object", async () => {
    const { getProvider, wallet, config } = await open()
    expect(await getProvider({})).toBe(wallet.provider)
    expect(await getProvider({ connectorId: wallet.rdns })).toBe(wallet.provider)
    expect(await config.connectors[0]?.getProvider()).toBe(wallet.provider)
    expect(await codeOf(getProvider({ connectorId: 'nobody' }))).toBe('connection/connector-not-found')
  })
})

describe('EIP-5792', () => {
  it('returns what the wallet can do, by network', async () => {
    const { getCapabilities } = await open()
    expect(await getCapabilities({})).toEqual({ 'eip155:31337': { atomic: { status: 'supported' } } })
  })

  it('sends a batch', async () => {
    const { sendCalls } = await open({ index: 2 })
    const [one, two] = [nobody(), nobody()]
    const id = await sendCalls({
      calls: [
        { to: one, value: 1n },
        { to: two, value: 2n },
      ],
    })
    await chain(first).waitForTransactionReceipt({ hash: id as `0x${string}` })
    expect(await chain(first).getBalance({ address: one })).toBe(1n)
    expect(await chain(first).getBalance({ address: two })).toBe(2n)
  })

  it('says that a wallet cannot', async () => {
    const { getCapabilities, sendCalls } = await open({
      without: ['wallet_getCapabilities', 'wallet_sendCalls'],
    })
    expect(await codeOf(getCapabilities({}))).toBe('adapter/capability-not-supported')
    expect(await codeOf(sendCalls({ calls: [{ to: nobody() }] }))).toBe('adapter/capability-not-supported')
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
