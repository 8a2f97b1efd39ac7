import type { Asset, ChainTransaction, NamespaceAdapter, TransactionOutcome } from '@latchkit/core'
import { swapAtom } from '@latchkit/core/swap'
import { mockAdapter } from '@latchkit/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig, OpenParameters } from '../../src/page/latchkit/types.js'
import type { SwapPluginScript } from '../swapPlugin.js'
import { hearToasts } from './hearToasts.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { readAnySwap } from './readAnySwap.js'

const { signal } = new AbortController()
const one = 10n ** 18n
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdc = `eip155:1:${contract}`
let count = 0

afterEach(() => void vi.useRealTimers())

/** An app with a scripted gateway, whose wallet lists its tokens. */
async function setUp({
  script = {},
  outcome = Promise.resolve('confirmed' as const),
  native = 3n * one,
  open = openForm,
  isConnected = true,
  wait,
  config = {},
  hasAssets = true,
  assets = [
    { value: native, decimals: 18, name: 'Ether', symbol: 'ETH', price: 3000 },
    { address: contract, value: 20_000_000n, decimals: 6, name: 'USD Coin', symbol: 'USDC', price: 1 },
  ],
}: {
  script?: Partial<SwapPluginScript>
  outcome?: Promise<TransactionOutcome['status']>
  native?: bigint
  open?: OpenParameters | false
  isConnected?: boolean
  /** The chain answers once it is resolved. */
  wait?: Promise<void>
  config?: Partial<LatchkitConfig>
  hasAssets?: boolean
  assets?: readonly Asset[]
} = {}) {
  count += 1
  const url = `${location.origin}/swap/${count}`
  const change = (body: Partial<SwapPluginScript>) =>
    fetch(`${url}/script`, { method: 'POST', body: JSON.stringify(body) })
  await change(script)
  const mock = mockAdapter({ namespace: 'eip155', connectors })
  const sent: ChainTransaction[] = []
  const adapter: NamespaceAdapter = {
    ...mock,
    ...readAnySwap,
    ...(hasAssets && { getAssets: async () => assets }),
    getBalance: async ({ token }) =>
      token
        ? { value: 20_000_000n, decimals: 6, symbol: 'USDC' }
        : { value: native, decimals: 18, symbol: 'ETH' },
    async estimateTransfer({ token }) {
      await wait
      return {
        fee: 0n,
        decimals: token ? (token === contract ? 6 : 18) : 18,
        balance: token ? 20_000_000n : native,
        nativeBalance: native,
      }
    },
    async sendTransaction(transaction) {
      await mock.wallet.ask()
      sent.push(transaction)
      return `0x${String(sent.length).padStart(64, String(count))}`
    },
    // An approval is confirmed at once.
    waitForTransaction: async ({ hash }) => ({
      status: sent.at(-1)?.data?.startsWith('0x095ea7b3') ? 'confirmed' : await outcome,
      hash,
    }),
  }
  const toasts = hearToasts()
  const { latchkit } = mountApp({ config: { adapters: [adapter], gateway: { url }, ...config } })
  await settled()
  if (isConnected) await mock.connect({ connectorId: connectors[0].id, signal })
  if (open) latchkit.modal.open(open)
  const quotes = async () => Number(await (await fetch(`${url}/calls`)).text())
  return { mock, latchkit, sent, toasts, change, quotes, form: () => latchkit.client.store.get(swapAtom) }
}

/** An outcome that comes when the test says so. */
function createGate<status extends TransactionOutcome['status'] | undefined>(status: status) {
  let end = () => {}
  const outcome = new Promise<status>(resolve => {
    end = () => resolve(status)
  })
  return { outcome, end: () => end() }
}

const openForm = { view: 'Swap', arguments: { amount: '1', toToken: 'USDC' } } as const
const sellToken = { view: 'Swap', arguments: { amount: '7', fromToken: 'USDC', toToken: 'ETH' } } as const
const view = (name: string) => byId(testIds.view(name))
const toPreview = async () => {
  await byId(testIds.swapPreview).click()
  await expect.element(view('SwapPreview')).toBeVisible()
}
const said = () => shadow()?.querySelector('[aria-live=polite]')?.textContent

