import type { CaipNetworkId, Connection, Network } from '@latchkit/core'
import { raceAbort } from '@latchkit/core/connection'
import { DisconnectedError, UserRejectedError } from '@latchkit/core/errors'
import type { SignedIn, SignInRequest } from '@latchkit/core/siwx'
import { pickSignedIn } from '@latchkit/core/walletconnect'
import { toSolanaError } from '../actions/toSolanaError.js'
import { WalletNetworkError } from '../errors.js'
import { orderNetworks } from '../networks.js'
import type { FoundWallet, Runtime, Source } from '../types.js'
import { addConnection, findWallet } from './connections.js'
import { openWallet } from './openWallet.js'
import { forget, remember } from './remember.js'

type ConnectParameters = {
  readonly connectorId: string
  readonly caipNetworkId?: CaipNetworkId<'solana'> | undefined
  readonly signal: AbortSignal
  readonly signIn?: SignInRequest | undefined
  readonly anyNamespace?: boolean | undefined
}

type ConnectReturnType = Connection<'solana'> & { readonly signedIn?: SignedIn | undefined }

/**
 * Requests the accounts of a wallet, and with `signIn` also a signature in the same prompt where the wallet supports
 * that.
 */
export async function connect(
  runtime: Runtime,
  { connectorId, caipNetworkId, signal, signIn, anyNamespace }: ConnectParameters,
): Promise<ConnectReturnType> {
  const { pending, connections, context } = runtime
  const found = findWallet(runtime, connectorId)
  const { source } = await openWallet(runtime, found)
  if (signal.aborted) throw new UserRejectedError({ cause: signal.reason })
  const wanted = checkNetwork(runtime, found, source, caipNetworkId)
  const network =
    signIn && source.canSignIn() ? pickSignInNetwork(runtime, source, signIn, wanted) : undefined
  const isConnected = () => connections.get(connectorId)?.found === found

  /** Sets the network of the embedded wallet. Where the caller wants none, it may be another network of the app. */
  async function enter(): Promise<CaipNetworkId<'solana'> | undefined> {
    if (wanted) await source.switchNetwork?.(wanted.caipNetworkId)
    const [first, ...others] = network ? [network] : orderNetworks(runtime)
    if (wanted || !first) return wanted?.caipNetworkId
    return source.enterNetwork?.([first.caipNetworkId, ...others.map(one => one.caipNetworkId)])
  }

  function finish(entered?: CaipNetworkId<'solana'> | undefined): Connection<'solana'> {
    runtime.selected = entered ?? (wanted ?? network)?.caipNetworkId ?? runtime.selected
    const live = addConnection(runtime, found, { source, active: true })
    remember(runtime, connectorId, { first: true })
    runtime.changed()
    return live.read()
  }
  if (isConnected() && !network) return finish()

  const attempt = Symbol()
  pending.set(attempt, found)
  runtime.changed()
  const asked = source.connect({
    signal,
    anyNamespace,
    signIn: signIn && network && { request: signIn, network },
  })
  try {
    const statements = await raceAbort(asked, signal)
    const entered = await raceAbort(enter(), signal)
    // The client was stopped meanwhile. The next start restores the remembered connections.
    if (runtime.context !== context) throw new DisconnectedError()
    if (source.accounts().length === 0) throw new DisconnectedError()
    const connection = finish(entered)
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
 * Returns the requested network; undefined when none was requested and the wallet supports one of the app's.
 *
 * @throws WalletNetworkError `solana/wallet-lacks-network`
 */
function checkNetwork(
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

/** Returns the network to sign in on: the requested network, else the shown network, else the first allowed network. */
function pickSignInNetwork(
  runtime: Runtime,
  source: Source,
  { chains }: SignInRequest,
  wanted: Network<'solana'> | undefined,
): Network<'solana'> | undefined {
  const { networks, selected } = runtime
  const allowed = chains.flatMap(id => networks.find(one => one.caipNetworkId === id) ?? [])
  const shown = selected === undefined ? undefined : orderNetworks(runtime)[0]
  return [wanted, shown, ...allowed].find(
    network => network && allowed.includes(network) && source.supports(network),
  )
}

/**
 * Ensures that an approval after an aborted connect connects nothing, now or at the next load. The grant itself stays
 * with the wallet, because the user has just given it.
 */
async function undoLateApproval(
  { pending, connections, context }: Runtime,
  found: FoundWallet,
  source: Source,
  asked: Promise<unknown>,
): Promise<void> {
  const { id } = found.connector
  forget({ context }, id)
  try {
    await asked
    const isWanted = connections.get(id)?.found === found || [...pending.values()].includes(found)
    if (!isWanted) await source.undo?.()
  } catch (error) {
    context?.logger.info('an aborted connect failed', { id, error })
  }
}
