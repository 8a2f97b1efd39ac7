export { walletConnectConnector } from '../features/walletConnect/connector.js'
export {
  NoCommonNetworkError,
  NoSessionError,
  WalletConnectNotConfiguredError,
} from '../features/walletConnect/errors.js'
export { followSession } from '../features/walletConnect/followSession.js'
export { pickSignedIn } from '../features/walletConnect/pickSignedIn.js'
export { prefetchPairing } from '../features/walletConnect/prefetchPairing.js'
export { readAccounts } from '../features/walletConnect/readAccounts.js'
export { type RequestParameters, request } from '../features/walletConnect/request.js'
export { resetPairing } from '../features/walletConnect/resetPairing.js'
export { setWalletLink } from '../features/walletConnect/setWalletLink.js'
export { type Pairing, pairingAtom, walletConnectSessionAtom } from '../features/walletConnect/start/atoms.js'
export { walletConnectId } from '../features/walletConnect/start/walletConnectId.js'
export {
  becomesGranted,
  switchSession,
} from '../features/walletConnect/switchSession.js'
export type {
  CreateWalletConnectParameters,
  FollowSessionParameters,
  SessionAccount,
  SessionChange,
  SessionClient,
  SessionFollower,
  SessionState,
  SessionUser,
  SwitchSessionOptions,
  UsedSession,
  WalletConnectAuthenticateParameters,
  WalletConnectAuthentication,
  WalletConnectClient,
  WalletConnectConfig,
  WalletConnectEvents,
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
} from '../features/walletConnect/types.js'
export { isOffered } from '../features/walletConnect/usedSession.js'
