import type { WalletRow } from './walletRowSchema.js'
import type { WalletEntry } from './walletSchema.js'

/** The row that callers see of an entry. */
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
