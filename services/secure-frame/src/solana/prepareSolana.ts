import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { base58, base64 } from '@scure/base'
import { hexToBytes } from 'viem/utils'
import { describeMessage } from '../approval/describeRequest.js'
import type { Prepared } from '../approval/types.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import { checkCluster } from './checkCluster.js'
import { describeTransactions } from './describeTransactions.js'
import { isTransaction, readTransaction, type SolanaTransaction } from './readTransaction.js'

/** Parameters of the four methods; the messages' schema checked which of them are there. */
type SolanaParams = {
  readonly message?: string | undefined
  readonly transaction?: string | undefined
  readonly transactions?: readonly string[] | undefined
  readonly pubkey?: string | undefined
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Prepares the signing requests of Solana. Messages are base58, transactions base64, signatures base58.
 *
 * @throws FrameError 4100 for another account, -32602 for a message that is a transaction, and for a transaction that
 * cannot be read, needs no signature of this wallet, or has a blockhash that is not valid on the network
 */
export async function prepareSolana(parameters: {
  readonly method: string
  readonly params: unknown
  readonly chain: string
  readonly account: string
  readonly origin: string
  readonly read: Read
}): Promise<Prepared> {
  const { method, chain, account, origin, read } = parameters
  const params = parameters.params as SolanaParams
  if (params.pubkey !== undefined && params.pubkey !== account)
    throw new FrameError(rpcCodes.unauthorized, 'The account does not belong to this wallet')
  if (method === 'solana_signMessage') {
    const message = decode(base58, params.message ?? '')
    if (isTransaction(message))
      throw new FrameError(
        rpcCodes.invalidParams,
        'The message is a transaction: ask for it to be signed as one',
      )
    return {
      account,
      description: describeMessage(message, origin),
      request: { kind: 'solana', messages: [message] },
      spends: [],
      finish: async signatures => ({ signature: base58.encode(hexToBytes(signatures)) }),
    }
  }
  const transactions = (params.transactions ?? [params.transaction ?? '']).map(text => read64(text, account))
  const messages = transactions.map(({ message }) => message)
  const [cluster, described] = await Promise.all([
    checkCluster(read, chain, messages),
    describeTransactions({ read, chain, account }, messages),
  ])
  return {
    account,
    // Its name is that of the genesis hash, not the one that the page or the site's settings give it.
    chainId: cluster,
    ...described,
    request: { kind: 'solana', messages: transactions.map(({ messageBytes }) => messageBytes) },
    async finish(signatures) {
      const bytes = hexToBytes(signatures)
      const signed = transactions.map((transaction, index) =>
        insertSignature(transaction, account, bytes.slice(index * 64, index * 64 + 64)),
      )
      const [first = new Uint8Array()] = signed
      switch (method) {
        case 'solana_signAllTransactions':
          return { transactions: signed.map(one => base64.encode(one)) }
        case 'solana_signTransaction':
          return { transaction: base64.encode(first), signature: base58.encode(bytes) }
        case 'solana_signAndSendTransaction': {
          const options = { encoding: 'base64', preflightCommitment: 'confirmed', ...params.options }
          return { signature: await read(chain, 'sendTransaction', [base64.encode(first), options]) }
        }
        default:
          throw new FrameError(rpcCodes.unsupported, `This wallet does not support ${method} yet`)
      }
    },
  }
}

function decode(coder: { decode(text: string): Uint8Array }, text: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(coder.decode(text))
  } catch {
    throw new FrameError(rpcCodes.invalidParams, 'Invalid input')
  }
}

function read64(text: string, account: string): SolanaTransaction {
  const bytes = decode(base64, text)
  let transaction: SolanaTransaction
  try {
    transaction = readTransaction(bytes)
  } catch (cause) {
    throw new FrameError(rpcCodes.invalidParams, 'The transaction cannot be read', { cause })
  }
  const { keys, required } = transaction.message
  if (!keys.slice(0, required).includes(account))
    throw new FrameError(rpcCodes.invalidParams, 'The transaction needs no signature of this wallet')
  return transaction
}

/** The other signatures stay as they are. */
function insertSignature(transaction: SolanaTransaction, account: string, signature: Uint8Array): Uint8Array {
  const signed = transaction.bytes.slice()
  signed.set(signature, transaction.signaturesAt + transaction.message.keys.indexOf(account) * 64)
  return signed
}
