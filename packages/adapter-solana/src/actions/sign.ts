import type { CaipNetworkId } from '@latchkit/core'
import { CapabilityNotSupportedError } from '@latchkit/core/errors'
import { getLive } from '../connection/connections.js'
import { encodeBase58 } from '../encoding.js'
import { InvalidAnswerError } from '../errors.js'
import { broadcast } from '../rpc/methods.js'
import { checkSize, parseTransaction } from '../transaction/parseTransaction.js'
import type {
  Live,
  Runtime,
  SendTransactionParameters,
  SignTransactionsParameters,
  Source,
} from '../types.js'
import { toSolanaError } from './toSolanaError.js'

/** Signs a text as UTF-8 with ed25519 and returns the signature in base58. */
export async function signMessage(
  runtime: Runtime,
  { message, address }: { readonly message: string; readonly address?: string | undefined },
): Promise<string> {
  const live = getLive(runtime, address)
  return encodeBase58(await signBytes(live, { message: new TextEncoder().encode(message), address }))
}

type SignBytesParameters = {
  readonly message: Uint8Array
  readonly address?: string | undefined
  readonly caipNetworkId?: CaipNetworkId<'solana'> | undefined
}

/** Requests that a wallet signs bytes with one of its accounts. Default: the active account. */
export async function signBytes(
  { source, read }: Live,
  { message, address, caipNetworkId }: SignBytesParameters,
): Promise<Uint8Array> {
  const { signMessage } = source
  if (!signMessage) throw new CapabilityNotSupportedError({ capability: 'signMessage', namespace: 'solana' })
  const connection = read()
  try {
    return await signMessage({
      address: address ?? connection.address,
      caipNetworkId: caipNetworkId ?? connection.caipNetworkId,
      message,
    })
  } catch (error) {
    throw toSolanaError(error)
  }
}

/** Requests that a wallet signs transactions, and checks that the answer has transactions of the same account. */
export async function signTransactionBytes(
  { signTransactions }: Source,
  parameters: SignTransactionsParameters,
): Promise<readonly Uint8Array[]> {
  const { address } = parameters
  if (!signTransactions)
    throw new CapabilityNotSupportedError({ capability: 'signTransaction', namespace: 'solana' })
  try {
    const signed = await signTransactions(parameters)
    // Wallets may add instructions, such as a priority fee, but must not remove the signer.
    for (const bytes of signed)
      if (!parseTransaction(bytes).signers.includes(address))
        throw new InvalidAnswerError({ method: 'signTransaction' })
    return signed
  } catch (error) {
    throw toSolanaError(error)
  }
}

/**
 * Requests that a wallet signs and sends a transaction. The app's own RPC endpoint sends it for wallets that only sign.
 */
export async function sendBytes(
  runtime: Runtime,
  source: Source,
  parameters: SendTransactionParameters,
): Promise<string> {
  const { address, network, transaction, options } = parameters
  checkSize(transaction)
  if (!source.sendTransaction && !source.signTransactions)
    throw new CapabilityNotSupportedError({ capability: 'signAndSendTransaction', namespace: 'solana' })
  try {
    if (source.sendTransaction) return await source.sendTransaction(parameters)
  } catch (error) {
    throw toSolanaError(error)
  }
  const transactions = [transaction]
  const [signed] = await signTransactionBytes(source, { address, network, transactions })
  if (!signed) throw new InvalidAnswerError({ method: 'signTransaction' })
  return broadcast(runtime, { network, transaction: signed, options })
}
