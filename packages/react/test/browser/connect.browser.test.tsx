import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it } from 'vitest'
import { byId, connectors, host, image, inShadow, mountApp, shadow, testIds } from './mountApp.js'

const rows = () =>
  [...(inShadow(testIds.walletsList)?.querySelectorAll('button') ?? [])].map(row => row.dataset.testid)
const isShown = () => expect.element(byId(testIds.view('Connect'))).toBeVisible()

describe('the wallets of Connect', () => {
  it('C17 custom wallets are shown, featured ones in the order of the app', async () => {
    const { latchkit } = mountApp({
      config: {
        customWallets: [{ id: 'own', name: 'Own wallet', imageUrl: image }],
        featuredWalletIds: ['io.rabby', 'com.trustwallet.app'],
      },
    })
    latchkit.modal.open()
    await isShown()
    expect(rows()).toEqual([
      'wallet-com.example.first',
      'wallet-com.example.second',
      'wallet-io.rabby',
      'wallet-com.trustwallet.app',
      'wallet-own',
      'all-wallets',
    ])
  })

  it('C9 two wallets with one name are two rows, one wallet announced twice is one', async () => {
    const twin = { ...connectors[0], id: 'com.example.twin', rdns: 'com.example.twin' }
    const adapter = mockAdapter({ namespace: 'eip155', connectors: [...connectors, twin, connectors[0]] })
    const { latchkit } = mountApp({ config: { adapters: [adapter] } })
    latchkit.modal.open()
    await isShown()
    await expect.element(byId('wallet-com.example.twin')).toHaveTextContent('First')
    expect(rows().filter(row => row === 'wallet-com.example.first')).toHaveLength(1)
  })

  it('a wallet that announces itself late appears', async () => {
    const { adapter, latchkit } = mountApp()
    latchkit.modal.open()
    await isShown()
    const id = await adapter.wallet.announceLate()
    await expect.element(byId(`wallet-${id}`)).toBeVisible()
  })

  it('methods that are not configured are not there, and nothing is said about it', async () => {
    const { latchkit } = mountApp({
      config: { features: { connectMethodsOrder: ['wallet', 'email', 'social'] } },
    })
    latchkit.modal.open()
    await isShown()
    expect(shadow()?.querySelector('input')).toBeNull()
    expect(host()).toBeTruthy()
  })

  it('an image that cannot be shown becomes a tile with the first letter', async () => {
    const { latchkit } = mountApp({
      config: { customWallets: [{ id: 'own', name: 'Own wallet', imageUrl: 'data:image/png;base64,AA' }] },
    })
    latchkit.modal.open()
    await isShown()
    await expect.poll(() => inShadow('wallet-own')?.querySelector('.wallet-icon')?.textContent).toBe('O')
  })

  it('are one row with collapseWallets, which unfolds', async () => {
    const { latchkit } = mountApp({ config: { features: { collapseWallets: true } } })
    latchkit.modal.open()
    await isShown()
    expect(rows()).toEqual([])
    await byId(testIds.walletsToggle).click()
    await expect.element(byId('wallet-com.example.first')).toBeVisible()
  })
})

describe('the legal checkbox', () => {
  const config = {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://example.com/terms',
    privacyPolicyUrl: 'https://example.com/privacy',
  }

  it('keeps the wallets closed until it is ticked, and links to the terms', async () => {
    const { latchkit } = mountApp({ config })
    latchkit.modal.open()
    await isShown()
    await expect.element(byId('wallet-com.example.first')).toBeDisabled()
    await expect.element(byId(testIds.allWallets)).toBeDisabled()
    const links = [...(shadow()?.querySelectorAll('a') ?? [])].map(link => [link.href, link.target])
    expect(links).toEqual([
      ['https://example.com/terms', '_blank'],
      ['https://example.com/privacy', '_blank'],
    ])
    await byId(testIds.legalCheckbox).click()
    await expect.element(byId('wallet-com.example.first')).toBeEnabled()
  })
})
