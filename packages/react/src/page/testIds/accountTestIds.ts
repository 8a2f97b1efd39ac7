/** Test ids of the account and of the connected wallets. */
export const accountTestIds = {
  accountAddress: 'account-address',
  accountBalance: 'account-balance',
  /** Worth of all tokens of the account, in the currency of the client. */
  accountWorth: 'account-worth',
  accountCopy: 'account-copy',
  /** Opens the networks from the account. */
  accountNetwork: 'account-network',
  /** Opens all wallets from the account. */
  accountWallets: 'account-wallets',
  /** Opens the choice of a name from the account. */
  accountName: 'account-name',
  /** Connects a further wallet. */
  addWallet: 'add-wallet',
  /** Opens the settings of the embedded wallet from the account. */
  accountSettings: 'account-settings',
  /** An action of the account: `onramp`, `swaps`, `receive`, `send`. */
  accountAction: <action extends string>(action: action) => `action-${action}` as const,
  /** Shows the tokens of no worth and imitations, or hides them. */
  tokensMore: 'tokens-more',
  tabTokens: 'tab-tokens',
  tabNfts: 'tab-nfts',
  tabActivity: 'tab-activity',
  /** Tile of an NFT: by collection and token id. */
  nft: <id extends string>(id: id) => `nft-${id}` as const,
  /** Row of a transaction, by its id; of a pending one, by its hash. */
  transaction: <id extends string>(id: id) => `tx-${id}` as const,
  /** Connects a namespace that has no wallet yet, such as `connect-solana`. */
  connectNamespace: <name extends string>(namespace: name) => `connect-${namespace}` as const,
  /** Shows the account of another namespace, such as `show-solana`. */
  showNamespace: <name extends string>(namespace: name) => `show-${namespace}` as const,
  /** Tab of a namespace among the wallets. */
  namespaceTab: <name extends string>(namespace: name) => `tab-${namespace}` as const,
  /** An account of a wallet that has several, by its address. */
  switchAccount: <address extends string>(address: address) => `account-${address}` as const,
  /** Ends the connection of one of several wallets. */
  disconnectOne: (wallet: { readonly id: string; readonly rdns?: string | undefined }) =>
    `disconnect-${wallet.rdns ?? wallet.id}` as const,
} as const
