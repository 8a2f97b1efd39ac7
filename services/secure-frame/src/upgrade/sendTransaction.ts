import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import type { Hex } from 'viem'
import { keccak256 } from 'viem/utils'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SignRequest, TransactionToSign } from '../wallet/signerMessages.js'

/** Data to find a transaction of the key. */
export type SentTransaction = { readonly hash: Hex; readonly nonce: number }

export type SendTransactionParameters = {
  readonly read: Read
  readonly projectId: string
  readonly transaction: TransactionToSign
  /** Address of the account that sends it. */
  readonly address: Hex
  readonly signed: Hex
  /** Signs the same once more, where one approval is enough for it. */
  readonly signAgain?: ((request: SignRequest) => Promise<Hex>) | undefined
  /** Ends the request as long as nothing was sent. */
  readonly signal: AbortSignal
  /** Rejects with an {@link OutdatedError} if the account no longer matches the approval. */
  check(): Promise<void>
  /** Stores the data to find the transaction. Called before it is sent: if it rejects, nothing is sent. */
  keep(sent: SentTransaction): Promise<void>
  /** The transaction is being sent to the node: the user is not prompted again. */
  sent(): void
}

/** The account changed since the transaction was prepared. Nothing was sent; a new transaction has to be approved. */
export class OutdatedError extends FrameError {
  override readonly name = 'OutdatedError'
  constructor(reason: string) {
    super(rpcCodes.internal, `${reason}: try again`)
  }
}

/** Milliseconds between two questions whether a transaction is on its chain, and for which the next one waits for it. */
const interval = 1000
const longestWait = 120_000

const quantity = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))
const minedReceipt = z.object({ status: quantity, blockNumber: quantity })

/**
 * Sends a transaction of the key once. In this browser the next transaction of the account waits until it is on the chain,
 * so that two tabs use different nonces. If another wallet used the nonce, it signs again with only the next nonce changed.
 * After a lost answer, it looks the transaction up by its hash.
 *
 * @throws FrameError with the node's error; OutdatedError. In both cases nothing was sent
 */
export function sendTransaction(parameters: SendTransactionParameters): Promise<{
  readonly hash: Hex
  /** Resolves when it is on the chain, or is not after 120 s. */
  readonly included: Promise<void>
}> {
  const { transaction, projectId, address, signal, read } = parameters
  const chain = `eip155:${transaction.chainId}`
  const lock = `latchkit-frame/${projectId}/transaction/${chain}/${address}`
  return new Promise((resolve, reject) => {
    const included = navigator.locks.request(lock, { signal }, async () => {
      const hash = await send(parameters, chain)
      resolve({ hash, included })
      await waitForReceipt(read, chain, hash)
    })
    included.catch(reject)
  })
}

async function send(parameters: SendTransactionParameters, chain: string): Promise<Hex> {
  const { read, transaction, address, signal, signAgain } = parameters
  signal.throwIfAborted()
  await parameters.check()
  const nonce = Number(z.parse(quantity, await read(chain, 'eth_getTransactionCount', [address, 'pending'])))
  let { signed } = parameters
  if (nonce !== transaction.nonce) {
    if (!signAgain) throw new OutdatedError('Another transaction of the account was first')
    signed = await signAgain({ kind: 'transaction', transaction: { ...transaction, nonce } })
  }
  const hash = keccak256(signed)
  await parameters.keep({ hash, nonce })
  signal.throwIfAborted()
  // From here on the chain may have it, even if the request fails.
  parameters.sent()
  try {
    await read(chain, 'eth_sendRawTransaction', [signed])
  } catch (error) {
    if (!(error instanceof FrameError)) throw error
    // A node that is called after another did not answer may already have the transaction.
    const isKnown = /already ?known|known transaction|already imported/i.test(error.message)
    if (!isKnown && error.code !== rpcCodes.internal) throw toMoneyError(error, chain, address)
  }
  return hash
}

/** Error with the amount and the address to fund, for an account that cannot pay for its transaction. */
function toMoneyError(error: FrameError, chain: string, address: Hex): FrameError {
  if (!/insufficient funds/i.test(error.message)) return error
  const message = `The account cannot pay for the transaction: send coins of ${chain} to ${address}`
  return new FrameError(error.code, message, { cause: error })
}

async function waitForReceipt(read: Read, chain: string, hash: Hex): Promise<void> {
  const end = Date.now() + longestWait
  while (Date.now() < end) {
    const receipt = await read(chain, 'eth_getTransactionReceipt', [hash]).catch(() => undefined)
    if (z.safeParse(minedReceipt, receipt).success) return
    await new Promise(resolve => setTimeout(resolve, interval))
  }
}
