/** Test ids of the views of networks. */
export const networkTestIds = {
  networkSearch: 'network-search',
  /** Explains what a network is. */
  whatIsNetwork: 'what-is-network',
  /** There: leads to the networks. */
  chooseNetwork: 'choose-network',
  /** There: chooses a wallet of that namespace. */
  chooseWallet: 'choose-wallet',
} as const
