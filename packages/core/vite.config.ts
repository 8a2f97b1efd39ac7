import { defineLibrary, filesOf } from '../../vite.library.js'

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
      ...filesOf(
        import.meta.url,
        ...['connection', 'embedded', 'requests', 'walletConnect'].map(
          feature => `features/${feature}/start`,
        ),
      ),
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
      'features/embedded/smartAccounts/atoms',
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
    permissionWallet: ['features/permissions/getWallet', 'features/permissions/refreshSessions'],
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
    // What the features load at first use, as one module: most apps that need one of them need the other, and for each further
    // one bundlers move what it shares with the page out of the page's first file.
    lazyParts: filesOf(
      import.meta.url,
      ...['connection', 'embedded', 'siwx', 'walletConnect'].map(feature => `features/${feature}/lazy`),
    ),
    // What the views of a connected account ask the gateway.
    accountData: filesOf(
      import.meta.url,
      ...['activity', 'balances', 'names', 'networks', 'nfts'].map(feature => `features/${feature}/lazy`),
    ),
    // What a swap needs once somebody has filled it in.
    swapSending: ['features/swap/lazy/sendSwap'],
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
