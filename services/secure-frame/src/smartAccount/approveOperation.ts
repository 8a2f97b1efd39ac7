import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { type Hex, isHex, numberToHex, type TypedDataDefinition } from 'viem'
import type { ApprovalRow } from '../approval/describeRequest.js'
import type { PreparedBatch, SendBatchOptions } from '../batches/types.js'
import { describeBatch } from '../calls/describeBatch.js'
import type { Measured } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import type { SmartAccount } from './createSmartAccounts.js'
import { decodeCalls } from './executions.js'
import type { Paymaster } from './openPaymaster.js'
import { openSmartAccount } from './openSmartAccount.js'
import { type PreparedOperation, toMaxCost } from './prepareOperation.js'
import { type SentOperation, sendOperation } from './sendOperation.js'
import { toOperationTypedData } from './toOperationTypedData.js'
import { toOwnerRequest } from './toOwnerRequest.js'
import { type IncludedOperation, waitForOperation } from './waitForOperation.js'

export type ApproveOperationParameters = {
  readonly smart: SmartAccount
  readonly projectId: string
  readonly read: Read
  readonly askBundler: Read
  /** Ends the request as long as nothing was sent. */
  readonly signal: AbortSignal
  /** The operation is being sent to its bundler: the request cannot be ended meanwhile. */
  sending(isSending: boolean): void
  /** The bundler has it, or may have it: the user is not prompted again. */
  sent(): void
  /** The account was deployed by it. */
  deployed(): void
}

/** An operation that its bundler has, or may have. */
export type SendingOperation = Pick<SentOperation, 'hash'> & {
  /** @throws FrameError -32603 after 120 s: it may still come */
  readonly included: Promise<IncludedOperation>
}

/** A batch of a smart account. */
export type PreparedSmartBatch = Omit<PreparedBatch, 'again' | 'send'> & {
  send(signed: Hex, options: SendBatchOptions): Promise<SendingOperation>
  again?(error: unknown): Promise<PreparedSmartBatch> | undefined
}

/** An operation that the account can sign. */
type OperationToApprove = {
  readonly operation: PreparedOperation
  /** Additional rows about it. */
  readonly notes: readonly ApprovalRow[]
  /** Whether it may be rebuilt after another operation was first: a page that built it knows its hash. */
  readonly isOurs: boolean
  readonly paymaster?: Paymaster | undefined
  /** Describes calls that this wallet built itself. `fee` is the maximum (wei). */
  describeOwn?: ((fee: bigint) => Promise<Measured>) | undefined
}

/** Milliseconds for which the next operation of the account waits for this one. */
const longestTurn = 30_000

/** Polling interval for the inclusion of an operation (ms). */
const interval = 1000

/**
 * Has an operation of a smart account shown by the calls that its bytes make, and sent once. One operation of an account at
 * a time is under way in this browser, so that two tabs have one nonce each.
 */
export async function approveOperation(
  parameters: ApproveOperationParameters,
  { operation, notes, isOurs, paymaster, describeOwn }: OperationToApprove,
): Promise<PreparedSmartBatch> {
  const { smart, read, projectId } = parameters
  const { address, chainId, contracts } = smart
  const { entryPoint } = contracts
  const chain = `eip155:${chainId}`
  const deploys: ApprovalRow = { label: 'approval.setup', value: { key: 'batch.deploys' } }
  const payer = operation.paymaster && { text: operation.paymaster }
  const [described, block] = await Promise.all([
    describeOwn?.(toMaxCost(operation)) ??
      describeBatch(read, {
        chainId,
        account: address,
        calls: decodeCalls(operation.callData),
        fee: paymaster?.getPayer() ?? payer ?? toMaxCost(operation),
        notes: [...notes, ...(operation.factory ? [deploys] : [])],
      }),
    read(chain, 'eth_blockNumber', []) as Promise<Hex>,
  ])
  return {
    account: address,
    ...described,
    request: toOwnerRequest(toOperationTypedData({ chainId, entryPoint, operation }) as TypedDataDefinition),
    async send(signed, { signAgain, keep }) {
      let isUsed = false
      async function sign(asked: SignRequest) {
        if (!isUsed) {
          isUsed = true
          return signed
        }
        // Another operation was first: the same calls at the same limits, with what changed meanwhile.
        if (signAgain && isOurs) return signAgain(asked)
        throw new FrameError(
          rpcCodes.internal,
          'Another operation of the account was included first: try again',
        )
      }
      const signer = await openSmartAccount({ ...smart, read, sign })
      const askBundler = (method: string, params: readonly unknown[]) =>
        parameters.askBundler(chain, method, params)
      const { signal } = parameters
      const lock = `latchkit-frame/${projectId}/operation/${chain}/${address}`
      return new Promise((resolve, reject) => {
        const sending = navigator.locks.request(lock, { signal }, async () => {
          await assertFee(operation, read, chain)
          signal.throwIfAborted()
          parameters.sending(true)
          const { hash, operation: last } = await sendOperation(signer, operation, askBundler, {
            paymaster,
            async keep({ hash, operation: { nonce } }) {
              await keep({ kind: 'operation', hash, nonce: numberToHex(nonce), entryPoint, block })
            },
          })
          parameters.sent()
          const { signal: never } = new AbortController()
          const included = waitForOperation(hash, askBundler, { interval, signal: never })
          resolve({ hash, included })
          const deployed = included.then(
            () => last.factory && parameters.deployed(),
            () => {},
          )
          // Dropped, it would keep the next one from trying again.
          await Promise.race([deployed, new Promise(done => setTimeout(done, longestTurn))])
        })
        sending.catch(error => {
          parameters.sending(false)
          reject(error)
        })
      })
    },
  }
}

/** Bundlers do not include an operation below the base fee: it could wait indefinitely. */
async function assertFee({ maxFeePerGas }: PreparedOperation, read: Read, chain: string) {
  const latest = await read(chain, 'eth_getBlockByNumber', ['latest', false])
  const { baseFeePerGas } = (latest ?? {}) as { readonly baseFeePerGas?: unknown }
  if (isHex(baseFeePerGas) && BigInt(baseFeePerGas) > maxFeePerGas)
    throw new FrameError(-32000, 'The gas price is now higher than the approved maxFeePerGas')
}
