import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { DisconnectedError } from '@latchkit/core/errors'
import { pickSigner } from '../transaction/pickSigner.js'
import { reviveTransaction } from '../transaction/reviveTransaction.js'
import { serializeTransaction } from '../transaction/serializeTransaction.js'
import type { Live, Runtime, SolanaProvider, SolanaTransaction } from '../types.js'
import { loadWeb3 } from '../web3/loadWeb3.js'
import { findNetwork } from './findNetwork.js'
import { prepareTransaction } from './prepareTransaction.js'
import { requireLive } from './requireLive.js'
import { sendBytes } from './sendBytes.js'
import { signBytes } from './signBytes.js'
import { signTransactionBytes } from './signTransactionBytes.js'

/**
 * A connected wallet, as apps talk to it; the active one when `connectorId` is absent.
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
  /** Who signs, and where: nothing is signed for a network that the app does not list. */
  function place(transactions: readonly Uint8Array[]) {
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
    const signed = await signTransactionBytes(source, { ...place(transactions), transactions })
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
    async signAndSendTransaction(given, options = {}) {
      const { address, caipNetworkId } = read()
      await prepareTransaction(runtime, given, { address, network: findNetwork(runtime, caipNetworkId) })
      const transaction = serializeTransaction(given)
      return sendBytes(runtime, source, { ...place([transaction]), transaction, options })
    },
  }
}

function findLive(runtime: Runtime, connectorId: string | undefined): Live {
  if (connectorId === undefined) return requireLive(runtime)
  const live = runtime.connections.get(connectorId)
  if (!live) throw new ConnectorNotFoundError({ connectorId })
  return live
}
