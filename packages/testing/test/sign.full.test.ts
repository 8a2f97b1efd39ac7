import {
  createPublicClient,
  getAddress,
  http,
  numberToHex,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { asHex } from './bytes.js'
import { walletSuite } from './walletSuite.js'

const suite = walletSuite()

describe('signing', () => {
  test('signs a message with the key of the account', async () => {
    await suite.connect()
    const message = 'Hello, wallet: äöü'
    const reply = suite.page.request('personal_sign', [stringToHex(message), suite.addresses[0]])
    expect(await (await suite.setup.wallet.approval()).getByTestId('approval-message').textContent()).toBe(
      message,
    )
    await suite.setup.wallet.approve()
    const signature = asHex((await reply).result)
    expect(await recoverMessageAddress({ message, signature })).toBe(suite.addresses[0])
  })

  test('warns of a sign-in for another domain', async () => {
    await suite.connect()
    const message = `evil.example wants you to sign in with your Ethereum account:\n${suite.addresses[0]}`
    const reply = suite.page.request('personal_sign', [stringToHex(message), suite.addresses[0]])
    await (await suite.setup.wallet.approval()).getByTestId('sign-in-warning').waitFor()
    await suite.setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
  })

  test('signs typed data, and refuses it for another network', async () => {
    await suite.connect()
    const typedData = {
      domain: { name: 'Test', version: '1', chainId: 31337 },
      types: {
        Mail: [
          { name: 'to', type: 'address' },
          { name: 'amount', type: 'uint256' },
          { name: 'text', type: 'string' },
        ],
      },
      primaryType: 'Mail',
      message: { to: suite.addresses[1], amount: '123456789012345678901234567890', text: 'hi' },
    } as const
    const reply = suite.page.request('eth_signTypedData_v4', [suite.addresses[0], JSON.stringify(typedData)])
    await suite.setup.wallet.approve()
    const signature = asHex((await reply).result)
    const message = {
      ...typedData.message,
      to: suite.addresses[1] ?? '0x',
      amount: 123456789012345678901234567890n,
    }
    expect(await recoverTypedDataAddress({ ...typedData, message, signature })).toBe(suite.addresses[0])
    const foreign = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    expect(
      await suite.page.request('eth_signTypedData_v4', [suite.addresses[0], JSON.stringify(foreign)]),
    ).toMatchObject({ code: -32602 })
  })

  test('sends a transaction that the chain has', async () => {
    await suite.connect()
    const value = parseEther('1.5')
    const reply = suite.page.request('eth_sendTransaction', [
      { from: suite.addresses[0], to: suite.addresses[7], value: numberToHex(value) },
    ])
    const approval = await suite.setup.wallet.approval()
    expect(await approval.getByTestId('tx-value').textContent()).toBe('1.5 ETH')
    expect(await approval.getByTestId('tx-to').textContent()).toBe(suite.addresses[7])
    expect(await approval.getByTestId('tx-chain').textContent()).toContain('31337')
    await suite.setup.wallet.approve()
    const hash = asHex((await reply).result)
    const chain = createPublicClient({ transport: http(suite.setup.stack.chains[0].rpcUrl) })
    expect(
      (await chain.waitForTransactionReceipt({ checkReplacement: false, hash, pollingInterval: 20 })).status,
    ).toBe('success')
    const transaction = await chain.getTransaction({ hash })
    expect(transaction).toMatchObject({ value, chainId: 31337 })
    expect(getAddress(transaction.from)).toBe(suite.addresses[0])
  })

  test('sends none for a network that is not local', async () => {
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.selectChain(1)
    expect(await suite.page.request('eth_chainId')).toEqual({ result: '0x1' })
    const transaction = { from: suite.addresses[0], to: suite.addresses[1], value: '0x1' }
    expect(await suite.page.request('eth_sendTransaction', [transaction])).toMatchObject({ code: -32003 })
    expect(await suite.page.request('eth_blockNumber')).toMatchObject({ code: 4901 })
  })
})

describe('networks', () => {
  test('switches for the site after a click', async () => {
    await suite.connect()
    const reply = suite.page.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await suite.setup.wallet.approve()
    expect(await reply).toEqual({ result: null })
    expect(await suite.page.events('chainChanged')).toEqual(['0x7a6a'])
    expect(await suite.page.request('eth_chainId')).toEqual({ result: '0x7a6a' })
    expect(await suite.page.request('net_version')).toEqual({ result: '31338' })
    const rejected = suite.page.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    await suite.setup.wallet.reject()
    expect(await rejected).toMatchObject({ code: 4001 })
    expect(await suite.page.request('eth_chainId')).toEqual({ result: '0x7a6a' })
  })

  test('does not know others: 4902, and 4100 before a connection', async () => {
    expect(await suite.page.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toMatchObject({
      code: 4100,
    })
    await suite.connect()
    expect(await suite.page.request('wallet_switchEthereumChain', [{ chainId: '0xabcdef' }])).toMatchObject({
      code: 4902,
    })
    expect(await suite.page.request('wallet_switchEthereumChain', [{ chainId: 5 }])).toMatchObject({
      code: -32602,
    })
  })

  test('adds none whose RPC URL belongs to another network', async () => {
    await suite.connect()
    const chain = {
      chainId: '0x539',
      chainName: 'Other',
      rpcUrls: [suite.setup.stack.chains[0].rpcUrl],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }
    expect(await suite.page.request('wallet_addEthereumChain', [chain])).toMatchObject({ code: -32602 })
  })

  test('follows the choice of account and network in the wallet', async () => {
    await suite.connect()
    const popup = await suite.setup.wallet.popup()
    await popup.selectAccount(1)
    await popup.selectChain(31338)
    await expect.poll(() => suite.page.events('chainChanged')).toEqual(['0x7a6a'])
    expect(await suite.page.events('accountsChanged')).toEqual([
      [suite.addresses[0]],
      [suite.addresses[1], suite.addresses[0]],
    ])
  })

  test('gets other RPC URLs in the wallet', async () => {
    const popup = await suite.setup.wallet.popup()
    const url = suite.setup.stack.chains[0].rpcUrl
    await popup.setRpcUrl(31337, 'http://127.0.0.1:1')
    expect(await suite.page.request('eth_blockNumber')).toMatchObject({ code: 4901 })
    await popup.setRpcUrl(31337, url)
    expect(await suite.page.request('eth_blockNumber')).toEqual({ result: expect.stringMatching(/^0x/) })
  })
})
