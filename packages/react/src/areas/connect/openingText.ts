import type { WalletTab } from '@latchkit/core/wallets'
import type { openWalletMessages } from './openWalletMessages.js'

type Key = keyof typeof openWalletMessages

/** Text shown while a wallet is opened. */
export function openingText(
  tab: Exclude<WalletTab, 'qr'>,
  state: 'idle' | 'opening' | 'opened' | 'missing' | 'rejected',
): { readonly heading: Key; readonly hint: Key; readonly action: Key } {
  if (state === 'rejected')
    return {
      heading: 'openWallet.rejected',
      hint: 'openWallet.rejectedHint',
      action: `openWallet.${tab}Action`,
    }
  if (state === 'missing')
    return {
      heading: 'openWallet.missing',
      hint: 'openWallet.missingHint',
      action: 'openWallet.tryAgain',
    }
  if (state === 'idle' || tab === 'browser')
    return {
      heading: `openWallet.${tab}`,
      hint: `openWallet.${tab}Hint`,
      action: `openWallet.${tab}Action`,
    }
  return { heading: 'connecting.approve', hint: 'openWallet.approveHint', action: 'openWallet.again' }
}
