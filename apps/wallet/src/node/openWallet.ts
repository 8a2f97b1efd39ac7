import type { BrowserContext, Page } from 'playwright-core'
import { nextApproval } from './nextApproval.js'
import { openPopup } from './openPopup.js'
import { popupPage, type WalletPopup } from './popupPage.js'

export type ApproveOptions = {
  /** For a connection: which accounts to tick, by index. Default: as the wallet proposes. */
  accounts?: number[] | undefined
  /** Milliseconds to wait for the window. Default: 15,000. */
  timeout?: number | undefined
}

export type TestWallet = {
  /** The next approval window, for a look at what it shows; still to be answered. */
  approval(options?: { timeout?: number | undefined }): Promise<Page>
  /** Clicks "Approve" in the next approval window and waits until it is closed. */
  approve(options?: ApproveOptions): Promise<void>
  /** Clicks "Reject" in the next approval window and waits until it is closed. */
  reject(options?: { timeout?: number | undefined }): Promise<void>
  /** How many approval windows are open. */
  openApprovals(): number
  /** The wallet's main page in a tab of its own, opened once. */
  popup(): Promise<WalletPopup>
}

/** Drives the test wallet of a browser as a person does: by clicks in its own pages. */
export function openWallet(context: BrowserContext, extensionId: string): TestWallet {
  const popupUrl = `chrome-extension://${extensionId}/popup.html`
  const approval = async (timeout = 15_000) => {
    const page = await nextApproval(context, popupUrl, timeout)
    await page.bringToFront()
    await page.getByTestId('approve').waitFor()
    return page
  }
  const answer = async (page: Page, button: 'approve' | 'reject') => {
    const closed = page.isClosed() ? undefined : page.waitForEvent('close')
    const failure = await page
      .getByTestId(button)
      .click()
      .then(() => undefined)
      .catch((error: unknown) => error)
    // The wallet closes the window on the click, at times before Playwright has seen the click through.
    if (failure && !page.isClosed()) throw failure
    await closed
  }
  return {
    approval: ({ timeout } = {}) => approval(timeout),
    approve: async ({ accounts, timeout } = {}) => {
      const page = await approval(timeout)
      if (accounts) {
        const boxes = page.getByTestId('approval-account')
        // Ticks first: with none ticked "Approve" is off.
        for (const index of accounts) await boxes.nth(index).check()
        for (let index = 0; index < (await boxes.count()); index++)
          if (!accounts.includes(index)) await boxes.nth(index).uncheck()
      }
      await answer(page, 'approve')
    },
    reject: async ({ timeout } = {}) => answer(await approval(timeout), 'reject'),
    openApprovals: () => context.pages().filter(page => page.url().startsWith(`${popupUrl}#request=`)).length,
    popup: async () => popupPage(await openPopup(context, popupUrl)),
  }
}
