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
  activeChain: number
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
  }))
}
