export {
  type ConnectErrorType,
  type ConnectParameters,
  type ConnectReturnType,
  connect,
} from '../features/connection/connect.js'
export {
  type ConnectOtherNamespacesParameters,
  connectOtherNamespaces,
} from '../features/connection/connectOtherNamespaces.js'
export {
  type DisconnectErrorType,
  type DisconnectParameters,
  disconnect,
} from '../features/connection/disconnect.js'
export {
  AccountNotFoundError,
  ConnectorNotFoundError,
  DisconnectFailedError,
} from '../features/connection/errors.js'
export { getWalletInfo, type WalletInfo } from '../features/connection/getWalletInfo.js'
export { raceAbort } from '../features/connection/raceAbort.js'
export { recentConnectionsAtom, restoreRecentConnections } from '../features/connection/recentConnections.js'
export { reconnect } from '../features/connection/reconnect.js'
export { setActiveNamespace } from '../features/connection/setActiveNamespace.js'
export {
  type AccountState,
  accountAtom,
  accountsAtom,
  activeNamespaceAtom,
  connectionsAtom,
  connectorsAtom,
  disconnectedAccount,
} from '../features/connection/start/atoms.js'
export { getPreferredAccountType } from '../features/connection/start/getPreferredAccountType.js'
export { importWithRetry } from '../features/connection/start/importWithRetry.js'
export {
  type SwitchAccountErrorType,
  type SwitchAccountParameters,
  switchAccount,
} from '../features/connection/switchAccount.js'
export {
  type SwitchConnectionErrorType,
  type SwitchConnectionParameters,
  switchConnection,
} from '../features/connection/switchConnection.js'
export type { EmbeddedWalletInfo } from '../types/connection.js'
