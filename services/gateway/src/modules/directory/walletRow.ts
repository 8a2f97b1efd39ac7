import { z } from 'zod'
import type { WalletEntry } from './loadWallets.js'

const text = z.string().min(1).nullable()

/** One row of `GET /getWallets`. */
export const walletRowSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  homepage: text,
  /** Last part of `/getWalletImage/{id}`. */
  image_id: z.string().min(1),
  /** Rank in the whole list, from 1. */
  order: z.int().positive(),
  /** CAIP-2 ids. */
  chains: z.array(z.string()),
  rdns: text,
  rdns_aliases: z.array(z.string()),
  /** Names under which it registers by the Wallet Standard, or as an adapter on Solana. */
  standard_names: z.array(z.string()),
  injected: z.array(z.strictObject({ namespace: z.string(), injected_id: z.string() })),
  /** Ends in `/`; takes `wc?uri=…`. */
  mobile_link: text,
  /** Universal link; ends without `/` and takes `/wc?uri=…`. */
  link_mode: text,
  desktop_link: text,
  webapp_link: text,
  /** Opens a page inside the wallet. `{{encodedDappURI}}` is the placeholder for the URL of the page. */
  browser_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  firefox_store: text,
  edge_store: text,
  opera_store: text,
  badge_type: text,
})

/** Answer of `GET /getWallets`. `count` is the count of all pages. */
export const walletPageSchema = z.strictObject({
  count: z.int().nonnegative(),
  data: z.array(walletRowSchema),
})

/** One row of `GET /getWallets`. */
export type WalletRow = z.output<typeof walletRowSchema>

/** Converts an entry to the row for callers. */
export function toWalletRow(entry: WalletEntry, order: number, chains: readonly string[]): WalletRow {
  return {
    id: entry.id,
    name: entry.name,
    homepage: entry.homepage ?? null,
    image_id: entry.imageId ?? entry.id,
    order,
    chains: [...chains],
    rdns: entry.rdns ?? null,
    rdns_aliases: entry.otherRdns,
    standard_names: entry.standardNames,
    injected: entry.injected.map(({ namespace, injectedId }) => ({ namespace, injected_id: injectedId })),
    mobile_link: entry.mobileLink ?? null,
    link_mode: entry.universalLink ?? null,
    desktop_link: entry.desktopLink ?? null,
    webapp_link: entry.webappLink ?? null,
    browser_link: entry.browserLink ?? null,
    app_store: entry.appStore ?? null,
    play_store: entry.playStore ?? null,
    chrome_store: entry.chromeStore ?? null,
    firefox_store: entry.firefoxStore ?? null,
    edge_store: entry.edgeStore ?? null,
    opera_store: entry.operaStore ?? null,
    badge_type: entry.badge ?? null,
  }
}
