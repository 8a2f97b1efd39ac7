import type { CaipNetworkId, Connection } from '@latchkit/core'
import { raceAbort } from '@latchkit/core/connection'
import { DisconnectedError, UserRejectedError } from '@latchkit/core/errors'
import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import { pickSignedIn } from '@latchkit/core/walletconnect'
import type { Address } from 'viem'
import type { Connector } from 'wagmi'
import { switchNetwork } from '../actions/switchNetwork.js'
import { handleEvents } from '../config/lazyInternals.js'
import type { Runtime } from '../types.js'
import { addConnection, dropConnection, findConnector, switchConnection } from './connections.js'
import { pendingIds, settleStatus } from './liveConnections.js'
import { readPageState, toConnection } from './snapshot.js'
import { toConnectError } from './toConnectError.js'

type ConnectParameters = {
  readonly connectorId: string
  readonly caipNetworkId?: CaipNetworkId<'eip155'> | undefined
  readonly signal: AbortSignal
  /** Sign in with the same prompt; the connectors of the WalletConnect session and of the frame support it. */
  readonly signIn?: SignInRequest | undefined
  /** Whether a session that connects in another namespace instead is accepted. */
  readonly anyNamespace?: boolean | undefined
}

/**
 * Requests the accounts of a wallet. wagmi's `connect` is not used, because it cannot be aborted and connects a late
 * approval.
 */
export async function connect(
  runtime: Runtime,
  { connectorId, caipNetworkId, signal, signIn, anyNamespace }: ConnectParameters,
): Promise<Connection<'eip155'> & { readonly signedIn?: SignedIn | undefined }> {
  const { config } = runtime
  const connector = findConnector(config, connectorId)
  if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
  const chainId = caipNetworkId && Number(caipNetworkId.slice('eip155:'.length))

  if (config.state.connections.has(connector.uid)) {
    await switchConnection(runtime, { connectorId })
    const network = runtime.scope.networks.find(one => one.caipNetworkId === caipNetworkId)
    if (network && config.state.connections.get(connector.uid)?.chainId !== chainId) {
      await raceAbort(switchNetwork(runtime, { network }), signal)
    }
    return readConnection(runtime, connector)
  }

  // The connector of the WalletConnect session cancels its proposal by the signal; other connectors ignore it.
  const parameters = { chainId, signal, signIn, anyNamespace }
  const asked: Promise<Approval> = connector.connect(parameters)
  let signedIn: readonly SignedIn[] | undefined
  try {
    const data = await raceAbort(asked, signal)
    signedIn = data.signedIn
    addConnection(config, connector, data, { active: true })
  } catch (error) {
    if (signal.aborted) void undoLateApproval(runtime, connector, asked)
    throw toConnectError(error, connector)
  } finally {
    settleStatus(runtime)
  }
  await config.storage?.setItem('recentConnectorId', connector.id)
  const connection = readConnection(runtime, connector)
  return { ...connection, signedIn: pickSignedIn(signedIn, connection) }
}

/** Return value of connectors. The connectors of the WalletConnect session and of the frame return `signedIn`. */
type Approval = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly signedIn?: readonly SignedIn[] | undefined
}

function readConnection(runtime: Runtime, { uid }: Connector): Connection<'eip155'> {
  const connection = runtime.config.state.connections.get(uid)
  // The wallet revoked its approval, or granted no account.
  if (!connection) throw new DisconnectedError()
  return toConnection(connection, readPageState(runtime))
}

/**
 * Ensures that an approval after an aborted connect connects nothing, now or at the next load. The grant itself stays
 * with the wallet, because the user has just given it.
 */
async function undoLateApproval(
  runtime: Runtime,
  connector: Connector,
  asked: Promise<unknown>,
): Promise<void> {
  const { config, remembered, context } = runtime
  const wanted = () =>
    config.state.connections.has(connector.uid) || pendingIds(runtime).includes(connector.id)
  remembered.forget(connector.id)
  // The wallet also announces its grant by events, on which wagmi connects.
  handleEvents(config, connector, 'ignored')
  try {
    await asked
  } catch {
    return
  }
  if (wanted()) return
  if (connector.type !== 'injected') {
    await connector.disconnect().catch(error => context?.logger.warn('late disconnect failed', { error }))
    if (config.state.connections.has(connector.uid)) dropConnection(config, connector)
    return
  }
  // wagmi's own reconnect reads this flag.
  await config.storage?.setItem(`${connector.id}.disconnected`, true)
}
