import { createRecordedPlatform } from '@latchkit/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { createDomPlatform } from '../../src/page/platform/createDomPlatform.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, inShadow, mountApp, settled, shadow, testIds } from './mountApp.js'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const wallet = {
  id: 'shop',
  name: 'Shop',
  mobileLink: 'shop://',
  universalLink: 'https://shop.example',
  appStore: 'https://apps.apple.com/app/shop',
}
const view = () => byId(testIds.view('ConnectingWalletConnect'))
const href = () => inShadow(testIds.wcOpen)?.getAttribute('href')
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent
const focused = () => shadow()?.activeElement?.getAttribute('data-testid')

function setUp(overrides: Parameters<typeof createRecordedPlatform>[0] = {}) {
  const listeners = new Set<(visible: boolean) => void>()
  const platform = createRecordedPlatform({
    isMobile: () => true,
    // The page of these tests is in a frame.
    isFramed: () => createDomPlatform().isFramed?.() ?? false,
    userAgent: () => iPhone,
    onVisibilityChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...overrides,
  })
  const opened = () => platform.calls.filter(({ method }) => method === 'openLink').map(({ args }) => args)
  const show = (visible: boolean) => {
    for (const listener of listeners) listener(visible)
  }
  return { platform, opened, show }
}

async function openWallet(
  platform: ReturnType<typeof createRecordedPlatform>,
  custom: NonNullable<LatchkitConfig['customWallets']>[number] = wallet,
) {
  const walletConnect = createScriptedWalletConnect()
  const app = mountApp({
    config: {
      adapters: [mockWalletConnectAdapter()],
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
      customWallets: [custom],
      platform,
    },
  })
  app.latchkit.modal.open()
  await byId(`wallet-${custom.id}`).click()
  await expect.element(view()).toBeVisible()
  return { ...app, walletConnect }
}

