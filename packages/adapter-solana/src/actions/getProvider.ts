import type { Network } from '@latchkit/core'
import { ConnectorNotFoundError, importWithRetry } from '@latchkit/core/connection'
import { DisconnectedError, UnauthorizedError } from '@latchkit/core/errors'
import { getLive } from '../connection/connections.js'
import { InvalidTransactionError, WalletNetworkError } from '../errors.js'
import { findNetwork } from '../networks.js'
import { pickSigner } from '../transaction/parseTransaction.js'
import type {
  GetSolanaProviderParameters,
  Live,
  Runtime,
  SolanaProvider,
  SolanaSignOptions,
} from '../types.js'
import { sendBytes, signBytes, signTransactionBytes } from './sign.js'

/**
 * Returns the provider of a connected wallet. With an account and a network it is the same object as long as the wallet
 * is connected.
 *
 * @throws DisconnectedError `rpc/disconnected`
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 * @throws NetworkNotFoundError `networks/not-found`
 */
export function getProvider(runtime: Runtime, parameters: GetSolanaProviderParameters = {}): SolanaProvider {
  const { connectorId, address, caipNetworkId } = parameters
  const live = findLive(runtime, connectorId)
  if (caipNetworkId !== undefined) findNetwork(runtime, caipNetworkId)
  const create = () => createProvider(runtime, live, parameters)
  if (address === undefined || caipNetworkId === undefined) return create()
  return runtime.share(live, JSON.stringify([address, caipNetworkId]), create)
}

function createProvider(
  runtime: Runtime,
  live: Live,
  { address: bound, caipNetworkId: boundNetwork }: GetSolanaProviderParameters,
): SolanaProvider {
  const { found, source } = live
  function read() {
    if (source.accounts().length === 0) throw new DisconnectedError()
    const connection = live.read()
    const address = bound ?? connection.address
    if (!source.accounts().some(account => account.address === address)) throw new UnauthorizedError()
    return { address, caipNetworkId: boundNetwork ?? connection.caipNetworkId, accounts: connection.accounts }
  }
  /** The network of the requests: nothing is signed for a network that the app does not list. */
  function readNetwork(): Network<'solana'> {
    return findNetwork(runtime, read().caipNetworkId)
  }
  /** The account that signs and its network. */
  function getSigner(transactions: readonly Uint8Array[]) {
    const { address, accounts } = read()
    const network = readNetwork()
    const others = bound === undefined ? accounts.map(account => account.address) : []
    const signer = pickSigner(transactions, [...new Set([address, ...others])])
    if (!source.accounts().some(account => account.address === signer && account.supports(network)))
      throw new WalletNetworkError({ wallet: name, caipNetworkId: network.caipNetworkId })
    return { address: signer, network }
  }
  async function sign(given: readonly Uint8Array[], options?: SolanaSignOptions | undefined) {
    if (given.length === 0) return []
    const transactions = given.map(toBytes)
    return signTransactionBytes(source, { ...getSigner(transactions), transactions, options })
  }
  const { name } = source.connector?.() ?? found.connector
  return {
    name,
    get address() {
      return read().address
    },
    get caipNetworkId() {
      return readNetwork().caipNetworkId
    },
    get supportedTransactionVersions() {
      return new Set(source.versions())
    },
    get sends() {
      return source.sendTransaction !== undefined
    },
    supports(method) {
      if (method === 'signIn') return (source.signIn ?? source.signMessage) !== undefined
      if (method === 'signMessage') return source.signMessage !== undefined
      const isSender = method === 'signAndSendTransaction' && source.sendTransaction !== undefined
      return isSender || source.signTransactions !== undefined
    },
    async signIn(input = {}) {
      const { address } = read()
      const { signIn } = await importWithRetry(() => import('./signIn.js'))
      return signIn(runtime, live, { ...input, address: input.address ?? address })
    },
    async signMessage(given) {
      const { address } = read()
      const message = typeof given === 'string' ? new TextEncoder().encode(given) : given
      return signBytes(live, { message, address, caipNetworkId: readNetwork().caipNetworkId })
    },
    async signTransaction(transaction, options) {
      const [signed = transaction] = await sign([transaction], options)
      return signed
    },
    signAllTransactions: sign,
    async signAndSendTransaction(given, options = {}) {
      const transaction = toBytes(given)
      return sendBytes(runtime, source, { ...getSigner([transaction]), transaction, options })
    },
  }
}

function findLive(runtime: Runtime, connectorId: string | undefined): Live {
  if (connectorId === undefined) return getLive(runtime)
  const live = runtime.connections.get(connectorId)
  if (!live) throw new ConnectorNotFoundError({ connectorId })
  return live
}

/**
 * Copies the bytes of a transaction.
 *
 * @throws InvalidTransactionError `solana/invalid-transaction`
 */
function toBytes(transaction: Uint8Array): Uint8Array {
  if (!ArrayBuffer.isView(transaction)) throw new InvalidTransactionError({ reason: 'It is not bytes.' })
  return new Uint8Array(transaction)
}
