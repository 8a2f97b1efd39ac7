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
export { type DisconnectErrorType, type DisconnectParameters, disconnect } from '../connection/disconnect.js'
export { ConnectorNotFoundError, DisconnectFailedError } from '../connection/errors.js'
export { getWalletInfo, type WalletInfo } from '../connection/getWalletInfo.js'
export { reconnect } from '../connection/reconnect.js'
export { setActiveNamespace } from '../connection/setActiveNamespace.js'
export {
  type SwitchConnectionErrorType,
  type SwitchConnectionParameters,
  switchConnection,
} from '../connection/switchConnection.js'
