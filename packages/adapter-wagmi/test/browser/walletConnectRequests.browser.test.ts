import { switchNetwork } from '@latchkit/core/networks'
import { createPublicClient, getAddress, http, parseEther, recoverMessageAddress } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import {
  getBlockNumber,
  getWalletClient,
  sendTransaction,
  switchChain as wagmiSwitchChain,
} from 'wagmi/actions'
import { codeOf } from './codeOf.js'
import { first, second } from './localNetworks.js'
import { connectProtocolPage } from './openProtocolPage.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const proxyUrl = inject('proxyUrl')
const chain = createPublicClient({ chain: first, transport: http() })
const nobody = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
const on = (chainId: number, ...accounts: readonly { readonly address: string }[]) =>
  accounts.map(({ address }) => `eip155:${chainId}:${address}`)
const proxied = async () => (await (await fetch(proxyUrl)).text()).split('\n')

describe('requests', () => {
  it("C16 reads are answered by the app's own RPC and never reach the wallet", async () => {
    await fetch(proxyUrl, { method: 'DELETE' })
    // A wallet that would answer reads as well.
    const methods = [
      'eth_getBalance',
      'eth_call',
      'eth_blockNumber',
      'personal_sign',
      'eth_sendRawTransaction',
    ]
    const page = await connectProtocolPage({ adapter: { transports: { 31337: http(proxyUrl) } }, methods })
    const { provider, wallet, config } = page
    const balance = await provider.request({ method: 'eth_getBalance', params: [one.address, 'latest'] })
    expect(BigInt(String(balance))).toBe(await chain.getBalance({ address: one.address }))
    for (const [method, params] of [
      ['eth_blockNumber', []],
      ['eth_call', [{ to: one.address }, 'latest']],
      ['eth_getTransactionCount', [one.address, 'latest']],
      ['eth_gasPrice', []],
      ['eth_estimateGas', [{ from: one.address, to: two.address, value: '0x1' }]],
      ['net_version', []],
      ['web3_clientVersion', []],
    ] as const)
      expect([method, typeof (await provider.request({ method, params }))]).toEqual([method, 'string'])
    const raw = await one.signTransaction({
      chainId: 31337,
      to: nobody(),
      value: 1n,
      gas: 21000n,
      maxFeePerGas: 10n ** 10n,
      nonce: await chain.getTransactionCount({ address: one.address }),
      type: 'eip1559',
    })
    expect(await provider.request({ method: 'eth_sendRawTransaction', params: [raw] })).toMatch(/^0x/)
    await getBlockNumber(config)
    expect(wallet.requests).toEqual([])
    expect(await proxied()).toEqual(expect.arrayContaining(['eth_getBalance', 'eth_call', 'net_version']))
  })

  it('answers for accounts and chain without the wallet', async () => {
    const { provider, wallet } = await connectProtocolPage()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([one.address, two.address])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([one.address, two.address])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(wallet.requests).toEqual([])
  })

  it('has checksums of its own on the addresses, each once', async () => {
    const spellings = [one.address.toLowerCase(), one.address, `0x${one.address.slice(2).toUpperCase()}`]
    const grant = spellings.map(address => `eip155:31337:${address}`)
    const { provider, read } = await connectProtocolPage({ grant })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([one.address])
    expect(read().allAccounts).toEqual([one.address])
  })

  it('refuses with 4200 what the wallet did not agree to, and what nobody knows', async () => {
    const { provider, wallet, adapter } = await connectProtocolPage({ methods: ['personal_sign'] })
    for (const method of [
      'eth_signTypedData_v4',
      'wallet_watchAsset',
      'eth_getEncryptionPublicKey',
      'foo_bar',
    ])
      await expect(provider.request({ method, params: [] })).rejects.toMatchObject({ code: 4200 })
    const batch = adapter.sendCalls?.({ calls: [{ to: two.address }] })
    expect(await codeOf(batch ?? Promise.resolve())).toBe('adapter/capability-not-supported')
    expect(wallet.requests).toEqual([])
  })

  it('signs with the active account and with another one', async () => {
    const { adapter, wallet } = await connectProtocolPage()
    for (const [address, signer] of [
      [undefined, one],
      [two.address.toLowerCase(), two],
    ] as const) {
      const signature = (await adapter.signMessage?.({ message: 'hello', address })) as `0x${string}`
      expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(signer.address)
    }
    expect(wallet.requests.map(({ chainId, method }) => [chainId, method])).toEqual([
      ['eip155:31337', 'personal_sign'],
      ['eip155:31337', 'personal_sign'],
    ])
  })

  it('sends on the chain that was chosen, and the chain has it', async () => {
    const { client, adapter, wallet, config } = await connectProtocolPage()
    const to = nobody()
    await sendTransaction(config, { to, value: parseEther('0.1') })
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    const hash = (await adapter.sendTransfer?.({ to, value: parseEther('0.2') })) as `0x${string}`
    const other = createPublicClient({ chain: second, transport: http(), pollingInterval: 50 })
    await other.waitForTransactionReceipt({ hash })
    expect(await chain.getBalance({ address: to })).toBe(parseEther('0.1'))
    expect(await other.getBalance({ address: to })).toBe(parseEther('0.2'))
    expect(wallet.requests.map(({ chainId, method }) => [chainId, method])).toEqual([
      ['eip155:31337', 'eth_sendTransaction'],
      ['eip155:31338', 'eth_sendTransaction'],
    ])
  })

  it.each([5000, 4001])('says that the person refused (%i)', async rpcCode => {
    const { adapter, wallet, provider, config } = await connectProtocolPage()
    wallet.rejectNext(rpcCode)
    expect(await codeOf(adapter.signMessage?.({ message: 'hello' }) ?? Promise.resolve(''))).toBe(
      'rpc/user-rejected',
    )
    wallet.rejectNext(rpcCode)
    await expect(
      provider.request({ method: 'personal_sign', params: ['0x00', one.address] }),
    ).rejects.toMatchObject({ code: 4001 })
    const client = await getWalletClient(config)
    wallet.rejectNext(rpcCode)
    await expect(client.signMessage({ message: 'hello' })).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
    })
  })

  it.each([
    ['eth_sendTransaction', '0x00'],
    ['eth_sendTransaction', { hash: '0x' }],
    ['personal_sign', 'yes'],
    ['eth_signTypedData_v4', null],
    ['wallet_getCapabilities', 'all of them'],
  ])('passes no answer on that %s cannot have: %j', async (method, answer) => {
    const { provider, wallet } = await connectProtocolPage()
    wallet.answerNext(async () => answer)
    await expect(provider.request({ method, params: [one.address] })).rejects.toMatchObject({ code: -32603 })
  })

  it('says that there is no session any more', async () => {
    const { provider, wallet, connector } = await connectProtocolPage()
    wallet.end()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    const params = ['0x00', one.address]
    await expect(provider.request({ method: 'personal_sign', params })).rejects.toMatchObject({ code: 4900 })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4100 })
    await expect(connector.getAccounts()).rejects.toMatchObject({ code: 'rpc/disconnected' })
  })
})

