import { mockAdapter } from '@latchkit/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { LatchkitConfig } from '../../src/page/latchkit/types.js'
import { walletHighlightsAtom, walletPagesAtom } from '../../src/page/query/atoms.js'
import { createScriptedWalletConnect } from './createScriptedWalletConnect.js'
import { mockWalletConnectAdapter } from './mockWalletConnectAdapter.js'
import { byId, connectors, inShadow, mountApp, shadow, testIds } from './mountApp.js'

const list = () => inShadow(testIds.walletsList)
const focused = () => shadow()?.activeElement?.getAttribute('data-testid')
const announced = () => shadow()?.querySelector('[aria-live=polite]')?.textContent

function mount(config: Partial<LatchkitConfig> = {}) {
  const walletConnect = createScriptedWalletConnect()
  const { latchkit } = mountApp({
    config: {
      adapters: [mockWalletConnectAdapter()],
      gateway: { url: `${location.origin}/directory` },
      walletConnect: { relayUrl: 'ws://127.0.0.1:1', load: walletConnect.load },
      logLevel: 'silent',
      ...config,
    },
  })
  return { latchkit, walletConnect }
}

async function open() {
  const { latchkit, walletConnect } = mount()
  latchkit.modal.open({ view: 'AllWallets' })
  await expect.element(byId(testIds.view('AllWallets'))).toBeVisible()
  const pages = () => latchkit.client.store.get(walletPagesAtom)
  return { latchkit, walletConnect, pages }
}
const fail = () => vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('', { status: 500 }))

describe('all wallets with a directory', () => {
  it('appends pages while somebody scrolls, up to the last wallet', async () => {
    const { pages } = await open()
    await expect.poll(() => pages().wallets.length).toBe(40)
    await expect.element(byId('wallet-io.metamask')).toBeVisible()
    for (const length of [80, 90]) {
      list()?.scrollTo({ top: list()?.scrollHeight ?? 0 })
      await expect.poll(() => pages().wallets.length).toBe(length)
    }
    await expect.poll(() => pages().loading).toBe(false)
    await expect
      .poll(() => {
        list()?.scrollTo({ top: list()?.scrollHeight ?? 0 })
        return inShadow('wallet-w90')
      })
      .toBeTruthy()
    expect(pages().hasMore).toBe(false)
  })

  it('C14 has the focus in the search as it opens, on a phone in the title', async () => {
    const { latchkit } = await open()
    await expect.poll(focused).toBe(testIds.walletsSearch)
    latchkit.modal.open()
    await byId(testIds.allWallets).click()
    await expect.poll(focused).toBe(testIds.walletsSearch)
    vi.spyOn(latchkit.client.platform, 'isMobile').mockReturnValue(true)
    await byId(testIds.back).click()
    await byId(testIds.allWallets).click()
    await expect.element(byId(testIds.view('AllWallets'))).toBeVisible()
    expect(focused()).toBe(testIds.title)
  })

  it('C14 reaches every page by the keyboard, and the focused row stays when it is scrolled away', async () => {
    const { pages } = await open()
    await expect.poll(() => pages().wallets.length).toBe(40)
    list()?.querySelector<HTMLElement>('button')?.focus()
    const first = focused()
    await userEvent.keyboard('{End}')
    await expect.poll(() => pages().wallets.length).toBe(80)
    await userEvent.keyboard('{Home}')
    await expect.poll(focused).toBe(first)
    list()?.scrollTo({ top: 2000 })
    await expect.element(byId('wallet-w20')).toBeInTheDocument()
    expect(focused()).toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).not.toBe(first)
    expect(list()?.scrollTop).toBeLessThan(200)
  })

  it('C14 the focused row stays when the window has lost the focus before the list is scrolled', async () => {
    const { pages } = await open()
    await expect.poll(() => pages().wallets.length).toBe(40)
    const row = list()?.querySelector<HTMLElement>('button')
    row?.focus()
    const first = focused()
    // As a browser reports a window that loses the focus: the row stays the active element.
    row?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }))
    list()?.scrollTo({ top: 2000 })
    await expect.element(byId('wallet-w20')).toBeInTheDocument()
    expect(focused()).toBe(first)
  })

  it('finds what is on no page yet, and leads to it', async () => {
    const { walletConnect } = await open()
    await byId(testIds.walletsSearch).fill('wallet 88')
    await expect.element(byId('wallet-w88')).toBeVisible()
    await expect.poll(announced).toBe('1 wallet found')
    await byId('wallet-w88').click()
    await expect.element(byId(testIds.view('ConnectingWalletConnect'))).toHaveTextContent('Wallet 88')
    await expect.element(byId(testIds.wcQr)).toHaveAttribute('data-uri', walletConnect.uris[0])
  })

  it('leads to where a wallet is got when the app has no WalletConnect', async () => {
    const { latchkit } = mount({
      adapters: [mockAdapter({ namespace: 'eip155', connectors })],
      walletConnect: undefined,
    })
    latchkit.modal.open({ view: 'AllWallets' })
    await byId(testIds.walletsSearch).fill('wallet 88')
    await byId('wallet-w88').click()
    const view = byId(testIds.view('ConnectingExternal'))
    await expect.element(view).toHaveTextContent('Wallet 88 is not installed')
    await expect.element(view.getByRole('link')).toHaveAttribute('href', 'https://wallet88.example/')
  })

  it('says that nothing was found', async () => {
    await open()
    await byId(testIds.walletsSearch).fill('no such thing')
    await expect.element(byId(testIds.getWallet)).toBeVisible()
    await expect.poll(announced).toContain('0 wallets found')
  })

  it('keeps the built-in wallets when it does not answer, and tries again when asked', async () => {
    const fetching = fail()
    const { pages } = await open()
    await expect.element(byId('wallet-io.metamask')).toBeVisible()
    await expect.element(byId(testIds.retry)).toBeInTheDocument()
    expect(shadow()?.querySelector('[role=alert]')?.textContent).toContain('does not respond')
    fetching.mockRestore()
    await byId(testIds.retry).click()
    await expect.poll(() => pages().wallets.length).toBe(40)
    await expect.poll(() => inShadow(testIds.retry)).toBeUndefined()
  })
})

