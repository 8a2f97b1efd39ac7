export {
  type AccountState,
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
  disconnectedAccount,
  type EmbeddedWalletInfo,
} from '../connection/atoms.js'
export {
  type ConnectErrorType,
  type ConnectParameters,
  type ConnectReturnType,
  connect,
} from '../connection/connect.js'
export {
  type ConnectOtherNamespacesParameters,
  connectOtherNamespaces,
} from '../connection/connectOtherNamespaces.js'
export { type DisconnectErrorType, type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export { AccountNotFoundError, ConnectorNotFoundError, DisconnectFailedError } from '../connection/errors.js'
export { getPreferredAccountType } from '../connection/getPreferredAccountType.js'
export { getWalletInfo, type WalletInfo } from '../connection/getWalletInfo.js'
export { raceAbort } from '../connection/raceAbort.js'
export { recentConnectionsAtom } from '../connection/recentConnectionsAtom.js'
export { reconnect } from '../connection/reconnect.js'
export { restoreRecentConnections } from '../connection/restoreRecentConnections.js'
export { setActiveNamespace } from '../connection/setActiveNamespace.js'
export {
  type SwitchAccountErrorType,
  type SwitchAccountParameters,
  switchAccount,
} from '../connection/switchAccount.js'
export {
  type SwitchConnectionErrorType,
  type SwitchConnectionParameters,
  switchConnection,
} from '../connection/switchConnection.js'
