export type {
  AuthenticateParameters,
  AuthenticateReturnType,
  Authentication,
  Cacao,
  CacaoPayload,
  CacaoSignature,
  SignedStatement,
  VerifyParameters,
} from '../authenticate/types.js'
export { createWalletConnect } from '../createWalletConnect.js'
export { AbortedError } from '../errors/clientErrors.js'
export { ProtocolError } from '../errors/ProtocolError.js'
export { WalletConnectError } from '../errors/WalletConnectError.js'
export type {
  CreateWalletConnectParameters,
  Logger,
  Metadata,
  ProposeParameters,
  RequestParameters,
  StorageDriver,
  WalletConnectClient,
  WalletConnectEvents,
  WalletConnectLink,
  WalletConnectProposal,
  WalletConnectProposalNamespace,
  WalletConnectRelayStatus,
  WalletConnectSentRequest,
  WalletConnectSession,
  WalletConnectSessionNamespace,
} from '../types.js'