describe('a wallet on a phone', () => {
  it('C19 trap 10 has its link before the tap, and opens it inside of the tap', async () => {
    const { platform, opened } = setUp()
    const { walletConnect } = await openWallet(platform)
    await expect.poll(() => walletConnect.uris.length).toBe(1)
    const link = `shop://wc?uri=${encodeURIComponent(walletConnect.uris[0] ?? '')}`
    await expect.poll(href).toBe(link)
    inShadow(testIds.wcOpen)?.click()
    // In the same turn: nothing was waited for. The tests stand in a frame, which may not open apps itself.
    expect(opened()).toEqual([[link, '_top']])
    await expect.element(view()).toHaveTextContent('Approve in Shop')
  })

  it('trap 4 keeps the link with the session that comes of it', async () => {
    const { platform } = setUp()
    const { latchkit, walletConnect } = await openWallet(platform)
    await expect.poll(href).toBeTruthy()
    await byId(testIds.wcOpen).click()
    walletConnect.approve()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(walletConnect.links.map(({ link }) => link)).toEqual([{ href: 'shop://', walletId: 'shop' }])
  })

  it('trap 4 keeps no link with a session whose code was copied after the app was opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      const { platform } = setUp()
      const { latchkit, walletConnect } = await openWallet(platform)
      await expect.poll(href).toBeTruthy()
      inShadow(testIds.wcOpen)?.click()
      await vi.advanceTimersByTimeAsync(2000)
      await byId(testIds.wcCopy).click()
      await expect.poll(announced).toBe('Copied')
      walletConnect.approve()
      await expect.poll(() => latchkit.modal.getState().open).toBe(false)
      expect(walletConnect.links).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it('C19 offers other ways when the app did not open', async () => {
    const { platform, opened } = setUp()
    const { walletConnect } = await openWallet(platform)
    await expect.poll(href).toBeTruthy()
    await byId(testIds.wcOpen).click()
    await expect.element(view()).toHaveTextContent('Shop did not open?')
    await expect.poll(announced).toBe('Shop did not open?')
    await expect.element(byId(testIds.wcInstall)).toHaveAttribute('href', wallet.appStore)
    await expect.element(byId(testIds.wcCopy)).toBeVisible()
    // The second try is the universal link, which leads somewhere without the app as well.
    await byId(testIds.wcOpen).click()
    expect(opened().at(-1)).toEqual([
      `https://shop.example/wc?uri=${encodeURIComponent(walletConnect.uris[0] ?? '')}`,
      '_blank',
    ])
    await expect.element(view()).toHaveTextContent('Shop did not open?')
    await byId(testIds.wcShowQr).click()
    await expect.element(byId(testIds.wcQr)).toHaveAttribute('data-uri', walletConnect.uris[0])
  })

  it('C19 offers nothing else when the app came to the front', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      const { platform, show } = setUp()
      await openWallet(platform)
      await expect.poll(href).toBeTruthy()
      inShadow(testIds.wcOpen)?.click()
      show(false)
      await vi.advanceTimersByTimeAsync(5000)
      show(true)
      await expect.element(view()).toHaveTextContent('Approve in Shop')
      expect(inShadow(testIds.wcInstall)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('C30 says that it was declined, and has another link at once', async () => {
    const { platform } = setUp()
    const { walletConnect } = await openWallet(platform)
    await expect.poll(href).toBeTruthy()
    await byId(testIds.wcOpen).click()
    walletConnect.reject()
    await expect.element(view()).toHaveTextContent('Declined in Shop')
    await expect.poll(() => walletConnect.uris.length).toBe(2)
    await expect.poll(href).toBe(`shop://wc?uri=${encodeURIComponent(walletConnect.uris[1] ?? '')}`)
    await byId(testIds.wcOpen).click()
    await expect.element(view()).toHaveTextContent('Approve in Shop')
  })

  it('keeps the focus on the button while its link is on its way', async () => {
    const { platform } = setUp()
    const { walletConnect } = await openWallet(platform)
    await expect.poll(href).toBeTruthy()
    inShadow(testIds.wcOpen)?.focus()
    const release = walletConnect.hold()
    walletConnect.reject()
    await expect.element(byId(testIds.wcOpen)).toHaveAttribute('aria-disabled', 'true')
    expect(focused()).toBe(testIds.wcOpen)
    release()
    await expect.element(byId(testIds.wcOpen)).not.toHaveAttribute('aria-disabled')
    expect(focused()).toBe(testIds.wcOpen)
  })
})

describe('a wallet on a computer', () => {
  const computer = {
    ...wallet,
    desktopLink: 'shop-desktop://',
    webappLink: 'https://app.shop.example',
    chromeStore: 'https://chromewebstore.google.com/detail/shop',
  }
  const chrome = { isMobile: () => false, userAgent: () => 'Chrome/140.0' }

  it('shows the code first, and its desktop and web app behind tabs that arrow keys move through', async () => {
    const { platform, opened } = setUp(chrome)
    const { walletConnect } = await openWallet(platform, computer)
    await expect.element(byId(testIds.wcQr)).toHaveAttribute('data-uri', walletConnect.uris[0])
    await expect.element(byId(testIds.wcInstall)).toHaveAttribute('href', computer.chromeStore)
    inShadow(testIds.wcTab('qr'))?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe(testIds.wcTab('desktop'))
    await expect.element(byId(testIds.wcOpen)).toHaveTextContent('Open desktop app')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(testIds.wcTab('webapp'))
    await byId(testIds.wcOpen).click()
    expect(opened()).toEqual([
      [`https://app.shop.example/wc?uri=${encodeURIComponent(walletConnect.uris[0] ?? '')}`, '_blank'],
    ])
    // One pairing behind all of them.
    expect(walletConnect.uris).toHaveLength(1)
  })

  it('trap 4 keeps no link with a session whose code was scanned after an app was opened', async () => {
    const { platform } = setUp(chrome)
    const { latchkit, walletConnect } = await openWallet(platform, computer)
    await byId(testIds.wcTab('desktop')).click()
    await byId(testIds.wcOpen).click()
    await byId(testIds.wcTab('qr')).click()
    await expect.element(byId(testIds.wcQr)).toHaveAttribute('data-uri', walletConnect.uris[0])
    walletConnect.approve()
    await expect.poll(() => latchkit.modal.getState().open).toBe(false)
    expect(walletConnect.links).toEqual([])
  })

  it('that is an extension only leads to its store', async () => {
    const { platform } = setUp(chrome)
    const extension = { id: 'ext', name: 'Ext', chromeStore: computer.chromeStore }
    const { walletConnect } = await openWallet(platform, extension)
    await expect.element(view()).toHaveTextContent('Ext is not installed')
    await settled()
    expect(walletConnect.uris).toEqual([])
  })
})

it('going back and to another wallet makes one proposal each', async () => {
  const { platform } = setUp()
  const { walletConnect } = await openWallet(platform)
  await expect.poll(href).toBeTruthy()
  await byId(testIds.back).click()
  await byId('wallet-shop').click()
  await expect.poll(() => walletConnect.uris.length).toBe(2)
  await expect.poll(href).toBe(`shop://wc?uri=${encodeURIComponent(walletConnect.uris[1] ?? '')}`)
  expect(walletConnect.cancelled()).toBe(1)
})
