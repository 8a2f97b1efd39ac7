import { expect, type Page } from '@playwright/test'
import type { ApproveOptions, TestWallet } from '../node/openWallet.js'
import type { ProposalOptions, WalletConnectWallet } from '../node/openWalletConnectWallet.js'

/** Opens the modal by the connect button of the page, unless it is open. */
async function openModal(page: Page): Promise<void> {
  const modal = page.getByTestId('view-Connect')
  if (await modal.isVisible()) return
  await page.getByTestId('connect-button').first().click()
  await modal.waitFor()
}

/** Chooses the extension in the modal of the page, and approves the connection in the window of the wallet. */
export async function connectExtension(
  page: Page,
  { wallet, rdns }: { wallet: TestWallet; rdns: string },
  options?: ApproveOptions,
): Promise<void> {
  await openModal(page)
  await page.getByTestId(`wallet-${rdns}`).click()
  await wallet.approve(options)
}

/** Gives the wallet the URI of the code in the modal of the page, and approves the proposal on the phone. */
export async function connectPhone(
  page: Page,
  phone: WalletConnectWallet,
  options?: ProposalOptions,
): Promise<void> {
  await openModal(page)
  await page.getByTestId('wallet-walletConnect').click()
  const code = page.getByTestId('wc-qr')
  await expect(code).toHaveAttribute('data-uri', /^wc:/)
  await phone.pair((await code.getAttribute('data-uri')) ?? '')
  await phone.approveProposal(options)
}
