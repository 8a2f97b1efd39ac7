import {
  createPublicClient,
  getAddress,
  type Hex,
  http,
  isHex,
  numberToHex,
  parseEther,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPage } from './openTestPage.js'
import { type Setup, startSetup } from './startSetup.js'

let setup: Setup
let page: TestPage
let addresses: Hex[]

const hex = (value: unknown): Hex => {
  if (!isHex(value)) throw new Error(`expected hex, got ${JSON.stringify(value)}`)
  return value
}

const connect = async (accounts?: number[]) => {
  const reply = page.request('eth_requestAccounts')
  await setup.wallet.approve({ accounts })
  return await reply
}

beforeAll(async () => {
  setup = await startSetup()
  addresses = setup.stack.accounts.map(account => account.address)
})
afterAll(() => setup?.stop())

beforeEach(async () => {
  const popup = await setup.wallet.popup()
  await popup.disconnectAll()
  await popup.selectAccount(0)
  await popup.selectChain(31337)
  await page?.page.close()
  page = await setup.open()
})

describe('discovery', () => {
  test('announces before the first script of the page, once, with a frozen detail', async () => {
    const seen = await page.page.evaluate(() => ({
      found: window.found.map(({ info, frozen }) => ({ ...info, frozen })),
      foundAtStart: window.foundAtStart,
      legacyAtStart: window.legacyAtStart,
    }))
    expect(seen).toEqual({
      found: [
        {
          name: 'Latchkit Test Wallet',
          rdns: 'dev.latchkit.wallet',
          uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
          icon: expect.stringMatching(/^data:image\/svg\+xml,/),
          frozen: true,
        },
      ],
      foundAtStart: 1,
      legacyAtStart: true,
    })
  })

  test('announces again when asked, with the same uuid', async () => {
    const uuids = await page.page.evaluate(() => {
      const heard: string[] = []
      window.addEventListener('eip6963:announceProvider', event => {
        if (event instanceof CustomEvent) heard.push(event.detail.info.uuid)
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      return [...heard, window.found[0]?.info.uuid]
    })
    expect(uuids).toHaveLength(2)
    expect(uuids[0]).toBe(uuids[1])
  })
})

describe('connecting', () => {
  test('gives the account after a click on approve, and no second window for a connected site', async () => {
    expect(await page.request('eth_accounts')).toEqual({ result: [] })
    expect(await connect()).toEqual({ result: [addresses[0]] })
    expect(await page.request('eth_requestAccounts')).toEqual({ result: [addresses[0]] })
    expect(await page.request('eth_accounts')).toEqual({ result: [addresses[0]] })
    expect(setup.wallet.openApprovals()).toBe(0)
    expect(await page.events('accountsChanged')).toEqual([[addresses[0]]])
    expect(await page.events('connect')).toEqual([{ chainId: '0x7a69' }])
  })

  test('shows who asks', async () => {
    const reply = page.request('eth_requestAccounts')
    const approval = await setup.wallet.approval()
    expect(await approval.getByTestId('approval-origin').textContent()).toBe(setup.origin)
    await setup.wallet.reject()
    await reply
  })

  test('fails with 4001 after a click on reject', async () => {
    const reply = page.request('eth_requestAccounts')
    await setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
    expect(await page.request('eth_accounts')).toEqual({ result: [] })
  })

  test('fails with 4001 when the window is closed', async () => {
    const reply = page.request('eth_requestAccounts')
    await (await setup.wallet.approval()).close()
    expect(await reply).toMatchObject({ code: 4001 })
  })

  test('fails with -32002 while a request of the site is open', async () => {
    const first = page.request('eth_requestAccounts')
    await setup.wallet.approval()
    expect(await page.request('eth_requestAccounts')).toMatchObject({ code: -32002 })
    expect(setup.wallet.openApprovals()).toBe(1)
    await setup.wallet.approve()
    expect(await first).toEqual({ result: [addresses[0]] })
  })

  test('closes the window when the page goes away', async () => {
    void page.request('eth_requestAccounts').catch(() => {})
    const approval = await setup.wallet.approval()
    const closed = approval.waitForEvent('close')
    await page.page.close()
    await closed
  })

  test('shows the accounts that were ticked, and others after wallet_requestPermissions', async () => {
    expect(await connect([1, 2])).toEqual({ result: [addresses[1], addresses[2]] })
    const again = page.request('wallet_requestPermissions', [{ eth_accounts: {} }])
    await setup.wallet.approve({ accounts: [0] })
    expect(await again).toMatchObject({
      result: [{ parentCapability: 'eth_accounts', caveats: [{ value: [addresses[0]] }] }],
    })
    expect(await page.request('wallet_getPermissions')).toEqual(await again)
  })

  test('forgets the site by wallet_revokePermissions and by clicks in the wallet', async () => {
    await connect()
    expect(await page.request('wallet_revokePermissions', [{ eth_accounts: {} }])).toEqual({ result: null })
    expect(await page.request('eth_accounts')).toEqual({ result: [] })
    await connect()
    const popup = await setup.wallet.popup()
    await popup.disconnectSite(setup.origin)
    await connect()
    await popup.disconnectAll()
    const account = [addresses[0]]
    await expect.poll(() => page.events('accountsChanged')).toEqual([account, [], account, [], account, []])
    expect(await page.request('personal_sign', ['0x00', addresses[0]])).toMatchObject({ code: 4100 })
  })

  test('remembers the site over a reload', async () => {
    await connect()
    await page.page.reload()
    expect(await page.request('eth_accounts')).toEqual({ result: [addresses[0]] })
  })
})

describe('signing', () => {
  test('signs a message with the key of the account', async () => {
    await connect()
    const message = 'Hello, wallet: äöü'
    const reply = page.request('personal_sign', [stringToHex(message), addresses[0]])
    expect(await (await setup.wallet.approval()).getByTestId('approval-message').textContent()).toBe(message)
    await setup.wallet.approve()
    const signature = hex((await reply).result)
    expect(await recoverMessageAddress({ message, signature })).toBe(addresses[0])
  })

  test('warns of a sign-in for another domain', async () => {
    await connect()
    const message = `evil.example wants you to sign in with your Ethereum account:\n${addresses[0]}`
    const reply = page.request('personal_sign', [stringToHex(message), addresses[0]])
    await (await setup.wallet.approval()).getByTestId('sign-in-warning').waitFor()
    await setup.wallet.reject()
    expect(await reply).toMatchObject({ code: 4001 })
  })

  test('signs typed data, and refuses it for another network', async () => {
    await connect()
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
      message: { to: addresses[1], amount: '123456789012345678901234567890', text: 'hi' },
    } as const
    const reply = page.request('eth_signTypedData_v4', [addresses[0], JSON.stringify(typedData)])
    await setup.wallet.approve()
    const signature = hex((await reply).result)
    const message = {
      ...typedData.message,
      to: addresses[1] ?? '0x',
      amount: 123456789012345678901234567890n,
    }
    expect(await recoverTypedDataAddress({ ...typedData, message, signature })).toBe(addresses[0])
    const foreign = { ...typedData, domain: { ...typedData.domain, chainId: 1 } }
    expect(await page.request('eth_signTypedData_v4', [addresses[0], JSON.stringify(foreign)])).toMatchObject(
      { code: -32602 },
    )
  })

  test('sends a transaction that the chain has', async () => {
    await connect()
    const value = parseEther('1.5')
    const reply = page.request('eth_sendTransaction', [
      { from: addresses[0], to: addresses[7], value: numberToHex(value) },
    ])
    const approval = await setup.wallet.approval()
    expect(await approval.getByTestId('tx-value').textContent()).toBe('1.5 ETH')
    expect(await approval.getByTestId('tx-to').textContent()).toBe(addresses[7])
    expect(await approval.getByTestId('tx-chain').textContent()).toContain('31337')
    await setup.wallet.approve()
    const hash = hex((await reply).result)
    const chain = createPublicClient({ transport: http(setup.stack.chains[0].rpcUrl) })
    const transaction = await chain.getTransaction({ hash })
    expect(transaction).toMatchObject({ value, chainId: 31337 })
    expect(getAddress(transaction.from)).toBe(addresses[0])
    expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')
  })

  test('sends none for a network that is not local', async () => {
    await connect()
    const popup = await setup.wallet.popup()
    await popup.selectChain(1)
    expect(await page.request('eth_chainId')).toEqual({ result: '0x1' })
    const transaction = { from: addresses[0], to: addresses[1], value: '0x1' }
    expect(await page.request('eth_sendTransaction', [transaction])).toMatchObject({ code: -32003 })
    expect(await page.request('eth_blockNumber')).toMatchObject({ code: 4901 })
  })
})

describe('networks', () => {
  test('switches for the site after a click', async () => {
    await connect()
    const reply = page.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    await setup.wallet.approve()
    expect(await reply).toEqual({ result: null })
    expect(await page.events('chainChanged')).toEqual(['0x7a6a'])
    expect(await page.request('eth_chainId')).toEqual({ result: '0x7a6a' })
    expect(await page.request('net_version')).toEqual({ result: '31338' })
    const rejected = page.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    await setup.wallet.reject()
    expect(await rejected).toMatchObject({ code: 4001 })
    expect(await page.request('eth_chainId')).toEqual({ result: '0x7a6a' })
  })

  test('does not know others: 4902, and 4100 before a connection', async () => {
    expect(await page.request('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toMatchObject({
      code: 4100,
    })
    await connect()
    expect(await page.request('wallet_switchEthereumChain', [{ chainId: '0xabcdef' }])).toMatchObject({
      code: 4902,
    })
    expect(await page.request('wallet_switchEthereumChain', [{ chainId: 5 }])).toMatchObject({ code: -32602 })
  })

  test('adds none whose RPC URL belongs to another network', async () => {
    await connect()
    const chain = {
      chainId: '0x539',
      chainName: 'Other',
      rpcUrls: [setup.stack.chains[0].rpcUrl],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    }
    expect(await page.request('wallet_addEthereumChain', [chain])).toMatchObject({ code: -32602 })
  })

  test('follows the choice of account and network in the wallet', async () => {
    await connect()
    const popup = await setup.wallet.popup()
    await popup.selectAccount(1)
    await popup.selectChain(31338)
    await expect.poll(() => page.events('chainChanged')).toEqual(['0x7a6a'])
    expect(await page.events('accountsChanged')).toEqual([[addresses[0]], [addresses[1], addresses[0]]])
  })

  test('is told other RPC URLs in the wallet', async () => {
    const popup = await setup.wallet.popup()
    const url = setup.stack.chains[0].rpcUrl
    await popup.setRpcUrl(31337, 'http://127.0.0.1:1')
    expect(await page.request('eth_blockNumber')).toMatchObject({ code: 4901 })
    await popup.setRpcUrl(31337, url)
    expect(await page.request('eth_blockNumber')).toEqual({ result: expect.stringMatching(/^0x/) })
  })
})

describe('odd ways', () => {
  test('answers late: only after "Release"', async () => {
    const popup = await setup.wallet.popup()
    await popup.setAnswerLate(true)
    await page.page.evaluate(() => {
      window.found[0]?.provider
        .request({ method: 'eth_requestAccounts' })
        .then(result => window.events.push(['answered', result]))
    })
    await setup.wallet.approve()
    expect(await page.request('eth_chainId')).toEqual({ result: '0x7a69' })
    expect(await page.events('answered')).toEqual([])
    expect(await page.events('accountsChanged')).toEqual([])
    await popup.release()
    await expect.poll(() => page.events('answered')).toEqual([[addresses[0]]])
    expect(await page.events('accountsChanged')).toEqual([[addresses[0]]])
    await popup.setAnswerLate(false)
  })

  test('goes offline: disconnect, 4900, and connect when back', async () => {
    await connect()
    const popup = await setup.wallet.popup()
    await popup.setOffline(true)
    await expect.poll(() => page.events('disconnect')).toEqual([{ code: 4900 }])
    expect(await page.request('eth_chainId')).toMatchObject({ code: 4900 })
    await popup.setOffline(false)
    await expect.poll(() => page.events('connect')).toHaveLength(2)
    expect(await page.request('eth_accounts')).toEqual({ result: [addresses[0]] })
  })

  test('survives the end of its service worker while a request is open', async () => {
    await connect()
    const reply = page.request('personal_sign', ['hello', addresses[0]])
    await setup.wallet.approval()
    await setup.endServiceWorker()
    await setup.wallet.approve()
    const signature = hex((await reply).result)
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(addresses[0])
    expect(await page.request('eth_accounts')).toEqual({ result: [addresses[0]] })
  })

  test('tells pages news after the end of its service worker', async () => {
    await connect()
    await setup.endServiceWorker()
    await (await setup.wallet.popup()).selectChain(31338)
    await expect.poll(() => page.events('chainChanged')).toEqual(['0x7a6a'])
  })

  test('imports and adds accounts, and refuses what is no key', async () => {
    const popup = await setup.wallet.popup()
    const before = (await popup.accounts()).length
    await popup.importKey('0x1234')
    expect(await popup.page.getByTestId('status').textContent()).toMatch(/64 hexadecimal/)
    await popup.importKey(setup.stack.accounts[9]?.privateKey ?? '')
    await popup.addAccount()
    await expect.poll(() => popup.accounts()).toHaveLength(before + 2)
    expect(await popup.accounts()).toContain(addresses[9])
  })

  test('refuses what it does not support or understand', async () => {
    expect(await page.request('eth_sign', [addresses[0], '0x00'])).toMatchObject({ code: 4200 })
    expect(await page.request('anvil_reset', [])).toMatchObject({ code: 4200 })
    expect(await page.request('eth_call', 'text')).toMatchObject({ code: -32602 })
    expect(await page.request('personal_sign', ['x', addresses[0]])).toMatchObject({ code: 4100 })
    await connect()
    expect(await page.request('eth_sendTransaction', [{ from: addresses[0], to: 'x' }])).toMatchObject({
      code: -32602,
    })
    expect(await page.request('wallet_getCapabilities', [addresses[0]])).toEqual({ result: {} })
  })

  test('shares nothing with another origin', async () => {
    await connect()
    const other = await setup.open(setup.origin.replace('127.0.0.1', 'localhost'))
    expect(await other.request('eth_accounts')).toEqual({ result: [] })
    expect(await other.events('accountsChanged')).toEqual([])
    await other.page.close()
  })
})
