import { isNamespace } from '../../caip/isNamespace.js'
import type { Gateway } from '../../gateway/getGateway.js'
import { normalizeWalletHref } from './normalizeWalletHref.js'
import type { WalletRow } from './parseWalletPage.js'
import type { KnownWallet } from './types.js'

/** A row of the directory as the wallet list takes it. Links that must never be opened are gone. */
export function toKnownWallet(row: WalletRow, gateway: Gateway): KnownWallet {
  const namespaces = [...new Set((row.chains ?? []).map(id => id.split(':')[0] ?? '').filter(isNamespace))]
  const safe = (link: string | null | undefined) => (link && normalizeWalletHref(link) ? link : undefined)
  const pattern = row.browser_link ?? undefined
  return {
    // As in the built-in list, so that the same wallet has the same id in both.
    id: row.rdns ?? row.id,
    name: row.name,
    rdns: row.rdns ?? undefined,
    rdnsAliases: row.rdns_aliases ?? undefined,
    standardNames: row.standard_names ?? undefined,
    explorerId: row.id,
    iconUrl: row.image_id
      ? gateway.imageUrl(`getWalletImage/${encodeURIComponent(row.image_id)}`)
      : undefined,
    namespaces: namespaces.length > 0 ? namespaces : undefined,
    homepage: row.homepage ?? undefined,
    mobileLink: safe(row.mobile_link),
    universalLink: safe(row.link_mode),
    desktopLink: safe(row.desktop_link),
    webappLink: safe(row.webapp_link),
    browserLink: pattern && safe(pattern.split('{{')[0]) ? pattern : undefined,
    chromeStore: row.chrome_store ?? undefined,
    firefoxStore: row.firefox_store ?? undefined,
    appStore: row.app_store ?? undefined,
    playStore: row.play_store ?? undefined,
  }
}
