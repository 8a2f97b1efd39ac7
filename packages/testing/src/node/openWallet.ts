import type { BrowserContext, Frame, Page } from '@playwright/test'
import { TestingError } from '../common/testingError.js'
import { popupPage, type WalletPopup } from './popupPage.js'

/** How a request is approved. */
export type ApproveOptions = {
  /** For a connection: the accounts to tick, by index. Default: those the wallet preselects. */
  accounts?: number[] | undefined
  /** Milliseconds to wait for the window. Default: 15,000. */
  timeout?: number | undefined
}

/** The clicks of a wallet's owner in the windows of the extension. */
export type TestWallet = {
  /** Returns the next approval window, to inspect it. It still has to be answered. */
  approval(options?: { timeout?: number | undefined }): Promise<Page>
  /** Clicks "Approve" in the next approval window and waits until it is closed. A locked wallet is unlocked before. */
  approve(options?: ApproveOptions): Promise<void>
  /** Clicks "Reject" in the next approval window and waits until it is closed. */
  reject(options?: { timeout?: number | undefined }): Promise<void>
  /** Locks the wallet: sites see no account until it is unlocked. */
  lock(): Promise<void>
  unlock(): Promise<void>
  /** Holds the answers to what is approved or rejected from now on, until the returned function is called. */
  hold(): Promise<() => Promise<void>>
  /** Makes an account active, by index. Connected sites get `accountsChanged`. */
  selectAccount(index: number): Promise<void>
  /** Switches the network, without a request of a site. Connected sites get `chainChanged`. */
  selectChain(chainId: number): Promise<void>
  /** Returns how many approval windows are open. */
  openApprovals(): number
  /** Returns the wallet's main page in its own window, which is opened once. */
  popup(): Promise<WalletPopup>
}

/** Returns the oldest open approval window, or the next that opens. */
const nextApproval = async (context: BrowserContext, popupUrl: string, timeout: number): Promise<Page> => {
  const isApproval = (page: Page) => page.url().startsWith(`${popupUrl}#request=`)
  const open = context.pages().find(isApproval)
  if (open) return open
  return await new Promise<Page>((resolve, reject) => {
    const watched = new Set<Page>()
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      context.off('page', watch)
      for (const page of watched) page.off('framenavigated', navigated)
      settle()
    }
    const check = (page: Page) => {
      if (isApproval(page)) finish(() => resolve(page))
    }
    const navigated = (frame: Frame) => check(frame.page())
    const watch = (page: Page) => {
      watched.add(page)
      page.on('framenavigated', navigated)
      check(page)
    }
    const timer = setTimeout(
      () =>
        finish(() =>
          reject(
            new TestingError(
              'wallet/no-approval-window',
              `The wallet opened no approval window within ${timeout} ms. Has the page asked for something that needs one?`,
            ),
          ),
        ),
      timeout,
    )
    context.on('page', watch)
    for (const page of context.pages()) watch(page)
  })
}

/** Returns the window with the wallet's main page, and opens it when there is none. */
const openPopup = async (context: BrowserContext, popupUrl: string): Promise<Page> => {
  const open = context.pages().find(page => page.url() === popupUrl)
  if (open) return open
  const session = await context.browser()?.newBrowserCDPSession()
  // A separate window: of two tabs in a window one is hidden, and rendered only once a second.
  const [page] = session
    ? await Promise.all([
        context.waitForEvent('page', opened => opened.url() === popupUrl || opened.url() === 'about:blank'),
        session.send('Target.createTarget', { url: popupUrl, newWindow: true }),
      ])
    : [await context.newPage()]
  await session?.detach()
  if (page.url() !== popupUrl) await page.goto(popupUrl)
  await page.locator('body[data-loaded]').waitFor()
  return page
}

/**
 * Drives the test wallet of a browser by clicks in its own pages.
 *
 * @throws TestingError `wallet/no-approval-window`
 * @example
 * const wallet = openWallet(walletContext, extensionId)
 * await wallet.approve({ accounts: [0, 1] })
 */
export function openWallet(context: BrowserContext, extensionId: string): TestWallet {
  const popupUrl = `chrome-extension://${extensionId}/popup.html`
  const approval = async (timeout = 15_000) => {
    const page = await nextApproval(context, popupUrl, timeout)
    await page.bringToFront()
    await page.getByTestId('approve').waitFor()
    return page
  }
  const popup = async () => popupPage(await openPopup(context, popupUrl))
  const answer = async (page: Page, button: 'approve' | 'reject') => {
    const closed = page.isClosed() ? undefined : page.waitForEvent('close')
    const failure = await page
      .getByTestId(button)
      .click()
      .then(() => undefined)
      .catch((error: unknown) => error)
    // The wallet closes the window on the click, sometimes before Playwright has finished the click.
    if (failure && !page.isClosed()) throw failure
    await closed
  }
  return {
    approval: ({ timeout } = {}) => approval(timeout),
    approve: async ({ accounts, timeout } = {}) => {
      const page = await approval(timeout)
      const unlock = page.getByTestId('unlock')
      if (await unlock.isVisible()) await unlock.click()
      if (accounts) {
        const boxes = page.getByTestId('approval-account')
        // Ticked before others are cleared: "Approve" is disabled while none is ticked.
        for (const index of accounts) await boxes.nth(index).check()
        for (let index = 0; index < (await boxes.count()); index++)
          if (!accounts.includes(index)) await boxes.nth(index).uncheck()
      }
      await answer(page, 'approve')
    },
    reject: async ({ timeout } = {}) => answer(await approval(timeout), 'reject'),
    openApprovals: () => context.pages().filter(page => page.url().startsWith(`${popupUrl}#request=`)).length,
    popup,
    lock: async () => (await popup()).setLocked(true),
    unlock: async () => (await popup()).setLocked(false),
    hold: async () => {
      const main = await popup()
      await main.setAnswerLate(true)
      return async () => {
        await main.setAnswerLate(false)
        await main.release()
      }
    },
    selectAccount: async index => (await popup()).selectAccount(index),
    selectChain: async chainId => (await popup()).selectChain(chainId),
  }
}
