import { ConnectorNotFoundError } from '@latchkit/core/connection'
import { toConnection } from '../connection/toConnection.js'
import { reviveTransaction } from '../transaction/reviveTransaction.js'
import { serializeTransaction } from '../transaction/serializeTransaction.js'
import type { Runtime, SolanaProvider, SolanaTransaction } from '../types.js'
import { findNetwork } from './findNetwork.js'
import { loadWeb3 } from './loadWeb3.js'
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
  const live = connectorId === undefined ? requireLive(runtime) : runtime.connections.get(connectorId)
  if (!live) throw new ConnectorNotFoundError({ connectorId: connectorId ?? '' })
  const { PublicKey } = await loadWeb3()
  const { found, source } = live
  const read = () => toConnection(runtime, live)
  // Where the wallet is on a network that the app does not list, nothing can be signed for it.
  const place = () => {
    const { address, caipNetworkId } = read()
    return { address, network: findNetwork(runtime, caipNetworkId) }
  }
  async function sign<transaction extends SolanaTransaction>(given: readonly transaction[]) {
    const transactions = given.map(serializeTransaction)
    const signed = await signTransactionBytes(source, { ...place(), transactions })
    return given.map((one, index) => reviveTransaction(signed[index] ?? new Uint8Array(), one))
  }
  return {
    name: found.connector.name,
    get address() {
      return read().address
    },
    get publicKey() {
      return new PublicKey(read().address)
    },
    signMessage: message =>
      signBytes(runtime, live, {
        message: typeof message === 'string' ? new TextEncoder().encode(message) : message,
      }),
    async signTransaction<transaction extends SolanaTransaction>(transaction: transaction) {
      const [signed] = await sign([transaction])
      return signed ?? transaction
    },
    signAllTransactions: sign,
    async signAndSendTransaction(transaction, options = {}) {
      const { address, network } = place()
      await prepareTransaction(transaction, { address, network })
      return sendBytes(source, { address, network, transaction: serializeTransaction(transaction), options })
    },
  }
}
