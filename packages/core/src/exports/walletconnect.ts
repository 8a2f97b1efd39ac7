export { type Pairing, pairingAtom, walletConnectSessionAtom } from '../walletConnect/atoms.js'
export { walletConnectConnector } from '../walletConnect/connector.js'
export {
  NoCommonNetworkError,
  NoSessionError,
  WalletConnectNotConfiguredError,
} from '../walletConnect/errors.js'
export { pickSignedIn } from '../walletConnect/pickSignedIn.js'
export { readAccounts, type SessionAccount } from '../walletConnect/readAccounts.js'
export { type RequestParameters, request } from '../walletConnect/request.js'
export { setWalletLink } from '../walletConnect/setWalletLink.js'
export { switchSession } from '../walletConnect/switchSession.js'
export type {
  CreateWalletConnectParameters,
  WalletConnectAuthenticateParameters,
  WalletConnectAuthentication,
  WalletConnectClient,
  WalletConnectConfig,
  WalletConnectEvents,
  WalletConnectLine,
  WalletConnectLink,
  WalletConnectModule,
  WalletConnectProposal,
  WalletConnectProposalNamespace,
  WalletConnectRelayStatus,
  WalletConnectRequest,
  WalletConnectSentRequest,
  WalletConnectSession,
  WalletConnectSessionNamespace,
  WalletConnectStatement,
} from '../walletConnect/types.js'
export { walletConnectId } from '../walletConnect/walletConnectId.js'
