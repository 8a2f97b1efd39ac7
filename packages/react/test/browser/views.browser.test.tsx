import { accountAtom, connectionsAtom } from '@latchkit/core/connection'
import { mockAdapter } from '@latchkit/core/testing'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { AccountButton } from '../../src/page/buttons/AccountButton.js'
import { useBalance } from '../../src/page/hooks/useBalance.js'
import { byId, connectors, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const [first, second] = connectors
const { signal } = new AbortController()
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
const focused = () => shadow()?.activeElement?.getAttribute('data-testid')

async function openWallets(adapter = mockAdapter({ namespace: 'eip155', connectors }), locale = 'en') {
  const { latchkit } = mountApp({ config: { adapters: [adapter], locale } })
  await settled()
  await adapter.connect({ connectorId: first.id, signal })
  await adapter.connect({ connectorId: second.id, signal })
  latchkit.modal.open()
  await byId(testIds.accountWallets).click()
  await expect.element(byId(testIds.view('ProfileWallets'))).toBeVisible()
  return latchkit
}

describe('the connected wallets', () => {
  it('show which account is active after a change', async () => {
    const { client } = await openWallets()
    await byId(testIds.wallet(first)).click()
    await expect.poll(announced).toBe('First is active now')
    expect(client.store.get(accountAtom).connector?.id).toBe(first.id)
  })

  it('stay as they are when a wallet cannot be made active', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors, without: ['switchConnection'] })
    const { client } = await openWallets(adapter)
    await byId(testIds.wallet(first)).click()
    await settled()
    expect(client.store.get(accountAtom).connector?.id).toBe(second.id)
  })

  it('a wallet is disconnected, the other wallet stays', async () => {
    const { client } = await openWallets()
    await byId(testIds.disconnectOne(second)).click()
    await expect
      .poll(() => client.store.get(connectionsAtom).map(({ connector }) => connector.id))
      .toEqual([first.id])
  })

  it('C7 give way to the networks when the active one leaves for an unlisted network', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const { modal } = await openWallets(adapter)
    await adapter.wallet.changeChain('eip155:424242')
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    await byId(testIds.network('eip155:8453')).click()
    await expect.poll(() => modal.getState().open).toBe(false)
  })

  it('C7 are shown on an unlisted network too when the app asks for them', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const { modal } = await openWallets(adapter)
    await adapter.wallet.changeChain('eip155:424242')
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    await byId(testIds.close).click()
    await expect.poll(() => modal.getState().open).toBe(false)
    modal.open({ view: 'ProfileWallets' })
    await byId(testIds.wallet(first)).click()
    await expect.poll(announced).toBe('First is active now')
    expect(modal.getState()).toMatchObject({ open: true, view: 'ProfileWallets' })
  })

  it.each([
    ['en', 'Failed to disconnect'],
    ['ar', 'تعذّر قطع الاتصال'],
  ])('say in %s that one could not be disconnected', async (locale, text) => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const stubborn = { ...adapter, disconnect: () => Promise.reject(new TypeError('no')) }
    await openWallets(stubborn, locale)
    await byId(testIds.disconnectOne(second)).click()
    await expect.element(byId(testIds.toast)).toHaveTextContent(text)
  })
})

describe('the account', () => {
  it('says that the balance is not available where it cannot be read', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors })
    const getBalance = () => Promise.reject(new TypeError('no endpoint'))
    const { latchkit } = mountApp({ config: { adapters: [{ ...adapter, getBalance }] } })
    await settled()
    await adapter.connect({ connectorId: first.id, signal })
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Account'))).toHaveTextContent('Token Balance Unavailable')
  })
})

function Later() {
  return <output>{String(useBalance().balance?.value)}</output>
}

function BalanceApp() {
  const [isLater, setLater] = useState(false)
  return (
    <>
      <AccountButton key={String(isLater)} showBalance />
      <input type="button" onClick={() => setLater(true)} />
      {isLater ? <Later /> : null}
    </>
  )
}

