import type { SiteMessage } from '../common/types.js'

/** A page that is connected right now. */
export type Client = { id: string; origin: string; post(message: SiteMessage): void }

/** What the service worker holds in memory; everything else is in storage, so that it may be ended at any time. */
export type Background = {
  clients: Map<string, Client>
  ready: Promise<void>
  /** Runs writers one after another. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>
}
