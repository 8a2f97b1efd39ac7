import type { BrowserContext, Page } from 'playwright-core'

/** The window with the wallet's main page; opens it when there is none. */
export async function openPopup(context: BrowserContext, popupUrl: string): Promise<Page> {
  const open = context.pages().find(page => page.url() === popupUrl)
  if (open) return open
  const session = await context.browser()?.newBrowserCDPSession()
  // A window of its own: in a tab of the site's window one of the two would be hidden and drawn once a second.
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
