import type { Page } from 'playwright-core'

/** A session as the wallet's page lists it. */
export type ProtocolWalletSession = {
  topic: string
  appName: string
  appUrl: string
  /** Unix seconds. */
  expiry: number
  accounts: string[]
  chains: number[]
  /** NaN for a session without networks of eip155. */
  activeChain: number
  /** Addresses, and CAIP-2 ids of networks; only of a session that has Solana. */
  solana?: { accounts: string[]; chains: string[] } | undefined
}

const words = (text: string | undefined) => (text ? text.split(' ') : [])

/** The list of sessions, read from the page. */
export async function readSessions(page: Page): Promise<ProtocolWalletSession[]> {
  const cards = await page
    .getByTestId('sessions')
    .locator('> section')
    .evaluateAll(list =>
      list.map(card => ({
        data: card instanceof HTMLElement ? { ...card.dataset } : {},
        name: card.querySelector('[data-testid=app-name]')?.textContent ?? '',
        url: card.querySelector('[data-testid=app-url]')?.textContent ?? '',
      })),
    )
  return cards.map(({ data, name, url }) => ({
    topic: data.topic ?? '',
    appName: name,
    appUrl: url,
    expiry: Number(data.expiry),
    accounts: words(data.accounts),
    chains: words(data.chains).map(Number),
    activeChain: Number(data.activeChain),
    ...(data.solanaChains && {
      solana: { accounts: words(data.solanaAccounts), chains: words(data.solanaChains) },
    }),
  }))
}
