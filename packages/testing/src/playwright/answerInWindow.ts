import { expect, type Page } from '@playwright/test'

/**
 * Answers the request of a page in the window of the secure site, which closes then. The app opens the window with the press
 * that began the request; where the browser blocked it, the modal of the page has a button, which is pressed here.
 */
export async function answerInWindow(page: Page, answer: 'approve' | 'reject'): Promise<void> {
  const find = () =>
    page
      .context()
      .pages()
      .filter(one => !one.isClosed() && /\/approve\?/.test(one.url()))
      .at(-1)
  const open = page.getByTestId('open-approval-window')
  await expect(async () => {
    if (find()) return
    // The same button shows a window that is open.
    await open.click({ timeout: 1_000 })
    expect(find()).toBeDefined()
  }).toPass()
  const window = find()
  const closed = window?.waitForEvent('close')
  await window
    ?.getByTestId(answer)
    .click()
    .catch((error: unknown) => {
      // It may be gone before the browser has confirmed the click.
      if (!window.isClosed()) throw error
    })
  await closed
}
