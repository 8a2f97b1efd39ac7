/** Id of WalletConnect's connector in every namespace. In its own file, because pages need it before any session. */
export const walletConnectId = 'walletConnect'
