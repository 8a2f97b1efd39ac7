import { readdirSync } from 'node:fs'
import { defineLibrary } from '../../vite.library.js'

/** The files `features/<feature>/<feature>Parts.ts`. */
function partsOfFeatures(): string[] {
  return readdirSync(new URL('src/features', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('Parts.ts'))
    .map(file => `features/${file.slice(0, -3)}`)
}

export default defineLibrary({
  url: import.meta.url,
  // What a page has before the click, what the first list of wallets is made of, and what has a subpath for itself. A class that
  // extends another one is kept by some bundlers wherever its module is, so the errors are among these.
  open: [
    'index',
    'connection#accountAtom',
    'connection#getPreferredAccountType',
    'connection#ConnectorNotFoundError',
    'networks#networksAtom',
    'networks#solana',
    'networks#addNetwork',
    'networks#removeNetwork',
    'networks#getNamespaceName',
    'networks#getExplorerUrl',
    'networks#getNetworkImageUrl',
    'networks#NetworkNotFoundError',
    'requests#requestActivityAtom',
    'requests#RequestAbortedError',
    'analytics#track',
    'analytics#analyticsErrorAtom',
    'wallets#listWallets',
    'wallets#builtInWalletNames',
    'wallets#builtInWallets',
    'wallets#recentWalletsAtom',
    'wallets#restoreRecentWallets',
    'walletconnect#walletConnectId',
    'walletconnect#NoSessionError',
    'balances#balanceQueryOptions',
    'balances#formatAmount',
    'caip',
    'errors',
    'features',
    'http',
    'internal',
    'siwx',
    'storage',
    'testing',
    'validate',
  ],
  first: 'jotai/vanilla',
  eager: {
    name: 'client',
    roots: [
      'client/buildClient',
      'features/connection/importWithRetry',
      'features/requests/atoms',
      'features/secureFrame/socialReturn',
      'features/walletConnect/walletConnectId',
    ],
  },
  modules: {
    // What is shown of a connected account. Before `actions`, which would take a part of it.
    account: ['networks#supportedChainsQueryOptions', 'activity', 'balances', 'names', 'nfts'],
    // What a connection and the views behind the first one need.
    actions: [
      'connection',
      'requests',
      'networks',
      'walletconnect',
      'wallets#normalizeWalletHref',
      'gateway/getGateway',
    ],
    directory: ['wallets#fetchWallets'],
    send: ['send'],
  },
  // What the features load at first use, as one module: most apps that need one of them need the other, and for each further
  // one bundlers move what it shares with the page out of the page's first file.
  areas: {
    lazyParts: partsOfFeatures(),
    // What the views of a connected account ask the gateway.
    accountData: [
      'features/balances/api',
      'features/activity/api',
      'features/names/api',
      'features/nfts/api',
      'gateway/fetchSupportedChains',
    ],
  },
  shared: 'actions',
  // The barrel reaches `ox/tempo`, about which Vite and webpack warn.
  inline: {
    barrel: 'viem/chains',
    folder: 'chains',
    paths: {
      'celo/chainConfig.js': 'viem/celo',
      'linea/actions/estimateGas.js': 'viem/linea',
      'op-stack/chainConfig.js': 'viem/op-stack',
      'op-stack/formatters.js': 'viem/op-stack',
      'tempo/chainConfig.js': 'viem/tempo',
      'zksync/chainConfig.js': 'viem/zksync',
    },
  },
})
