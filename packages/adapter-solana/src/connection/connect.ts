import type { CaipNetworkId, Connection, Network } from '@latchkit/core'
import { raceAbort } from '@latchkit/core/connection'
import { DisconnectedError, UserRejectedError } from '@latchkit/core/errors'
import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import { pickSignedIn } from '@latchkit/core/walletconnect'
import { toSolanaError } from '../actions/toSolanaError.js'
import { WalletNetworkError } from '../errors.js'
import { networkOrder } from '../networks/networkOrder.js'
import type { FoundWallet, Runtime, Source } from '../types.js'
import { addConnection } from './addConnection.js'
import { findWallet } from './findWallet.js'
import { openWallet } from './openWallet.js'
import { remember } from './remember.js'
import { undoLateApproval } from './undoLateApproval.js'

export type ConnectParameters = {
  readonly connectorId: string
  readonly caipNetworkId?: CaipNetworkId<'solana'> | undefined
  readonly signal: AbortSignal
  readonly signIn?: SignInRequest | undefined
}

type ConnectReturnType = Connection<'solana'> & { readonly signedIn?: SignedIn | undefined }

/** Asks a wallet for its accounts, and with `signIn` for a signature by the same prompt where it can. */
export async function connect(
  runtime: Runtime,
  { connectorId, caipNetworkId, signal, signIn }: ConnectParameters,
): Promise<ConnectReturnType> {
  const found = findWallet(runtime, connectorId)
  if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
  const { pending, connections, context } = runtime
  const { source } = openWallet(runtime, found)
  const wanted = requireNetwork(runtime, found, source, caipNetworkId)
  const network = signIn && source.canSignIn() ? signInNetwork(runtime, source, signIn, wanted) : undefined
  const isConnected = () => connections.get(connectorId)?.found === found

  function finish(): Connection<'solana'> {
    runtime.selected = (wanted ?? network)?.caipNetworkId ?? runtime.selected
    const live = addConnection(runtime, found, { source, active: true })
    remember(runtime, connectorId, { first: true })
    runtime.changed()
    return live.read()
  }
  if (isConnected() && !network) return finish()

  const attempt = Symbol()
  pending.set(attempt, found)
  runtime.changed()
  const asked = source.connect({ signal, signIn: signIn && network && { request: signIn, network } })
  try {
    const statements = await raceAbort(asked, signal)
    // The client stopped meanwhile; what starts next restores what is remembered.
    if (runtime.context !== context) throw new DisconnectedError()
    if (source.accounts().length === 0) throw new DisconnectedError()
    const connection = finish()
    const signedIn = pickSignedIn(statements, connection)
    return signedIn ? { ...connection, signedIn } : connection
  } catch (error) {
    pending.delete(attempt)
    if (signal.aborted && !isConnected()) void undoLateApproval(runtime, found, source, asked)
    throw toSolanaError(error)
  } finally {
    pending.delete(attempt)
    runtime.changed()
  }
}

/**
 * The network that was asked for; undefined when none was and the wallet works with one of the app's.
 *
 * @throws WalletNetworkError `solana/wallet-lacks-network`
 */
function requireNetwork(
  { networks }: Runtime,
  { connector }: FoundWallet,
  source: Source,
  caipNetworkId: CaipNetworkId<'solana'> | undefined,
): Network<'solana'> | undefined {
  const wanted = networks.find(network => network.caipNetworkId === caipNetworkId)
  const refused = wanted ? !source.supports(wanted) : !networks.some(source.supports)
  const missing = wanted ?? networks[0]
  if (refused && missing)
    throw new WalletNetworkError({ wallet: connector.name, caipNetworkId: missing.caipNetworkId })
  return wanted
}

/** The network to sign in on: the wanted one, else the one that is shown, else the first one that is allowed. */
function signInNetwork(
  runtime: Runtime,
  source: Source,
  { chains }: SignInRequest,
  wanted: Network<'solana'> | undefined,
): Network<'solana'> | undefined {
  const { networks, selected } = runtime
  const allowed = chains.flatMap(id => networks.find(one => one.caipNetworkId === id) ?? [])
  const shown = selected === undefined ? undefined : networkOrder(runtime)[0]
  return [wanted, shown, ...allowed].find(
    network => network && allowed.includes(network) && source.supports(network),
  )
}