describe('a swap', () => {
  it('goes from the account to the wallet, and tells how it ended', async () => {
    const { outcome, end } = createGate('confirmed')
    const { mock, sent, toasts, latchkit } = await setUp({ outcome, open: {} })
    await byId(testIds.accountAction('swaps')).click()
    await expect.element(byId(testIds.swapFromToken)).toHaveTextContent('ETH')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Select token')
    await byId(testIds.swapToToken).click()
    await byId(testIds.token(usdc)).click()
    await byId(testIds.swapFromAmount).fill('1,5')
    await expect.element(byId(testIds.swapToAmount)).toHaveTextContent('2,995.512345')
    for (const part of [
      '$4,500.00',
      'Network cost$0.45',
      'Max. slippage (1%)',
      '29.955123 USDC',
      'Price impact33.43%',
    ])
      await expect.element(view('Swap')).toHaveTextContent(part)
    // Nothing is taken, so nothing is said of a fee.
    expect(inShadow(testIds.view('Swap'))?.textContent).not.toContain('Provider fee')
    await toPreview()
    for (const part of ['1.5 ETH', '2,995.512345 USDC', 'Ethereum'])
      await expect.element(view('SwapPreview')).toHaveTextContent(part)
    const release = mock.wallet.holdNext()
    await byId(testIds.swapConfirm).click()
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringContaining('Confirm transaction in your wallet'))
    await byId(testIds.swapConfirm).click({ force: true })
    await release()
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringMatching(/Swapping ETH to \W?2,995\.512 USDC/))
    // The chain has not confirmed it yet.
    await expect.element(view('Account')).toBeVisible()
    await expect.element(byId(testIds.toast)).toHaveTextContent('Swapping ETH')
    expect(latchkit.client.store.get(swapAtom).sourceTokenAmount).toBe('1,5')
    end()
    await expect.poll(toasts.texts).toContainEqual(expect.stringMatching(/Swapped ETH to \W?2,995\.512 USDC/))
    expect(inShadow(testIds.back)).toBeUndefined()
    expect(sent).toHaveLength(1)
    expect(latchkit.client.store.get(swapAtom).sourceTokenAmount).toBe('')
  })

  it('shows values in the currency of the app', async () => {
    // Those of the gateway: a wallet names prices in dollars alone.
    await setUp({ config: { currency: 'EUR' }, hasAssets: false })
    for (const part of ['€2,000.00', '€2,995.51', 'Network cost€0.30'])
      await expect.element(view('Swap')).toHaveTextContent(part)
    expect(inShadow(testIds.view('Swap'))?.textContent).not.toContain('$')
    await byId(testIds.swapFromToken).click()
    await expect.element(byId(testIds.token(usdc))).toHaveTextContent('€20.00')
  })

  it('has the token approved first, also when the modal is closed meanwhile', async () => {
    const { mock, sent, toasts, latchkit } = await setUp({ open: sellToken, script: { feeRate: '0.0085' } })
    await expect.element(view('Swap')).toHaveTextContent('Provider fee (0.85%)')
    await toPreview()
    const release = mock.wallet.holdNext()
    await byId(testIds.swapConfirm).click()
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringContaining('Approve limit increase in your wallet'))
    latchkit.modal.close()
    await release()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Swapped USDC to'))
    expect(sent).toMatchObject([{ to: contract }, { data: '0x12345678', value: 0n }])
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('leads to the account where it cannot be known how it ended', async () => {
    const outcome = Promise.reject(new Error('The node is down'))
    outcome.catch(() => {})
    const { sent, toasts } = await setUp({ outcome, config: { logLevel: 'silent' } })
    await toPreview()
    await byId(testIds.swapConfirm).click()
    await expect.element(view('Account')).toBeVisible()
    expect(sent).toHaveLength(1)
    await expect.poll(() => inShadow(testIds.toast)).toBeUndefined()
    expect(toasts.texts().join()).not.toMatch(/Swapped|error/i)
  })

  it('shows a worse quote at the press, and asks again', async () => {
    const { sent, change, toasts, quotes } = await setUp()
    await expect.element(byId(testIds.swapPreview)).toBeEnabled()
    const before = await quotes()
    await toPreview()
    // The preview requests a separate one, which is to be the old one.
    await expect.poll(quotes).toBeGreaterThanOrEqual(before + 2)
    await settled()
    await change({ toAmount: '2000000000' })
    await byId(testIds.swapConfirm).click()
    await expect.element(view('SwapPreview')).toHaveTextContent('The price has changed')
    await expect.element(view('SwapPreview')).toHaveTextContent('2,000 USDC')
    await expect.poll(said).toContain('The price has changed')
    expect(sent).toEqual([])
    await byId(testIds.swapConfirm).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining('Swapped ETH to'))
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['the wallet refuses', {}, 'Transaction error'],
    ['the allowance is not known', { failing: 'allowance' }, 'Failed to check allowance'],
    ['no approval is made', { failing: 'build-approve' }, 'Failed to create approval transaction'],
    ['no swap is made', { failing: 'build-transaction' }, 'Failed to create transaction'],
    ['a contract is called that is no router', { to: `0x${'9'.repeat(40)}` }, 'Failed to create transaction'],
  ])('keeps what was written when %s', async (_, script, text) => {
    const { mock, toasts, form } = await setUp({ open: sellToken, script })
    await toPreview()
    if (Object.keys(script).length === 0) mock.wallet.rejectNext()
    await byId(testIds.swapConfirm).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining(text))
    await byId(testIds.back).click()
    await expect.element(byId(testIds.swapFromAmount)).toHaveValue('7')
    expect(form().loading).toBe(false)
  })

  it('leaves a preview of another account', async () => {
    const { mock, sent } = await setUp()
    await toPreview()
    await mock.wallet.changeAccount()
    await expect.element(view('Swap')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('leaves who went on while it was checked where they are', async () => {
    const { outcome: wait, end } = createGate(undefined)
    const { latchkit, form } = await setUp({ wait })
    await byId(testIds.swapPreview).click()
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Checking…')
    latchkit.modal.open({ view: 'Networks' })
    await expect.element(view('Networks')).toBeVisible()
    end()
    await expect.poll(() => form().preview).toBeDefined()
    await settled()
    expect(latchkit.modal.getState().view).toBe('Networks')
  })

  it('asks for a new quote each 10 seconds while it is in sight, and not after', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { quotes, latchkit, change } = await setUp()
    await byId(testIds.swapFromAmount).fill('2')
    await expect.element(byId(testIds.swapToAmount)).toHaveTextContent('2,995.512345')
    await expect.poll(quotes).toBeGreaterThan(0)
    const before = await quotes()
    await change({ toAmount: '3000000000' })
    vi.advanceTimersByTime(8_000)
    expect(await quotes()).toBe(before)
    vi.advanceTimersByTime(2_000)
    await expect.element(byId(testIds.swapToAmount)).toHaveTextContent('3,000')
    latchkit.modal.close()
    await expect.poll(() => shadow()?.querySelector('dialog[open]') ?? null).toBe(null)
    const after = await quotes()
    vi.advanceTimersByTime(60_000)
    await settled()
    expect(await quotes()).toBe(after)
  })
})

