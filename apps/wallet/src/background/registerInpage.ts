import { announcementOf } from '../common/announcementOf.js'
import { siteMatches } from '../common/siteMatches.js'
import type { WalletState } from '../common/types.js'
import { currentAnnouncement } from './currentAnnouncement.js'
import { parseWalletConfig } from './parseWalletConfig.js'

/**
 * Registers the script that pages get. With the announcement of config.json it is written into the script and
 * known before the page's first one; after a change in the popup the script has to ask for it.
 */
export async function registerInpage(state: WalletState): Promise<void> {
  const configured = announcementOf(parseWalletConfig(state.config))
  const asConfigured = JSON.stringify(configured) === JSON.stringify(currentAnnouncement(state))
  const script: chrome.scripting.RegisteredContentScript = {
    id: 'inpage',
    js: [asConfigured ? 'inpage.js' : 'inpage-deferred.js'],
    matches: siteMatches,
    runAt: 'document_start',
    world: 'MAIN',
    allFrames: true,
  }
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [script.id] })
  if (registered.length === 0) await chrome.scripting.registerContentScripts([script])
  else if (registered[0]?.js?.[0] !== script.js?.[0]) await chrome.scripting.updateContentScripts([script])
}
