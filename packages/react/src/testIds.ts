/** Ids by which tests and other people's scripts reach the kit. A contract: never renamed. */
export const testIds = {
  modal: 'latchkit-modal',
  dialog: 'latchkit-dialog',
  title: 'latchkit-title',
  back: 'latchkit-back',
  close: 'latchkit-close',
  connectButton: 'connect-button',
  accountButton: 'account-button',
  networkButton: 'network-button',
  walletsList: 'wallets-list',
  walletsSearch: 'wallets-search',
  allWallets: 'all-wallets',
  /** Unfolds the wallets under `collapseWallets`. */
  walletsToggle: 'wallets-toggle',
  retry: 'retry',
  getWallet: 'get-wallet',
  legalCheckbox: 'legal-checkbox',
  networkSearch: 'network-search',
  accountAddress: 'account-address',
  accountBalance: 'account-balance',
  accountCopy: 'account-copy',
  /** Leads from the account to the networks. */
  accountNetwork: 'account-network',
  /** Leads from the account to all wallets. */
  accountWallets: 'account-wallets',
  /** Connects a further wallet. */
  addWallet: 'add-wallet',
  disconnect: 'disconnect',
  /** QR code of WalletConnect; its `data-uri` is the pairing URI. */
  wcQr: 'wc-qr',
  wcCopy: 'wc-copy',
  /** Opens the wallet's app, desktop app, web app or browser. */
  wcOpen: 'wc-open',
  wcCountdown: 'wc-countdown',
  /** Where to get a wallet that is not here, or whose app did not open. */
  wcInstall: 'wc-install',
  /** From an app that did not open to the QR code. */
  wcShowQr: 'wc-show-qr',
  /** Leaves WalletConnect for the other ways to connect. */
  wcOther: 'wc-other',
  /** Before a network of another namespace: goes on with the wallet that is active. */
  sameWallet: 'same-wallet',
  /** There: chooses a wallet of that namespace. */
  chooseWallet: 'choose-wallet',
  /** Asks the wallet for the signature that signs in. */
  siwxSign: 'siwx-sign',
  /** Gives the sign-in up; disconnects where it is required. */
  siwxCancel: 'siwx-cancel',
  /** Rejects what an embedded wallet is asked for. */
  rejectRequest: 'reject-request',
  emailInput: 'email-input',
  emailSubmit: 'email-submit',
  /** Two digits to compare with those of the approval page. */
  emailNumber: 'email-number',
  /** Requests another mail. */
  emailResend: 'email-resend',
  /** Box of a digit of the code, counted from 0. */
  otpInput: <index extends number>(index: index) => `otp-input-${index}` as const,
  /** Signs in at a provider, such as `social-google`. */
  social: <provider extends string>(provider: provider) => `social-${provider}` as const,
  /** Goes on in this tab where windows are blocked. */
  socialHere: 'social-here',
  /** Two digits to type into the window that was cut off. */
  socialNumber: 'social-number',
  /** Signs in with Farcaster. */
  farcaster: 'farcaster',
  /** QR code for the phone that has the app. */
  farcasterQr: 'farcaster-qr',
  farcasterOpen: 'farcaster-open',
  farcasterCopy: 'farcaster-copy',
  /** Leads from the account to the settings of the embedded wallet. */
  accountSettings: 'account-settings',
  /** There: changes the login address. */
  settingsEmail: 'settings-email',
  /** Explains the custody tiers. */
  settingsUpgrade: 'settings-upgrade',
  /** Opens the devices on the site of the wallet. */
  settingsDevices: 'settings-devices',
  /** Opens the export on the site of the wallet. */
  settingsExport: 'settings-export',
  /** Shows the texts in a language, such as `settings-language-ar`. */
  settingsLanguage: <language extends string>(language: language) => `settings-language-${language}` as const,
  /** Begins the change of the address anew. */
  updateEmailStartOver: 'update-email-start-over',
  /** Opens the page of the wallet on its own site. */
  openWalletPage: 'open-wallet-page',
  /** Dialog of the secure frame, at the end of the body. */
  secureFrameDialog: 'secure-frame-dialog',
  /** An action of the account: `onramp`, `swaps`, `receive`, `send`. */
  accountAction: <action extends string>(action: action) => `action-${action}` as const,
  tabTokens: 'tab-tokens',
  tabNfts: 'tab-nfts',
  tabActivity: 'tab-activity',
  /** Row of a token: by its CAIP-10 id, or `token-native`. */
  token: <address extends string>(address: address) => `token-${address}` as const,
  /** Tile of an NFT: by collection and token id. */
  nft: <id extends string>(id: id) => `nft-${id}` as const,
  /** Row of a transaction, by its id; of a pending one, by its hash. */
  transaction: <id extends string>(id: id) => `tx-${id}` as const,
  /** QR code of the address; its `data-uri` is the address. */
  receiveQr: 'receive-qr',
  receiveCopy: 'receive-copy',
  sendToken: 'send-token',
  sendAmount: 'send-amount',
  sendMax: 'send-max',
  sendReceiver: 'send-receiver',
  sendPreview: 'send-preview',
  sendConfirm: 'send-confirm',
  toast: 'toast',
  alert: 'alert',
  /** Root of a view, such as `view-Connect`. */
  view: <name extends string>(name: name) => `view-${name}` as const,
  /** Row of a wallet: by its rdns where it has one, else by its slug. */
  wallet: (wallet: { readonly id: string; readonly rdns?: string | undefined }) =>
    `wallet-${wallet.rdns ?? wallet.id}` as const,
  /** Connects a namespace that has no wallet yet, such as `connect-solana`. */
  connectNamespace: <name extends string>(namespace: name) => `connect-${namespace}` as const,
  /** Shows the account of another namespace, such as `show-solana`. */
  showNamespace: <name extends string>(namespace: name) => `show-${namespace}` as const,
  /** Tab of a namespace among the wallets. */
  namespaceTab: <name extends string>(namespace: name) => `tab-${namespace}` as const,
  /** An account of a wallet that has several, by its address. */
  switchAccount: <address extends string>(address: address) => `account-${address}` as const,
  /** Ends one of several connected wallets. */
  disconnectOne: (wallet: { readonly id: string; readonly rdns?: string | undefined }) =>
    `disconnect-${wallet.rdns ?? wallet.id}` as const,
  /** Tab of a way to reach a wallet: `qr`, `mobile`, `desktop`, `webapp`, `browser`. */
  wcTab: <tab extends string>(tab: tab) => `wc-tab-${tab}` as const,
  /** Row of a network, by its CAIP-2 id. */
  network: <id extends string>(caipNetworkId: id) => `network-${caipNetworkId}` as const,
} as const
