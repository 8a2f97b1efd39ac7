import type { SiteMessage, WalletId, WalletState } from '../common/types.js'
import { currentAnnouncement } from './currentAnnouncement.js'
import { siteChainId } from './siteChainId.js'
import { visibleAccounts } from './visibleAccounts.js'
import { visibleSolanaAccounts } from './visibleSolanaAccounts.js'

/** All that a page of this origin may know. */
export function siteState(state: WalletState, origin: string): SiteMessage {
  const wallet = (id: WalletId) => ({
    chainId: siteChainId(state.wallets[id], origin),
    accounts: visibleAccounts(state.wallets[id], origin),
    solanaAccounts: visibleSolanaAccounts(state.wallets[id], origin),
    online: !state.settings.offline,
  })
  return {
    type: 'state',
    announcement: currentAnnouncement(state),
    wallets: { first: wallet('first'), second: wallet('second') },
  }
}
