import type { ChainTransaction, Network } from '@latchkit/core'
import { getLive } from '../connection/connections.js'
import { decodeBase64 } from '../encoding.js'
import { InvalidTransactionError, WalletNetworkError } from '../errors.js'
import { findNetwork } from '../networks.js'
import { simulate } from '../rpc/methods.js'
import { checkSize, pickSigner } from '../transaction/parseTransaction.js'
import type { Runtime, Source } from '../types.js'
import { sendBytes } from './sign.js'

/**
 * Sends a serialized transaction of the active account, or of `from`. Simulates it before it prompts the wallet.
 * Returns the signature after the broadcast.
 */
export async function sendTransaction(
  runtime: Runtime,
  { data = '', from, caipNetworkId }: ChainTransaction,
): Promise<string> {
  const { source, address, network } = findSender(runtime, { from, caipNetworkId })
  const transaction = decodeBase64(data)
  if (!transaction || data === '') throw new InvalidTransactionError({ reason: 'Its `data` is not base64.' })
  pickSigner([transaction], [address])
  checkSize(transaction)
  if (caipNetworkId) enterNetwork(runtime, network)
  await simulate(runtime, network, transaction)
  return sendBytes(runtime, source, { address, network, transaction, options: {} })
}

/** A wallet, and the account and the network that it sends with. */
type Sender = { readonly source: Source; readonly address: string; readonly network: Network<'solana'> }

/**
 * Returns the wallet that sends, without a prompt.
 *
 * @throws WalletNetworkError `solana/wallet-lacks-network`
 */
export function findSender(
  runtime: Runtime,
  { from, caipNetworkId }: Pick<ChainTransaction, 'from' | 'caipNetworkId'>,
): Sender {
  const live = getLive(runtime, from)
  const { source, found } = live
  const connection = live.read()
  const network = findNetwork(runtime, caipNetworkId ?? connection.caipNetworkId)
  const address = from ?? connection.address
  if (!source.accounts().some(one => one.address === address && one.supports(network)))
    throw new WalletNetworkError({ wallet: found.connector.name, caipNetworkId: network.caipNetworkId })
  return { source, address, network }
}

/** Makes the network of a transaction the one that is shown. */
export function enterNetwork(runtime: Runtime, network: Network<'solana'>): void {
  runtime.selected = network.caipNetworkId
  runtime.changed()
}