describe('the first list with a directory', () => {
  const rows = () => [...(list()?.querySelectorAll('button') ?? [])].map(row => row.dataset.testid)

  it('keeps rows free for what the directory recommends, and shows that', async () => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    const { fetch } = window
    const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (...parameters) => {
      await held
      return fetch(...parameters)
    })
    const { latchkit } = mount()
    latchkit.modal.open()
    await expect.element(byId(testIds.view('Connect'))).toBeVisible()
    const height = list()?.offsetHeight
    expect(list()?.querySelectorAll('.skeleton').length).toBe(2)
    answer()
    await expect.element(byId('wallet-w1')).toBeVisible()
    expect(rows()).toEqual([
      'wallet-com.example.first',
      'wallet-com.example.second',
      'wallet-walletConnect',
      'wallet-w1',
      'wallet-w2',
      'all-wallets',
    ])
    expect(list()?.offsetHeight).toBe(height)
    fetching.mockRestore()
  })

  it('has the wallets of the kit when the directory does not answer', async () => {
    const fetching = fail()
    const { latchkit } = mount()
    latchkit.modal.open()
    await expect.element(byId('wallet-io.metamask')).toBeVisible()
    expect(rows()).toHaveLength(6)
    fetching.mockRestore()
  })

  it('shows a featured wallet that only the directory has, with one request', async () => {
    const { latchkit } = mount({ featuredWalletIds: ['w70'] })
    const fetching = vi.spyOn(window, 'fetch')
    latchkit.modal.open()
    await expect.element(byId('wallet-w70')).toBeVisible()
    latchkit.modal.close()
    await expect.poll(shadow).toBeUndefined()
    latchkit.modal.open()
    await expect.element(byId('wallet-w70')).toBeVisible()
    expect(fetching).toHaveBeenCalledTimes(1)
    fetching.mockRestore()
  })

  it('asks again when it is opened after the directory did not answer', async () => {
    const fetching = fail()
    const { latchkit } = mount({ featuredWalletIds: ['w70'] })
    latchkit.modal.open()
    // On a slow machine the answer is there before the view has asked: it asks again then.
    await expect.poll(() => fetching.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(() => latchkit.client.store.get(walletHighlightsAtom).error).toBeDefined()
    fetching.mockRestore()
    latchkit.modal.close()
    await expect.poll(shadow).toBeUndefined()
    latchkit.modal.open()
    await expect.element(byId('wallet-w70')).toBeVisible()
  })
})