describe('the form', () => {
  it('says what is wrong with the amount', async () => {
    const { change } = await setUp()
    for (const [amount, button] of [
      ['0', 'Incorrect amount'],
      ['1,000.5', 'Incorrect amount'],
      ['3.1', 'Insufficient balance'],
      ['3', 'Insufficient balance'],
      ['', 'Enter an amount'],
    ] as const) {
      await byId(testIds.swapFromAmount).fill(amount)
      await expect.element(byId(testIds.swapPreview)).toHaveTextContent(button)
      await expect.element(byId(testIds.swapPreview)).toBeDisabled()
    }
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toBe('Enter an amount')
    await byId(testIds.swapFromAmount).fill('3.1')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Insufficient balance')
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toBe('Insufficient balance')
    await change({ toAmount: '0' })
    await byId(testIds.swapFromAmount).fill('0.5')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Incorrect amount')
    await expect.element(view('Swap')).toHaveTextContent('Please enter a valid amount')
  })

  it('C14 has the focus in the amount when one comes back to it', async () => {
    await setUp()
    await byId(testIds.swapToToken).click()
    await byId(testIds.token('native')).click()
    await expect.element(view('Swap')).toBeVisible()
    await expect.poll(() => shadow()?.activeElement).toBe(inShadow(testIds.swapFromAmount))
  })

  it('sells a token that the list of the account lacks, by its balance on the chain', async () => {
    const { latchkit } = await setUp({ open: sellToken, assets: [] })
    // 20 USDC and 3 ETH for the fee: neither is listed.
    await expect.element(view('Swap')).toHaveTextContent('20 USDC')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Review swap')
    await byId(testIds.swapFromAmount).fill('20.1')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Insufficient balance')
    await byId(testIds.swapFromAmount).fill('20')
    await toPreview()
    latchkit.modal.close()
  })

  it('changes the sides, and finds a token among hostile ones with the keyboard', async () => {
    const { form } = await setUp()
    await expect.element(byId(testIds.swapToAmount)).toHaveTextContent('2,995.512345')
    await byId(testIds.swapFlip).click()
    await expect.element(byId(testIds.swapFromAmount)).toHaveValue('2995.512345')
    await expect.element(byId(testIds.swapPreview)).toHaveTextContent('Insufficient balance')
    await byId(testIds.swapToToken).click()
    await expect.element(byId(testIds.token('native'))).toBeVisible()
    for (const heading of ['Your tokens', 'All tokens'])
      await expect.element(view('SwapSelectToken')).toHaveTextContent(heading)
    expect(shadow()?.querySelectorAll('[data-index]').length).toBeLessThan(40)
    inShadow(testIds.token('native'))?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    // The token of the other side: they change places.
    await expect.element(byId(testIds.swapToToken)).toHaveTextContent('USDC')
    expect(form().sourceToken?.symbol).toBe('ETH')
  })
})

