import { z } from 'zod'

const text = z.string().min(1).nullable()

/** One row of `GET /getWallets`. */
export const walletRowSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  homepage: text,
  /** Last part of `/getWalletImage/{id}`. */
  image_id: z.string().min(1),
  /** Place in the whole list, from 1. */
  order: z.int().positive(),
  /** CAIP-2 ids. */
  chains: z.array(z.string()),
  rdns: text,
  rdns_aliases: z.array(z.string()),
  /** Names by which the Wallet Standard, and adapters on Solana, know it. */
  standard_names: z.array(z.string()),
  injected: z.array(z.strictObject({ namespace: z.string(), injected_id: z.string() })),
  /** Ends in `/`; takes `wc?uri=…`. */
  mobile_link: text,
  /** Universal link; ends without `/` and takes `/wc?uri=…`. */
  link_mode: text,
  desktop_link: text,
  webapp_link: text,
  /** Opens a page inside the wallet; `{{encodedDappURI}}` stands for the page's address. */
  browser_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  firefox_store: text,
  edge_store: text,
  opera_store: text,
  badge_type: text,
})

/** Answer of `GET /getWallets`. `count` is that of all pages. */
export const walletPageSchema = z.strictObject({
  count: z.int().nonnegative(),
  data: z.array(walletRowSchema),
})

/** One row of `GET /getWallets`. */
export type WalletRow = z.output<typeof walletRowSchema>
