import type { SiteMessage } from '../common/types.js'

/** A page that is connected to the service worker. */
export type Client = { id: string; origin: string; post(message: SiteMessage): void }

/** The service worker's memory. Everything else is in storage, because the worker may end at any time. */
export type Background = {
  clients: Map<string, Client>
  ready: Promise<void>
  /** Runs writers one after another. */
  exclusively<Result>(run: () => Promise<Result>): Promise<Result>
}
