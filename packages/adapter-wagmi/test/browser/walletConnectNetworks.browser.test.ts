import { addNetwork, removeNetwork, switchNetwork } from '@latchkit/core/networks'
import { getAddress, recoverMessageAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { createConfig, http } from 'wagmi'
import { switchChain as wagmiSwitchChain } from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import { first, second } from './localNetworks.js'
import { connectWalletConnectPage } from './openWalletConnectPage.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const newAddress = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
const on = (chainId: number, ...accounts: readonly { readonly address: string }[]) =>
  accounts.map(({ address }) => `eip155:${chainId}:${address}`)

describe('networks', () => {
  const onlyFirst = { grant: on(31337, one) }
  const grantBoth = [...on(31337, one), ...on(31338, one)]

  it('switches within the session without a word to the wallet', async () => {
    const { client, config, read, wallet, provider } = await connectWalletConnectPage()
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    expect([read().caipNetworkId, config.state.chainId]).toEqual(['eip155:31338', 31338])
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
    expect([read().caipNetworkId, config.state.chainId]).toEqual(['eip155:31337', 31337])
    expect(wallet.requests).toEqual([])
  })

  it("switches to a network that the app's own config does not list, and reads there", async () => {
    const config = createConfig({ chains: [first], transports: { 31337: http() } })
    const page = await connectWalletConnectPage({ grant: onlyFirst.grant, adapter: { config } })
    const { client, read, wallet, provider } = page
    removeNetwork(client, { namespace: 'eip155', id: 31338 })
    addNetwork(client, { network: second })
    wallet.answerNext(async () => {
      wallet.update(grantBoth)
      return null
    })
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    expect(read().caipNetworkId).toBe('eip155:31338')
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
    expect(await provider.request({ method: 'net_version' })).toBe('31338')
    await switchNetwork(client, { caipNetworkId: 'eip155:31337' })
    expect(read().caipNetworkId).toBe('eip155:31337')
  })

  it('asks the wallet for a network beyond it, and waits for the update', async () => {
    const { client, read, wallet } = await connectWalletConnectPage(onlyFirst)
    wallet.answerNext(async () => {
      // The update comes after the answer, as the wallet sends them one after the other.
      setTimeout(() => wallet.update(grantBoth))
      return null
    })
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    expect(read().caipNetworkId).toBe('eip155:31338')
    expect(wallet.requests).toEqual([
      { chainId: 'eip155:31337', method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] },
    ])
  })

  it('offers the network to a wallet that does not know it (4902)', async () => {
    const { client, read, wallet } = await connectWalletConnectPage(onlyFirst)
    wallet.rejectNext(4902)
    wallet.answerNext(async () => {
      wallet.update(grantBoth)
      return null
    })
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    expect(read().caipNetworkId).toBe('eip155:31338')
    expect(wallet.methods()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    expect(wallet.requests[1]?.params).toMatchObject([{ chainId: '0x7a6a', chainName: 'Second' }])
  })

  it('offers it at once to a wallet that can only add', async () => {
    const { config, read, wallet } = await connectWalletConnectPage({
      ...onlyFirst,
      methods: ['wallet_addEthereumChain'],
    })
    wallet.answerNext(async () => {
      wallet.update(grantBoth)
      return null
    })
    await wagmiSwitchChain(config, { chainId: 31338, addEthereumChainParameter: { chainName: 'Named' } })
    expect(read().caipNetworkId).toBe('eip155:31338')
    expect(wallet.requests).toMatchObject([{ params: [{ chainName: 'Named' }] }])
  })

  it('stays where it is when the wallet refuses, or can do neither', async () => {
    const { client, read, wallet } = await connectWalletConnectPage(onlyFirst)
    wallet.rejectNext()
    expect(await codeOf(switchNetwork(client, { caipNetworkId: 'eip155:31338' }))).toBe('rpc/user-rejected')
    expect(read().caipNetworkId).toBe('eip155:31337')
    wallet.update(on(31337, one), ['personal_sign'])
    expect(await codeOf(switchNetwork(client, { caipNetworkId: 'eip155:31338' }))).toBe(
      'rpc/unsupported-method',
    )
    expect(read().caipNetworkId).toBe('eip155:31337')
  })
})

describe('what the wallet does on its own', () => {
  it('follows an update: accounts, chains, and the chain in use that went', async () => {
    const { client, config, read, wallet, provider } = await connectWalletConnectPage()
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    const seen: unknown[] = []
    provider.on('chainChanged', value => seen.push(value))
    provider.on('accountsChanged', value => seen.push(value))
    wallet.update([...on(31337, two, one, two), 'eip155:31337:0xnothing', 'solana:x:y'])
    expect(read()).toMatchObject({
      address: two.address,
      caipNetworkId: 'eip155:31337',
      allAccounts: [two.address, one.address],
    })
    expect(config.state.chainId).toBe(31337)
    expect(seen).toEqual(['0x7a69', [two.address, one.address]])
  })

  it('is disconnected on eip155 by an update that leaves nothing there', async () => {
    const { config, read, wallet, line } = await connectWalletConnectPage()
    wallet.update(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'])
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state.connections.size).toBe(0)
    expect(line.getSession()).toBeDefined()
  })

  it.each([[31338], ['31338'], ['0x7a6a'], ['eip155:31338'], [{ chainId: '0x7a6a' }], [null]])(
    'follows chainChanged with %j',
    async data => {
      const { read, wallet } = await connectWalletConnectPage()
      wallet.emitEvent('chainChanged', 'eip155:31338', data)
      expect(read().caipNetworkId).toBe('eip155:31338')
    },
  )

  it('follows the chain of the data where the event names another one', async () => {
    const { read, wallet } = await connectWalletConnectPage()
    wallet.emitEvent('chainChanged', 'eip155:31337', '0x7a6a')
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it('stays on a granted chain, whatever the wallet names', async () => {
    const { client, read, wallet } = await connectWalletConnectPage()
    // Not the one that would stand in for a chain that is not there.
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    wallet.emitEvent('chainChanged', 'eip155:1', 1)
    wallet.emitEvent('chainChanged', 'eip155:1', 'nonsense')
    wallet.emitEvent('chainChanged', 'solana:x', 31337)
    wallet.emitEvent('somethingElse', 'eip155:31337', 31337)
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it.each([
    ['plain', [two.address.toLowerCase()]],
    ['CAIP-10', on(31338, two, one)],
  ])('follows accountsChanged in %s form', async (_, data) => {
    const { read, wallet, adapter } = await connectWalletConnectPage()
    wallet.emitEvent('accountsChanged', 'eip155:31337', data)
    expect(read()).toMatchObject({ address: two.address, allAccounts: [two.address, one.address] })
    const signature = (await adapter.signMessage?.({ message: 'hello' })) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(two.address)
  })

  it('takes no account from an event that the session does not have', async () => {
    const { read, wallet } = await connectWalletConnectPage()
    for (const data of [[newAddress()], [], 'all', [null]])
      wallet.emitEvent('accountsChanged', 'eip155:31337', data)
    expect(read().allAccounts).toEqual([one.address, two.address])
  })
})

describe('capabilities', () => {
  const capabilities = { atomic: { status: 'supported' } }

  it('come from the scoped properties, for the chains of the session, without a request to the wallet', async () => {
    const { adapter, wallet, provider } = await connectWalletConnectPage({
      properties: {
        scopedProperties: {
          eip155: capabilities,
          'eip155:31338': { paymasterService: { supported: true } },
          'eip155:1': { paymasterService: { supported: true } },
        },
      },
    })
    expect(await adapter.getCapabilities?.({})).toEqual({
      'eip155:31337': capabilities,
      'eip155:31338': { ...capabilities, paymasterService: { supported: true } },
    })
    const params = [one.address, ['0x7a6a']]
    expect(await provider.request({ method: 'wallet_getCapabilities', params })).toEqual({
      '0x7a6a': { ...capabilities, paymasterService: { supported: true } },
    })
    expect(wallet.requests).toEqual([])
  })

  it('are requested from the wallet when the session has none', async () => {
    const { adapter, wallet } = await connectWalletConnectPage()
    wallet.answerNext(async () => ({ '0x7a69': capabilities }))
    expect(await adapter.getCapabilities?.({})).toEqual({ 'eip155:31337': capabilities })
    expect(wallet.methods()).toEqual(['wallet_getCapabilities'])
  })

  it('are a typed error where neither is there', async () => {
    const { adapter, wallet } = await connectWalletConnectPage({ methods: ['personal_sign'] })
    expect(await codeOf(adapter.getCapabilities?.({}) ?? Promise.resolve())).toBe(
      'adapter/capability-not-supported',
    )
    expect(wallet.requests).toEqual([])
  })

  it('a batch goes to the wallet on the chain that is requested', async () => {
    const { adapter, wallet } = await connectWalletConnectPage()
    wallet.answerNext(async () => ({ id: 'batch' }))
    const calls = [{ to: two.address, value: 1n }]
    expect(await adapter.sendCalls?.({ calls, caipNetworkId: 'eip155:31338' })).toEqual({ id: 'batch' })
    expect(wallet.requests).toMatchObject([
      {
        chainId: 'eip155:31338',
        method: 'wallet_sendCalls',
        params: [{ from: one.address, chainId: '0x7a6a' }],
      },
    ])
  })
})
