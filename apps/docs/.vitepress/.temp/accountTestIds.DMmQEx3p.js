// ../../packages/react/dist/page/testIds/accountTestIds.js
/** Test ids of the account and of the connected wallets. */
var accountTestIds = {
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
  accountAction: action => `action-${action}`,
  /** Shows the tokens of no worth and imitations, or hides them. */
  tokensMore: 'tokens-more',
  tabTokens: 'tab-tokens',
  tabNfts: 'tab-nfts',
  tabActivity: 'tab-activity',
  /** Tile of an NFT: by collection and token id. */
  nft: id => `nft-${id}`,
  /** Row of a transaction, by its id; of a pending one, by its hash. */
  transaction: id => `tx-${id}`,
  /** Connects a namespace that has no wallet yet, such as `connect-solana`. */
  connectNamespace: namespace => `connect-${namespace}`,
  /** Shows the account of another namespace, such as `show-solana`. */
  showNamespace: namespace => `show-${namespace}`,
  /** Tab of a namespace among the wallets. */
  namespaceTab: namespace => `tab-${namespace}`,
  /** An account of a wallet that has several, by its address. */
  switchAccount: address => `account-${address}`,
  /** Ends the connection of one of several wallets. */
  disconnectOne: wallet => `disconnect-${wallet.rdns ?? wallet.id}`,
}

export { accountTestIds as t }
