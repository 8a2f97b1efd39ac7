/** Pages the wallet speaks to; the manifest lists the same. */
export const siteMatches = ['http://localhost/*', 'http://127.0.0.1/*', 'http://*.localhost/*', 'https://*/*']
