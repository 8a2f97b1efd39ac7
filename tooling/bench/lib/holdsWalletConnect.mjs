/** Whether a built file has the WalletConnect client in it: only that says this, and no minifier may change it. */
export function holdsWalletConnect(site, file) {
  return site.text(file).includes('wc_sessionPropose')
}
