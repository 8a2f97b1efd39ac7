import type { Page } from '@playwright/test'

/** The connected account in the modal. */
export function accountView(page: Page) {
  const root = page.getByTestId('view-Account')
  return {
    root,
    address: root.getByTestId('account-address'),
    balance: root.getByTestId('account-balance'),
    /** The active wallet, which leads to all of them. */
    wallets: root.getByTestId('account-wallets'),
    /** The view of all wallets. */
    profile: page.getByTestId('view-ProfileWallets'),
    disconnect: root.getByTestId('disconnect'),
  }
}
