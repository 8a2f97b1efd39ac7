// ../../packages/react/dist/page/testIds/networkTestIds.js
/** Test ids of the views of networks. */
var networkTestIds = {
  networkSearch: 'network-search',
  /** Opens the explanation of networks. */
  whatIsNetwork: 'what-is-network',
  /** In the explanation: opens the networks. */
  chooseNetwork: 'choose-network',
  /** There: chooses a wallet of that namespace. */
  chooseWallet: 'choose-wallet',
}

export { networkTestIds as t }
