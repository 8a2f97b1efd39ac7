import type { BrowserContext, Page } from 'playwright-core'

/** The tab with the wallet's main page; opens it when there is none. */
export async function openPopup(context: BrowserContext, popupUrl: string): Promise<Page> {
  const open = context.pages().find(page => page.url() === popupUrl)
  if (open) return open
  const page = await context.newPage()
  await page.goto(popupUrl)
  await page.locator('body[data-loaded]').waitFor()
  return page
}