describe('networks', () => {
  const onlyFirst = { grant: on(31337, one) }
  const grantBoth = [...on(31337, one), ...on(31338, one)]

  it('switches within the session without a word to the wallet', async () => {
    const { client, config, read, wallet, provider } = await connectProtocolPage()
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    expect([read().caipNetworkId, config.state.chainId]).toEqual(['eip155:31338', 31338])
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
    expect([read().caipNetworkId, config.state.chainId]).toEqual(['eip155:31337', 31337])
    expect(wallet.requests).toEqual([])
  })

  it('asks the wallet for a network beyond it, and waits for the update', async () => {
    const { client, read, wallet } = await connectProtocolPage(onlyFirst)
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
    const { client, read, wallet } = await connectProtocolPage(onlyFirst)
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
    const { config, read, wallet } = await connectProtocolPage({
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
    const { client, read, wallet } = await connectProtocolPage(onlyFirst)
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
    const { client, config, read, wallet, provider } = await connectProtocolPage()
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
    const { config, read, wallet, line } = await connectProtocolPage()
    wallet.update(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'])
    expect(read()).toMatchObject({ status: 'disconnected', connections: [] })
    expect(config.state.connections.size).toBe(0)
    expect(line.getSession()).toBeDefined()
  })

  it.each([[31338], ['31338'], ['0x7a6a'], ['eip155:31338'], [{ chainId: '0x7a6a' }], [null]])(
    'follows chainChanged with %j',
    async data => {
      const { read, wallet } = await connectProtocolPage()
      wallet.emitEvent('chainChanged', 'eip155:31338', data)
      expect(read().caipNetworkId).toBe('eip155:31338')
    },
  )

  it('follows the chain of the data where the event names another one', async () => {
    const { read, wallet } = await connectProtocolPage()
    wallet.emitEvent('chainChanged', 'eip155:31337', '0x7a6a')
    expect(read().caipNetworkId).toBe('eip155:31338')
  })

  it('stays on a granted chain, whatever the wallet names', async () => {
    const { client, read, wallet } = await connectProtocolPage()
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
    const { read, wallet, adapter } = await connectProtocolPage()
    wallet.emitEvent('accountsChanged', 'eip155:31337', data)
    expect(read()).toMatchObject({ address: two.address, allAccounts: [two.address, one.address] })
    const signature = (await adapter.signMessage?.({ message: 'hello' })) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(two.address)
  })

  it('takes no account from an event that the session does not have', async () => {
    const { read, wallet } = await connectProtocolPage()
    for (const data of [[nobody()], [], 'all', [null]])
      wallet.emitEvent('accountsChanged', 'eip155:31337', data)
    expect(read().allAccounts).toEqual([one.address, two.address])
  })
})

describe('capabilities', () => {
  const capabilities = { atomic: { status: 'supported' } }

  it('come from the scoped properties, for the chains of the session, without asking the wallet', async () => {
    const { adapter, wallet, provider } = await connectProtocolPage({
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

  it('are asked of the wallet when the session tells none', async () => {
    const { adapter, wallet } = await connectProtocolPage()
    wallet.answerNext(async () => ({ '0x7a69': capabilities }))
    expect(await adapter.getCapabilities?.({})).toEqual({ 'eip155:31337': capabilities })
    expect(wallet.methods()).toEqual(['wallet_getCapabilities'])
  })

  it('are a typed error where neither is there', async () => {
    const { adapter, wallet } = await connectProtocolPage({ methods: ['personal_sign'] })
    expect(await codeOf(adapter.getCapabilities?.({}) ?? Promise.resolve())).toBe(
      'adapter/capability-not-supported',
    )
    expect(wallet.requests).toEqual([])
  })

  it('a batch goes to the wallet on the chain that is asked for', async () => {
    const { adapter, wallet } = await connectProtocolPage()
    wallet.answerNext(async () => ({ id: 'batch' }))
    const calls = [{ to: two.address, value: 1n }]
    expect(await adapter.sendCalls?.({ calls, caipNetworkId: 'eip155:31338' })).toBe('batch')
    expect(wallet.requests).toMatchObject([
      {
        chainId: 'eip155:31338',
        method: 'wallet_sendCalls',
        params: [{ from: one.address, chainId: '0x7a6a' }],
      },
    ])
  })
})
