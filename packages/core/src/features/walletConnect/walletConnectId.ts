/** Id of the protocol's connector in every namespace. A file of its own, since pages need it before any session. */
export const walletConnectId = 'walletConnect'
