import { icon as coinbase } from './coinbase.js'
import { icon as metamask } from './metamask.js'
import { icon as phantom } from './phantom.js'
import { icon as trustWallet } from './trust-wallet.js'

/** Logos of the built-in wallets that the first list of wallets shows, by id. */
export const firstWalletIcons: { readonly [id: string]: string } = {
  'app.phantom': phantom,
  'com.coinbase.wallet': coinbase,
  'com.trustwallet.app': trustWallet,
  'io.metamask': metamask,
}
