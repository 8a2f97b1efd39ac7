import type { Page } from '@playwright/test'

/** The connected account in the modal. */
export function accountView(page: Page) {
  const root = page.getByTestId('view-Account')
  return {
    root,
    address: root.getByTestId('account-address'),
    balance: root.getByTestId('account-balance'),
    /** The row of a connected wallet, by its rdns or id. */
    wallet: (id: string) => root.getByTestId(`wallet-${id}`),
    disconnect: root.getByTestId('disconnect'),
  }
}