describe('a swap is not started', () => {
  it.each([
    ['tokens', 'failing', 'Failed to initialize swap'],
    ['tokens', 'unserved', 'Network not supported for Swaps'],
    ['gas-price', 'unserved', 'Network not supported for Gas Price'],
  ])('%s %s: %s', async (call, kind, text) => {
    const { toasts } = await setUp({ script: { [kind]: call }, open: {} })
    await byId(testIds.accountAction('swaps')).click()
    await expect.poll(toasts.texts).toContainEqual(expect.stringContaining(text))
    await expect.element(view('Account')).toBeVisible()
  })

  it('C25 without prices it is, and says so', async () => {
    const { toasts } = await setUp({ script: { failing: 'fungible/price' } })
    await expect.element(byId(testIds.swapToAmount)).toHaveTextContent('2,995.512345')
    await expect
      .poll(toasts.texts)
      .toContainEqual(expect.stringContaining('Failed to fetch network token price'))
    await expect.element(view('Swap')).toHaveTextContent('0.00015 ETH')
  })

  it('where it is off, also as a forced view', async () => {
    await setUp({ config: { features: { swaps: false }, logLevel: 'silent' } })
    await expect.element(view('Account')).toBeVisible()
    expect(inShadow(testIds.accountAction('swaps'))).toBeUndefined()
  })

  it('in a restricted region', async () => {
    const zone = vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone: 'Asia/Shanghai' } as Intl.ResolvedDateTimeFormatOptions)
    try {
      const { latchkit } = await setUp()
      await expect.element(view('Account')).toBeVisible()
      expect(inShadow(testIds.accountAction('swaps'))).toBeUndefined()
      expect(latchkit.client.diagnostics()).toContainEqual({
        subject: 'features.swaps',
        reason: 'is not offered in this region',
      })
    } finally {
      zone.mockRestore()
    }
  })

  it('before something is connected', async () => {
    const { form } = await setUp({ isConnected: false })
    await expect.element(view('Connect')).toBeVisible()
    await byId(testIds.wallet(connectors[0])).click()
    await expect.element(view('Swap')).toBeVisible()
    await expect.poll(() => form().toToken?.symbol).toBe('USDC')
    expect(form().sourceTokenAmount).toBe('1')
  })
})
