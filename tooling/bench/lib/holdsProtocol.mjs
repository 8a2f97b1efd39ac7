/** Whether a built file has the protocol's client in it: only that says this, and no minifier may change it. */
export function holdsProtocol(site, file) {
  return site.text(file).includes('wc_sessionPropose')
}
