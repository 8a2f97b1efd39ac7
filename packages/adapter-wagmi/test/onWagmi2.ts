import { fileURLToPath } from 'node:url'

/**
 * Aliases of Vite, by which every import of wagmi leads to wagmi 2. Tests use the names that both versions have, such as
 * `getAccount`.
 */
export const onWagmi2 = [
  { find: /^wagmi(?=\/|$)/, replacement: 'wagmi2' },
  // Libraries of wallets that its connectors import, and that are not installed.
  {
    find: /^(@base-org\/account|@coinbase\/wallet-sdk|@gemini-wallet\/core|@metamask\/sdk|@walletconnect\/ethereum-provider|cbw-sdk|porto(\/internal)?)$/,
    replacement: fileURLToPath(new URL('./notInstalled.ts', import.meta.url)),
  },
]
