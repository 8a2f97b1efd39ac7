import type { Network } from '@latchkit/core'
import { ConnectorNotFoundError, importWithRetry } from '@latchkit/core/connection'
import { DisconnectedError } from '@latchkit/core/errors'
import type { Signer } from '@solana/web3.js'
import { getLive } from '../connection/connections.js'
import { InvalidTransactionError } from '../errors.js'
import { findNetwork } from '../networks.js'
import { readBlockhash } from '../rpc/methods.js'
import { pickSigner } from '../transaction/parseTransaction.js'
import { reviveTransaction, serializeTransaction } from '../transaction/serializeTransaction.js'
import type { Live, Runtime, SolanaProvider, SolanaTransaction } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'
import { sendBytes, signBytes, signTransactionBytes } from './sign.js'

/**
 * Returns the provider of a connected wallet. Default: the active wallet.
 *
 * @throws DisconnectedError `rpc/disconnected`
 * @throws ConnectorNotFoundError `connection/connector-not-found`, when that wallet is not connected
 */
export async function getProvider(
  runtime: Runtime,
  { connectorId }: { readonly connectorId?: string | undefined } = {},
): Promise<SolanaProvider> {
  const live = findLive(runtime, connectorId)
  const { PublicKey } = await loadWeb3()
  const { found, source } = live
  function read() {
    if (source.accounts().length === 0) throw new DisconnectedError()
    return live.read()
  }
  /** The account that signs and its network: nothing is signed for a network that the app does not list. */
  function getSigner(transactions: readonly Uint8Array[]) {
    const { address, accounts, caipNetworkId } = read()
    const addresses = [address, ...accounts.map(account => account.address)]
    return {
      address: pickSigner(transactions, [...new Set(addresses)]),
      network: findNetwork(runtime, caipNetworkId),
    }
  }
  async function sign<transaction extends SolanaTransaction>(given: readonly transaction[]) {
    if (given.length === 0) return []
    const transactions = given.map(serializeTransaction)
    const signed = await signTransactionBytes(source, { ...getSigner(transactions), transactions })
    return given.map((one, index) => reviveTransaction(signed[index] ?? new Uint8Array(), one))
  }
  return {
    name: (source.connector?.() ?? found.connector).name,
    get address() {
      return read().address
    },
    get publicKey() {
      return new PublicKey(read().address)
    },
    get supportedTransactionVersions() {
      return new Set(source.versions())
    },
    supports(method) {
      if (method === 'signIn') return (source.signIn ?? source.signMessage) !== undefined
      if (method === 'signMessage') return source.signMessage !== undefined
      const isSender = method === 'signAndSendTransaction' && source.sendTransaction !== undefined
      return isSender || source.signTransactions !== undefined
    },
    async signIn(input = {}) {
      read()
      const { signIn } = await importWithRetry(() => import('./signIn.js'))
      return signIn(runtime, live, input)
    },
    async signMessage(given) {
      const { address } = read()
      const message = typeof given === 'string' ? new TextEncoder().encode(given) : given
      return signBytes(runtime, live, { message, address })
    },
    async signTransaction<transaction extends SolanaTransaction>(transaction: transaction) {
      const [signed] = await sign([transaction])
      return signed ?? transaction
    },
    signAllTransactions: sign,
    async signAndSendTransaction(given, { signers = [], ...options } = {}) {
      const { address, caipNetworkId } = read()
      await prepareTransaction(runtime, given, { address, network: findNetwork(runtime, caipNetworkId) })
      addSignatures(given, signers)
      const transaction = serializeTransaction(given)
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

/** Signs with keys of the app, which wallet-adapters call signers. */
function addSignatures(transaction: SolanaTransaction, signers: readonly Signer[]): void {
  if (signers.length === 0) return
  if (ArrayBuffer.isView(transaction))
    throw new InvalidTransactionError({
      reason: 'Serialized transactions take no `signers`: sign them before.',
    })
  if ('version' in transaction) transaction.sign([...signers])
  else transaction.partialSign(...signers)
}

/** Sets the payer and the blockhash of a legacy transaction where they are missing, as wallet-adapters do. */
async function prepareTransaction(
  runtime: Runtime,
  transaction: SolanaTransaction,
  { address, network }: { readonly address: string; readonly network: Network<'solana'> },
): Promise<void> {
  if (ArrayBuffer.isView(transaction) || 'version' in transaction) return
  const { PublicKey } = await loadWeb3()
  transaction.feePayer ??= new PublicKey(address)
  transaction.recentBlockhash ??= await readBlockhash(runtime, network)
}
