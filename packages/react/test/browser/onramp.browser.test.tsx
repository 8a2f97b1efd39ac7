import { accountAtom } from '@latchkit/core/connection'
import { onrampAtom } from '@latchkit/core/onramp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import type { OpenableViewName } from '../../src/page/router/types.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'
import { violations } from './violations.js'

const { signal } = new AbortController()
let count = 0

/** An app with a gateway whose purchases are those of the test. */
async function setUp({
  kind = 'buy',
  config = {},
  view = 'OnRampProviders',
  isConnected = true,
}: {
  kind?: string
  config?: Partial<LatchkitConfig>
  view?: OpenableViewName
  isConnected?: boolean
} = {}) {
  count += 1
  const url = `${window.location.origin}/account/${kind}${count}`
  const { latchkit, adapter } = mountApp({ config: { gateway: { url }, logLevel: 'silent', ...config } })
  await settled()
  if (isConnected) await adapter.connect({ connectorId: connectors[0].id, signal })
  const opened = vi.spyOn(window, 'open')
  onTestFinished(() => {
    for (const { value } of opened.mock.results) (value as Window | null)?.close()
    opened.mockRestore()
  })
  latchkit.modal.open({ view })
  const popup = () => opened.mock.results[0]?.value as Window
  const end = async (outcome: 'paid' | 'declined') => {
    await fetch(`${url}/checkout/purchase-0?outcome=${outcome}`)
    // The person comes back to the page, which a window before it would slow down.
    popup()?.close()
    window.dispatchEvent(new Event('focus'))
  }
  return { latchkit, adapter, opened, url, end, popup }
}

