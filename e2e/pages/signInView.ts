import type { TestWallet } from '@latchkit/testing'
import { expect, type Page } from '@playwright/test'

/** The view that asks for a signature. */
export function signInView(page: Page) {
  const root = page.getByTestId('view-ConnectingSiwe')
  const sign = root.getByTestId('siwx-sign')
  return {
    root,
    sign,
    cancel: root.getByTestId('siwx-cancel'),
    /** Presses the button, which must be ready, and has the owner approve what is then shown. */
    async signWith(owner: TestWallet) {
      await expect(sign).not.toHaveAttribute('aria-disabled')
      await sign.click()
      await owner.approve()
      await page.bringToFront()
    },
  }
}
