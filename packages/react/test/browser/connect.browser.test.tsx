import { accountAtom } from '@latchkit/core/connection'
import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createScriptedFrame } from './createScriptedFrame.js'
import { byId, connectors, host, image, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

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

  it('are shown beside the logins without an Intl format, of which the first takes 10 ms', async () => {
    const { latchkit } = mountApp({ config: { secureFrame: createScriptedFrame({}).option } })
    const format = vi.spyOn(Intl, 'DateTimeFormat')
    try {
      latchkit.modal.open()
      await isShown()
      await expect.element(byId(testIds.social('google'))).toBeVisible()
      expect(format).not.toHaveBeenCalled()
    } finally {
      format.mockRestore()
    }
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

describe('while a wallet is prompted', () => {
  const [first, second] = connectors.map(({ id }) => id)
  const { signal } = new AbortController()

  async function ask() {
    const app = mountApp()
    const release = app.adapter.wallet.holdNext()
    const account = () => app.latchkit.client.store.get(accountAtom)
    app.latchkit.modal.open()
    await byId(`wallet-${second}`).click()
    await expect.poll(() => account().status).toBe('connecting')
    return { ...app, release, account }
  }

  it('another wallet that comes back does not take the request away', async () => {
    const { adapter, latchkit, release, account } = await ask()
    await adapter.connect({ connectorId: first ?? '', signal })
    expect(account().connector?.id).toBe(first)
    await settled()
    expect(latchkit.modal.getState()).toEqual({ open: true, loading: false, view: 'ConnectingExternal' })
    await release()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(account().connector?.id).toBe(second)
  })

  it('the modal closes when that wallet connects by another way', async () => {
    const { adapter, latchkit, account } = await ask()
    await adapter.connect({ connectorId: second ?? '', signal })
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(account()).toMatchObject({ isConnected: true, status: 'connected' })
  })

  it('an unsupported network is shown instead', async () => {
    const { adapter, latchkit } = await ask()
    await adapter.connect({ connectorId: second ?? '', caipNetworkId: 'eip155:424242', signal })
    await expect.element(byId(testIds.view('UnsupportedChain'))).toBeVisible()
    expect(latchkit.modal.getState().open).toBe(true)
  })
})

describe('a wallet that could not connect', () => {
  const sdk = { id: 'baseAccount', name: 'Base Account', namespace: 'eip155', type: 'external' } as const

  async function fail(error: Error) {
    const adapter = mockAdapter({ namespace: 'eip155', connectors: [...connectors, sdk] })
    const { latchkit } = mountApp({
      config: { adapters: [{ ...adapter, connect: () => Promise.reject(error) }] },
    })
    latchkit.modal.open()
    await byId('wallet-baseAccount').click()
    await expect.element(byId(testIds.retry)).toBeVisible()
    return inShadow(testIds.view('ConnectingExternal'))?.textContent
  }

  it('is said to lack a package when the app did not install it, not to be locked', async () => {
    const text = await fail(new Error('dependency "@base-org/account" not found'))
    expect(text).toContain('This app lacks a part that Base Account needs: @base-org/account')
    expect(text).not.toContain('unlocked')
  })

  it('is quoted where only it knows why', async () => {
    expect(await fail(new Error('Too many pending requests'))).toContain(
      'It answered: Too many pending requests',
    )
  })

  it('C14 gets another request with the focus in the modal, although the button is gone', async () => {
    const { adapter, latchkit } = mountApp()
    adapter.wallet.rejectNext()
    latchkit.modal.open()
    await byId('wallet-com.example.first').click()
    await expect.element(byId(testIds.retry)).toBeVisible()
    const release = adapter.wallet.holdNext()
    inShadow(testIds.retry)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => inShadow(testIds.retry)).toBeUndefined()
    await expect.poll(() => shadow()?.activeElement).toBe(inShadow(testIds.title))
    await release()
  })

  it('is not called installed when a library reaches it', async () => {
    const adapter = mockAdapter({ namespace: 'eip155', connectors: [...connectors, sdk] })
    const { latchkit } = mountApp({ config: { adapters: [adapter] } })
    latchkit.modal.open()
    await isShown()
    await expect.element(byId('wallet-com.example.first')).toHaveTextContent('Installed')
    await expect.element(byId('wallet-baseAccount')).toHaveTextContent('Base Account')
    await expect.element(byId('wallet-baseAccount')).not.toHaveTextContent('Installed')
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
    // The module of the box comes after the rows.
    await expect.element(byId(testIds.legalCheckbox)).toBeVisible()
    const links = [...(shadow()?.querySelectorAll('a') ?? [])].map(link => [link.href, link.target])
    expect(links).toEqual([
      ['https://example.com/terms', '_blank'],
      ['https://example.com/privacy', '_blank'],
    ])
    await byId(testIds.legalCheckbox).click()
    await expect.element(byId('wallet-com.example.first')).toBeEnabled()
  })
})
