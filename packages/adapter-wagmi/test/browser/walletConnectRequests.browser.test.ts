import { switchNetwork } from '@latchkit/core/networks'
import { createPublicClient, getAddress, http, parseEther, recoverMessageAddress } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { getBlockNumber, getWalletClient, sendTransaction } from 'wagmi/actions'
import { codeOf } from '../../../core/test/codeOf.js'
import { first, second } from './localNetworks.js'
import { connectWalletConnectPage } from './openWalletConnectPage.js'
import { testAccounts } from './testAccounts.js'

const [one, two] = testAccounts(0)
const proxyUrl = inject('proxyUrl')
const chain = createPublicClient({ chain: first, transport: http() })
const newAddress = () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
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
    const page = await connectWalletConnectPage({
      adapter: { transports: { 31337: http(proxyUrl) } },
      methods,
    })
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
      to: newAddress(),
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
    const { provider, wallet } = await connectWalletConnectPage()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([one.address, two.address])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([one.address, two.address])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(wallet.requests).toEqual([])
  })

  it('has its own checksums on the addresses, each once', async () => {
    const spellings = [one.address.toLowerCase(), one.address, `0x${one.address.slice(2).toUpperCase()}`]
    const grant = spellings.map(address => `eip155:31337:${address}`)
    const { provider, read } = await connectWalletConnectPage({ grant })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([one.address])
    expect(read().allAccounts).toEqual([one.address])
  })

  it('refuses with 4200 what the wallet did not agree to, and unknown methods', async () => {
    const { provider, wallet, adapter } = await connectWalletConnectPage({ methods: ['personal_sign'] })
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
    const { adapter, wallet } = await connectWalletConnectPage()
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
    const { client, adapter, wallet, config } = await connectWalletConnectPage()
    const to = newAddress()
    await sendTransaction(config, { to, value: parseEther('0.1') })
    await switchNetwork(client, { caipNetworkId: 'eip155:31338' })
    const hash = (await adapter.sendTransfer?.({ to, value: parseEther('0.2') })) as `0x${string}`
    const other = createPublicClient({ chain: second, transport: http(), pollingInterval: 50 })
    await other.waitForTransactionReceipt({ checkReplacement: false, hash })
    expect(await chain.getBalance({ address: to })).toBe(parseEther('0.1'))
    expect(await other.getBalance({ address: to })).toBe(parseEther('0.2'))
    expect(wallet.requests.map(({ chainId, method }) => [chainId, method])).toEqual([
      ['eip155:31337', 'eth_sendTransaction'],
      ['eip155:31338', 'eth_sendTransaction'],
    ])
  })

  it.each([5000, 4001])('says that the person refused (%i)', async rpcCode => {
    const { adapter, wallet, provider, config } = await connectWalletConnectPage()
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
    const { provider, wallet } = await connectWalletConnectPage()
    wallet.answerNext(async () => answer)
    await expect(provider.request({ method, params: [one.address] })).rejects.toMatchObject({ code: -32603 })
  })

  it('says that there is no session any more', async () => {
    const { provider, wallet, connector } = await connectWalletConnectPage()
    wallet.end()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    const params = ['0x00', one.address]
    await expect(provider.request({ method: 'personal_sign', params })).rejects.toMatchObject({ code: 4900 })
    await expect(provider.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4100 })
    await expect(connector.getAccounts()).rejects.toMatchObject({ code: 'rpc/disconnected' })
  })
})
