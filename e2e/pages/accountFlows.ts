import { expect, type Page } from '@playwright/test'

/** Actions of a wallet's owner when the wallet prompts. */
export type Approve = () => Promise<void>

/** A transfer, as it is typed: `token` is the test id of its row. */
export type Transfer = { readonly token: string; readonly amount: string; readonly receiver: string }

/** Sends from the open account, up to the press that asks the wallet, and has the wallet approve. */
export async function send(page: Page, approve: Approve, { token, amount, receiver }: Transfer) {
  await page.bringToFront()
  await page.getByTestId('action-send').click()
  await page.getByTestId('send-token').click()
  await page.getByTestId(token).click()
  await page.getByTestId('send-amount').fill(amount)
  await page.getByTestId('send-receiver').fill(receiver)
  await page.getByTestId('send-preview').click()
  await expect(page.getByTestId('view-WalletSendPreview')).toContainText(receiver)
  await page.getByTestId('send-confirm').click()
  await approve()
  await page.bringToFront()
  await expect(page.getByTestId('view-Account')).toBeVisible()
}

/** Fills the swap of a token for ether from the open account, up to its preview. Ether is sold, unless sides change. */
export async function previewSwapToEther(page: Page, token: string, amount: string) {
  await page.getByTestId('action-swaps').click()
  await page.getByTestId('swap-to-token').click()
  await page.getByTestId(token).click()
  await page.getByTestId('swap-flip').click()
  await page.getByTestId('swap-from-amount').fill(amount)
  await expect(page.getByTestId('swap-to-amount')).toContainText(/\d\.\d/)
  await page.getByTestId('swap-preview').click()
}

/** Registers a name from the open account, and has the wallet sign. */
export async function registerName(page: Page, approve: Approve, name: string) {
  await page.getByTestId('account-name').click()
  await page.getByTestId('name-input').fill(name)
  // The button moves when the suggestions come.
  await expect(page.getByText(`my-${name.toLowerCase()}.`)).toBeVisible()
  await page.getByTestId('name-submit').click()
  await approve()
  await page.bringToFront()
  await expect(page.getByTestId('view-RegisterAccountNameSuccess')).toContainText(name.toLowerCase())
}

/** Waits for a notice of the modal. */
export async function notice(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByTestId('toast')).toContainText(text)
}
