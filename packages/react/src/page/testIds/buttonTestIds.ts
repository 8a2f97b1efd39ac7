/** Test ids of the buttons, which a page has before the modal. */
export const buttonTestIds = {
  connectButton: 'connect-button',
  accountButton: 'account-button',
  networkButton: 'network-button',
  walletButton: 'wallet-button',
} as const