const form = byId(testIds.view('OnRampProviders'))
const result = byId(testIds.view('BuyInProgress'))
const shown = (id: string) =>
  inShadow(testIds.view(id))
    ?.textContent?.replace(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
const fill = async (amount: string) => {
  await byId(testIds.onrampAmount).fill(amount)
  await expect.element(byId(testIds.onrampContinue)).toBeEnabled()
}
describe('buying', () => {
  it('goes from the account to the page of the provider, and says when it is paid', async () => {
    const { latchkit, opened, url, end, popup } = await setUp({ view: 'Account' })
    await byId(testIds.accountAction('onramp')).click()
    await expect.element(byId(testIds.onrampToken)).toHaveTextContent('Ether')
    for (const text of ['Provider fee1-2%', 'Card$10.00 to $7,500.00', 'Bank account$10.00 to $25,000.00'])
      expect(shown('OnRampProviders')).toContain(text)
    await fill('100')
    for (const text of ['You get, about0.032833 ETH', 'You pay in total$100.00', 'Provider fee$1.50 (1-2%)'])
      expect(shown('OnRampProviders')).toContain(text)
    expect(opened).not.toHaveBeenCalled()
    inShadow(testIds.onrampContinue)?.click()
    inShadow(testIds.onrampContinue)?.click()
    await expect.element(result).toHaveTextContent('Finish the purchase in the other window')
    // Inside of the press, once, and without a way back to this page.
    expect(opened.mock.calls).toEqual([['', '', expect.any(String)]])
    await expect.poll(() => popup().location.href).toBe(`${url}/checkout/purchase-0`)
    expect(popup().opener).toBeNull()
    await expect.element(byId(testIds.onrampCheckout)).toHaveAttribute('href', `${url}/checkout/purchase-0`)
    await end('paid')
    await expect.element(result).toHaveTextContent('You bought')
    expect(shown('BuyInProgress')).toContain('You bought 0.032833 ETH')
    expect(shadow()?.querySelector('[aria-live=polite]')?.textContent).toContain('You bought')
    expect(await violations()).toEqual([])
    await byId(testIds.onrampDone).click()
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(latchkit.client.store.get(onrampAtom)).toMatchObject({ paymentAmount: '', purchase: undefined })
  })

  it('says that it failed, and leads back to what was written', async () => {
    const { end } = await setUp()
    await fill('50')
    await byId(testIds.onrampContinue).click()
    await expect.element(result).toBeVisible()
    await end('declined')
    await expect.element(result).toHaveTextContent('The purchase failed')
    expect(await violations()).toEqual([])
    await byId(testIds.retry).click()
    await expect.element(byId(testIds.onrampAmount)).toHaveValue('50')
  })

  it('offers a link where the browser opens no window', async () => {
    const { latchkit, opened, url } = await setUp()
    const openLink = vi.spyOn(latchkit.client.platform, 'openLink').mockReturnValue()
    await fill('50')
    opened.mockReturnValueOnce(null)
    await byId(testIds.onrampContinue).click()
    await expect.element(result).toHaveTextContent('The browser blocked the window')
    expect(await violations()).toEqual([])
    await byId(testIds.onrampCheckout).click()
    expect(openLink.mock.calls).toEqual([[`${url}/checkout/purchase-0`, '_blank']])
    await expect.element(result).toHaveTextContent('Finish the purchase in the other window')
  })

  it('closes the window of somebody who left before it had an address', async () => {
    const { latchkit, popup } = await setUp()
    await fill('50')
    inShadow(testIds.onrampContinue)?.click()
    latchkit.modal.close()
    await expect.poll(() => latchkit.client.store.get(onrampAtom).purchase).toBeDefined()
    await expect.poll(() => popup().closed).toBe(true)
    expect(latchkit.modal.getState().open).toBe(false)
  })

  it('without a purchase there is no result, but the form', async () => {
    await setUp({ view: 'BuyInProgress' })
    await expect.element(form).toBeVisible()
  })
})

describe('the form', () => {
  it('says what is wrong with an amount, and takes no press', async () => {
    await setUp()
    for (const [amount, text] of [
      ['1,000.5', 'Enter a number with at most one decimal separator'],
      ['9.99', 'At least $10.00'],
      ['25000,01', 'At most $25,000.00'],
      ['10.001', 'USD has only 2 decimals'],
    ] as const) {
      await byId(testIds.onrampAmount).fill(amount)
      await expect.element(form).toHaveTextContent(text)
      await expect.element(byId(testIds.onrampContinue)).toBeDisabled()
    }
    await fill('7500.01')
    await expect.element(form).toHaveTextContent('Above the card limit. Pay from a bank account.')
  })

  it('shows no figure after a failed quote, but a way to ask again', async () => {
    await setUp()
    await fill('100')
    await byId(testIds.onrampAmount).fill('13')
    await expect.element(form).toHaveTextContent('Something went wrong')
    expect(shown('OnRampProviders')).not.toMatch(/\d ETH|\$/)
    await expect.element(byId(testIds.onrampContinue)).toBeDisabled()
    expect(await violations()).toEqual([])
    await byId(testIds.retry).click()
    await expect.element(byId(testIds.onrampContinue)).toBeEnabled()
    expect(shown('OnRampProviders')).toContain('0.004268 ETH')
  })

  it('C15 has another currency and token, in the writing of the locale', async () => {
    await setUp({ config: { locale: 'de' } })
    await fill('50,5')
    await byId(testIds.onrampFiat).click()
    await byId(testIds.onrampCurrency('EUR')).click()
    await expect.element(byId(testIds.onrampFiat)).toHaveTextContent('EUR')
    await byId(testIds.onrampToken).click()
    await byId(testIds.token(`eip155:1:0x${'a'.repeat(40)}`)).click()
    await expect.element(byId(testIds.onrampToken)).toHaveTextContent('Dollar')
    await expect.element(byId(testIds.onrampContinue)).toBeEnabled()
    for (const text of ['49,7425 USDC', '50,50 €', '10,00 €'])
      expect(shown('OnRampProviders')).toContain(text)
  })

  it('is paid in the currency of the app where that is offered', async () => {
    await setUp({ config: { currency: 'EUR' } })
    await expect.element(byId(testIds.onrampFiat)).toHaveTextContent('EUR')
  })

  it.each([
    ['broken', 'Something went wrong'],
    ['unoffered', 'Buying is not available'],
  ])('of a gateway that is %s: %s', async (kind, text) => {
    await setUp({ kind })
    await expect.element(form).toHaveTextContent(text)
    expect(await violations()).toEqual([])
    if (kind === 'unoffered') return expect(inShadow(testIds.retry)).toBeUndefined()
    await byId(testIds.retry).click()
    await expect.element(byId(testIds.onrampToken)).toBeVisible()
  })
})

describe('where buying is offered', () => {
  it('the ways to connect come first', async () => {
    const { latchkit } = await setUp({ isConnected: false })
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    await byId(testIds.wallet(connectors[0])).click()
    await expect.element(byId(testIds.onrampToken)).toBeVisible()
    expect(latchkit.client.store.get(accountAtom).isConnected).toBe(true)
  })

  const services = { onramp: false }
  const network = {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    services,
  }
  it.each<[string, Partial<LatchkitConfig>]>([
    ['off', { features: { onramp: false } }],
    ['off without a gateway', { gateway: undefined }],
    ['not offered on the network', { networks: [network] }],
    ['restricted in the region', {}],
  ])('nowhere: it is %s, and a forced view opens the account', async (reason, config) => {
    const isRestricted = reason.includes('region')
    const override = async (timezoneId: string): Promise<void> => {
      await cdp().send('Emulation.setTimezoneOverride', { timezoneId })
    }
    if (isRestricted) {
      await override('Asia/Shanghai')
      onTestFinished(() => override(''))
    }
    const { latchkit } = await setUp({ config })
    await expect.element(byId(testIds.view('Account'))).toBeVisible()
    expect(inShadow(testIds.accountAction('onramp'))).toBeUndefined()
    expect(inShadow(testIds.accountAction('receive'))).toBeDefined()
    expect(
      latchkit.client
        .diagnostics()
        .map(({ subject }) => subject)
        .includes('features.onramp'),
    ).toBe(isRestricted || 'gateway' in config)
  })
})
