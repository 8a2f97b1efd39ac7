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
  // Views of `react` take names from the entries.
  namesExports: true,
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
    'networks#getNetworkImageUrl',
    'networks#NetworkNotFoundError',
    'requests#requestActivityAtom',
    'requests#RequestAbortedError',
    'analytics#track',
    'analytics#analyticsErrorAtom',
    'wallets#listWallets',
    'wallets#loadDirectory',
    'wallets#builtInWalletNames',
    'wallets#builtInWallets',
    'wallets#recentWalletsAtom',
    'wallets#restoreRecentWallets',
    'walletconnect#walletConnectId',
    'walletconnect#NoSessionError',
    'send#parseAmount',
    'redemption',
    'caip',
    'errors',
    'features#resolveFeatures',
    'features#optionsVersionAtom',
    'features#getNamespaceSupport',
    'features#isRestrictedTimeZone',
    'http#createFallback',
    'http#createHttpClient',
    'http#createRanking',
    'http#HttpStatusError',
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
      'client/updateFeatures',
      'features/connection/importWithRetry',
      'features/requests/atoms',
      'features/secureFrame/socialReturn',
      'features/walletConnect/walletConnectId',
    ],
  },
  modules: {
    // What a connection and the views behind the first one need, and what `accountData` shares with `account`: a file that
    // both reach were a third one in an app. Nothing here imports data by `import()`: that were a file more to the first view.
    actions: [
      'connection',
      'requests',
      'networks#switchNetwork',
      'walletconnect',
      'wallets#normalizeWalletHref',
      'gateway/errors',
      'gateway/getGateway',
      'gateway/readImageUrl',
      'http#pollUntil',
      'query/openQueryClient',
      'validate/cleanText',
      'features/smartAccounts/atoms',
      // Kept by the batch of a swap as well.
      'features/calls/records',
      // Also started with a restored login.
      'features/permissions/delivery',
      'activity#ChainNotIndexedError',
      'balances#balanceQueryOptions',
      'balances#formatAmount',
      'balances#getShownToken',
      'balances#getTokenImageUrl',
      'nfts#NftsUnavailableError',
    ],
    // What is shown of a connected account.
    account: [
      'networks#supportedChainsQueryOptions',
      'networks#getExplorerUrl',
      'activity',
      // What follows a transaction of any area, which loads no other area for it.
      'features/activity/followSent',
      'balances',
      'names#identityQueryOptions',
      'names#profileQueryOptions',
      'names#resolveName',
      // Checks what the gateway answers as well.
      'names#validateName',
      'nfts',
    ],
    directory: ['wallets#fetchWallets'],
    send: ['send'],
    swap: ['swap'],
    calls: ['calls'],
    // An app that grants lists nothing by that, and a list revokes nothing before it is asked to.
    permissionWallet: [
      'features/permissions/getWallet',
      'features/permissions/loadPermissionCalls',
      'features/permissions/refreshSessions',
    ],
    grantPermissions: ['permissions#grantPermissions'],
    revokePermissions: ['permissions#revokePermissions'],
    permissions: ['permissions'],
    onramp: ['onramp'],
    names: ['names'],
    // What the calls of several areas share.
    gatewayCalls: ['gateway/callGateway'],
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
      'features/names/registrationApi',
      'features/nfts/api',
      'gateway/fetchSupportedChains',
    ],
    // What a swap needs once somebody has filled it in.
    swapSending: ['features/swap/sendSwap'],
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
