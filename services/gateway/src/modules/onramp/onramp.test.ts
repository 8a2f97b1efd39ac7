import { rm } from 'node:fs/promises'
import {
  deployExchange,
  type LocalStack,
  localExchange,
  startLocalStack,
  testTokenAddress,
} from '@latchkit/local-stack'
import { seedFolder } from '@latchkit/service-base/testing'
import { createPublicClient, erc20Abi, type Hex, http, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGateway } from '../../../test/openGateway.js'
import { writeFiles } from '../../../test/writeFiles.js'
import { loadChains } from '../../chains/loadChains.js'
import { openStore } from '../../database/openStore.js'
import { purchase } from '../../database/tables.js'
import { type RunningGateway, startGateway } from '../../exports/index.js'
import { createNodes } from '../../nodes/createNodes.js'
import { createByteBudget } from '../../nodes/readAnswer.js'
import { createAskNode } from '../../providers/askNode.js'
import { createFaucet } from './createFaucet.js'

const chainId = 'eip155:31337'
const account = '0x00000000000000000000000000000000000000aa'
const { weth, v2Factory, v3Factory } = localExchange
let stack: LocalStack
let chain: ReturnType<typeof createPublicClient>
let gateway: RunningGateway
let dataDir: string
beforeAll(async () => {
  stack = await startLocalStack({ ports: [0, 0] })
  const [{ rpcUrl }] = stack.chains
  chain = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  await deployExchange(
    rpcUrl,
    stack.accounts.map(({ address }) => address),
  )
  dataDir = await seedFolder()
})
afterAll(async () => {
  await gateway?.close()
  await stack?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start() {
  const path = await writeFiles({
    'dex.json': { [chainId]: { wrapped: weth, dollar: testTokenAddress, v2Factory, v3Factory } },
    'tokens.json': [{ chainId, address: testTokenAddress, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 }],
  })
  gateway = await startGateway({
    port: 0,
    logLevel: 'silent',
    rpcUrls: { [chainId]: [stack.chains[0].rpcUrl] },
    dataDir,
    dexFile: path('dex.json'),
    tokensFile: path('tokens.json'),
    onrampSandbox: [chainId],
  })
}
async function post(call: string, body: object) {
  const response = await fetch(`${gateway.url}/v1/${call}?timeZone=UTC`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
async function checkout(fiat: number, asset = 'ETH'): Promise<string> {
  return order({ presetFiatAmount: fiat }, asset)
}
async function order(preset: object, asset: string): Promise<string> {
  const wallets = [{ address: account, blockchains: ['local-31337'], assets: [asset] }]
  const body = { destinationWallets: wallets, defaultNetwork: 'local-31337', partnerUserId: 'u' }
  const { url } = (await post('generators/onrampurl', { ...body, ...preset })).body as { url: string }
  return url
}
async function choose(url: string, outcome: string): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })
  expect(response.status).toBe(200)
  return response.text()
}
type Row = { readonly metadata: { readonly status: string; readonly hash: string } }
async function bought() {
  const search = new URLSearchParams({ chainId, onramp: 'coinbase' })
  const response = await fetch(`${gateway.url}/v1/account/${account}/history?${search}`)
  const { data } = (await response.json()) as { data: readonly Row[] }
  return data.map(({ metadata }) => metadata.status)
}

describe('the sandbox of purchases', () => {
  it('offers the currency and the tokens, with limits and a quote', async () => {
    await start()
    const options = await (await fetch(`${gateway.url}/v1/onramp/options?timeZone=UTC`)).json()
    expect(options).toMatchObject({
      paymentCurrencies: [
        {
          id: 'USD',
          payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }, { max: '25000.00' }],
        },
        { id: 'EUR' },
      ],
      purchaseCurrencies: [
        { symbol: 'ETH', networks: [{ name: 'local-31337', chain_id: '31337', contract_address: '' }] },
        { symbol: 'TUSD' },
      ],
    })
    const asked = { purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100', network: 'local-31337' }
    expect(await post('onramp/quote', asked)).toMatchObject({
      status: 200,
      body: {
        paymentTotal: { amount: '100.00', currency: 'USD' },
        paymentSubtotal: { amount: '98.50', currency: 'USD' },
        purchaseAmount: { amount: expect.stringMatching(/^0\.0328/), currency: 'ETH' },
        coinbaseFee: { amount: '1.50', currency: 'USD' },
      },
    })
    for (const wrong of [
      { amount: '9.99' },
      { amount: '25001' },
      { amount: 'x' },
      ...[[50], [[50]], true, null, '', ' 50', '0x32', '5e1', { valueOf: 50 }].map(amount => ({ amount })),
      { paymentCurrency: 'XXX' },
    ]) {
      expect((await post('onramp/quote', { ...asked, ...wrong })).status).toBe(400)
    }
    expect((await post('onramp/quote', { ...asked, purchaseCurrency: 'NONE' })).status).toBe(400)
    const wallets = [{ address: account, assets: ['ETH'] }]
    const order = { destinationWallets: wallets, defaultNetwork: 'local-31337', presetFiatAmount: [50] }
    expect(await post('generators/onrampurl', order)).toMatchObject({
      status: 400,
      body: { reasons: [{ name: 'presetFiatAmount' }] },
    })
  })

  it('pays once, however often the page is sent, and after a confirmation of the bank', async () => {
    const before = await chain.getBalance({ address: account })
    const url = await checkout(3000)
    expect(await bought()).toEqual(['pending'])
    expect(await (await fetch(url)).text()).toContain('Pay by card')
    expect(await choose(url, 'bank')).toContain('Confirm at the bank')
    const pages = await Promise.all(Array.from({ length: 5 }, () => choose(url, 'paid')))
    for (const page of pages) expect(page).toContain('Paid. You can close this page.')
    await choose(url, 'declined')
    expect(await bought()).toEqual(['confirmed'])
    const got = (await chain.getBalance({ address: account })) - before
    expect(Number(got) / Number(parseEther('1'))).toBeCloseTo(0.985, 2)
  })

  it('pays tokens, and nothing when the card is declined or the page is left', async () => {
    const balance = () =>
      chain.readContract({
        address: testTokenAddress,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account as Hex],
      })
    const before = await balance()
    await choose(await checkout(100, 'TUSD'), 'paid')
    expect((await balance()) - before).toBe(98_500_000n)
    const declined = await checkout(100, 'TUSD')
    expect(await choose(declined, 'declined')).toContain('declined')
    await choose(declined, 'paid')
    await checkout(100, 'TUSD')
    expect(await bought()).toEqual(['pending', 'failed', 'confirmed', 'confirmed'])
    expect((await balance()) - before).toBe(98_500_000n)
  })

  it('keeps purchases over a restart, and has pages that cannot be framed', async () => {
    const url = new URL(await checkout(50))
    await gateway.close()
    await start()
    const page = await fetch(new URL(url.pathname, gateway.url))
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await bought()).toHaveLength(5)
    expect((await fetch(`${gateway.url}/sandbox/checkout/none`)).status).toBe(404)
  })

  if (process.env.LATCHKIT_FULL)
    it('pays what a crash interrupted, also where another transaction took the place of the payment', async () => {
      await gateway.close()
      const rpcUrl = stack.chains[0].rpcUrl
      const chains = await loadChains({ file: undefined, rpcUrls: { [chainId]: [rpcUrl] } })
      const limits = { timeout: 10_000, maxAnswerBytes: 1e8, buffered: createByteBudget(1e8) }
      const node = createNodes({ chains, ...limits, onOutcome: () => {} }).get(chainId)
      if (!node) throw new TypeError('the chain has no node')
      const faucet = createFaucet(31337, createAskNode(node, new AbortController().signal))
      const payment = await faucet.sign({ account, token: null, amount: parseEther('0.01') })
      const database = await openStore({ dataDir, url: undefined, onError: () => {} })
      const row = { chain: chainId, account, token: null, total: '50.00', currency: 'USD', ...payment }
      await database.orm.insert(purchase).values([
        { ...row, id: 'unsent', state: 'paying', amount: parseEther('0.01'), createdAt: Date.now() + 1 },
        // Both have the same place: one of them never lands as it was signed.
        {
          ...row,
          id: 'lost',
          state: 'paying',
          amount: parseEther('0.02'),
          createdAt: Date.now() + 2,
          ...(await faucet.sign({ account, token: null, amount: parseEther('0.02') })),
        },
      ])
      await database.close()
      const before = await chain.getBalance({ address: account })
      await start()
      await vi.waitFor(
        async () => expect((await bought()).slice(0, 2)).toEqual(['confirmed', 'confirmed']),
        20_000,
      )
      expect((await chain.getBalance({ address: account })) - before).toBe(parseEther('0.03'))
    })

  it('is refused for other chains, and absent without being asked for', async () => {
    const options = { onrampSandbox: ['eip155:1'] as never }
    await expect(openGateway(options)).rejects.toThrow('onrampSandbox: must be one of eip155:31337')
    const { url } = await openGateway()
    expect((await fetch(`${url}/v1/onramp/options?timeZone=UTC`)).status).toBe(501)
    expect((await fetch(`${url}/sandbox/checkout/none`)).status).toBe(404)
  })

  it('offers what an amount of the currency costs, unless the amount to pay is there', async () => {
    const page = async (preset: object) => (await fetch(await order(preset, 'TUSD'))).text()
    expect(await page({ presetCryptoAmount: 197 })).toContain('200.00')
    expect(await page({ presetCryptoAmount: 197, presetFiatAmount: 60 })).toContain('60.00')
    expect(await page({})).toContain('50.00')
    const wallets = [{ address: account, assets: ['TUSD'] }]
    const asked = { destinationWallets: wallets, defaultNetwork: 'local-31337', presetCryptoAmount: 1e8 }
    expect((await post('generators/onrampurl', asked)).status).toBe(400)
  })
})
