import type { Page } from '@playwright/test'

/** The connected account in the modal. */
export function accountView(page: Page) {
  const root = page.getByTestId('view-Account')
  return {
    root,
    address: root.getByTestId('account-address'),
    balance: root.getByTestId('account-balance'),
    disconnect: root.getByTestId('disconnect'),
  }
}