describe('a button with a balance', () => {
  it('hands what it read to what is mounted later, in its first render', async () => {
    const { adapter, container } = mountApp({ children: <BalanceApp /> })
    await adapter.connect({ connectorId: first.id, signal })
    const button = byId(testIds.accountButton)
    await expect.element(button).toHaveTextContent(/^\S+ ETH 0x/)
    const text = container.querySelector('button')?.textContent
    flushSync(() => container.querySelector('input')?.click())
    expect(container.querySelector('button')?.textContent).toBe(text)
    expect(container.querySelector('output')?.textContent).toMatch(/^\d+$/)
    await adapter.wallet.changeChain('eip155:8453')
    await expect.element(button).toHaveTextContent(/^\S+ ETH 0x/)
  })
})

describe('the networks', () => {
  it('keep the focus on the row that waits for the wallet', async () => {
    const { adapter, latchkit } = mountApp()
    await settled()
    await adapter.connect({ connectorId: first.id, signal })
    latchkit.modal.open({ view: 'Networks' })
    const row = testIds.network('eip155:8453')
    const release = adapter.wallet.holdNext()
    await byId(row).click()
    await expect.element(byId(testIds.network('eip155:1'))).toBeDisabled()
    await settled()
    expect(focused()).toBe(row)
    // Asked once, however often it is pressed.
    await byId(row).click()
    await release()
    await expect.element(byId(testIds.network('eip155:1'))).toBeEnabled()
    expect(focused()).toBe(row)
  })
})

describe('the views that explain words', () => {
  it('WhatIsAWallet is reached from Connect, and leads to the wallets to install and back', async () => {
    const { latchkit } = mountApp({ config: { walletGuideUrl: 'https://example.com/guide' } })
    latchkit.modal.open()
    await byId(testIds.whatIsWallet).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('What is a wallet?')
    const view = inShadow(testIds.view('WhatIsAWallet'))
    expect(view?.querySelectorAll('h2')).toHaveLength(3)
    expect(view?.querySelector<HTMLAnchorElement>('.link-button')?.href).toBe('https://example.com/guide')
    await byId(testIds.getWallet).click()
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    await byId(testIds.back).click()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  })

  it('WhatIsANetwork is reached from Networks and leads back, or to them when it was opened by itself', async () => {
    const { latchkit } = mountApp()
    latchkit.modal.open({ view: 'Networks' })
    await byId(testIds.whatIsNetwork).click()
    await expect.element(byId(testIds.title)).toHaveTextContent('What is a network?')
    await byId(testIds.chooseNetwork).click()
    await expect.element(byId(testIds.view('Networks'))).toBeVisible()
    await expect.element(byId(testIds.back)).not.toBeInTheDocument()
    latchkit.modal.open({ view: 'WhatIsANetwork' })
    await expect.element(byId(testIds.view('WhatIsANetwork'))).toBeVisible()
    await byId(testIds.chooseNetwork).click()
    await expect.element(byId(testIds.view('Networks'))).toBeVisible()
  })
})

describe('the view for people without a wallet', () => {
  it('leads on to the wallets when it was opened by itself', async () => {
    const { latchkit } = mountApp()
    latchkit.modal.open({ view: 'GetWallet' })
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    await byId(testIds.view('GetWallet')).getByRole('button', { name: 'I installed one' }).click()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
  })

  it("links to the app's guide", async () => {
    const { latchkit } = mountApp({ config: { walletGuideUrl: 'https://example.com/guide' } })
    latchkit.modal.open({ view: 'GetWallet' })
    await expect.element(byId(testIds.view('GetWallet'))).toBeVisible()
    const link = inShadow(testIds.view('GetWallet'))?.querySelector<HTMLAnchorElement>('.link-button')
    expect([link?.href, link?.target]).toEqual(['https://example.com/guide', '_blank'])
  })
})
