import type { BrowserContext, Frame, Page } from 'playwright-core'
import { WalletLaunchError } from './walletLaunchError.js'

/** The oldest open approval window, or the next one that opens. */
export async function nextApproval(
  context: BrowserContext,
  popupUrl: string,
  timeout: number,
): Promise<Page> {
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
    const look = (page: Page) => {
      if (isApproval(page)) finish(() => resolve(page))
    }
    const navigated = (frame: Frame) => look(frame.page())
    const watch = (page: Page) => {
      watched.add(page)
      page.on('framenavigated', navigated)
      look(page)
    }
    const timer = setTimeout(
      () =>
        finish(() =>
          reject(
            new WalletLaunchError(
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
