/** Test ids of the views of networks. */
export const networkTestIds = {
  networkSearch: 'network-search',
  /** There: chooses a wallet of that namespace. */
  chooseWallet: 'choose-wallet',
} as const
