import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { type Hex, numberToHex, type TypedDataDefinition } from 'viem'
import type { ApprovalRow } from '../approval/describeRequest.js'
import { callsCodes } from '../batches/readBatch.js'
import type { PreparedBatch, SendBatchOptions } from '../batches/types.js'
import { describeBatch } from '../calls/describeBatch.js'
import type { Measured } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import type { SmartAccount } from './createSmartAccounts.js'
import { type AccountCall, decodeCalls } from './executions.js'
import { openSmartAccount } from './openSmartAccount.js'
import { type PreparedOperation, prepareOperation, toMaxCost } from './prepareOperation.js'
import { refuseBypass } from './refuseBypass.js'
import { sendOperation } from './sendOperation.js'
import { toOperationTypedData } from './toOperationTypedData.js'
import { toOwnerRequest } from './toOwnerRequest.js'
import { type IncludedOperation, waitForOperation } from './waitForOperation.js'

export type SmartBatchParameters = {
  readonly smart: SmartAccount
  readonly calls: readonly AccountCall[]
  /** Addresses of the user's accounts: what a page has them do is not to go round an approval. */
  readonly accounts: readonly string[]
  /** Describes calls that this wallet made itself, of which nothing is refused. `fee` is in wei, at most. */
  describeOwn?: ((fee: bigint) => Promise<Measured>) | undefined
  readonly projectId: string
  readonly read: Read
  readonly askBundler: Read
  /** Ends the request as long as nothing was sent. */
  readonly signal: AbortSignal
  /** The operation goes to its bundler: the user is asked nothing more. */
  sent(): void
  /** The account was deployed by it. */
  deployed(): void
}

/** An operation that its bundler has, or may have. */
export type SendingOperation = {
  /** @throws FrameError -32603 after 120 s: it may still come */
  readonly included: Promise<IncludedOperation>
}

type PreparedSmartBatch = Omit<PreparedBatch, 'send'> & {
  send(signed: Hex, options: SendBatchOptions): Promise<SendingOperation>
}

/** Milliseconds between two questions whether an operation is on its chain. */
const interval = 2000

/** Characters of an operation at most: what the site passes on to a bundler. */
const mostCharacters = 60_000

/**
 * Prepares calls of a smart account: one operation, whose gas and fees are those of the bundler and the node, not the page's.
 * It is sent once. One operation of an account at a time is under way in this browser, so that two tabs have one nonce each.
 *
 * @throws FrameError -32602 for what goes round an approval, 5740 for more than a bundler takes
 */
export async function prepareBatch(parameters: SmartBatchParameters): Promise<PreparedSmartBatch> {
  const { smart, calls, accounts, read, projectId, describeOwn } = parameters
  const { address, chainId, contracts } = smart
  const chain = `eip155:${chainId}`
  if (!describeOwn) for (const call of calls) refuseBypass({ kind: 'call', ...call }, { accounts, contracts })
  const askBundler = (method: string, params: readonly unknown[]) =>
    parameters.askBundler(chain, method, params)
  const askNode = (method: string, params: readonly unknown[]) => read(chain, method, params)
  const open = (sign: (request: SignRequest) => Promise<Hex>) => openSmartAccount({ ...smart, read, sign })
  const account = await open(async () => '0x')
  const callData = await account.encodeCalls(calls)
  if (callData.length > mostCharacters)
    throw new FrameError(callsCodes.tooLarge, 'The calls are more than a bundler takes in one operation')
  const [operation, block] = await Promise.all([
    prepareOperation(account, calls, { askNode, askBundler }).catch(error => toMoneyError(error, smart)),
    askNode('eth_blockNumber', []) as Promise<Hex>,
  ])
  return {
    account: address,
    ...(await (describeOwn?.(toMaxCost(operation)) ?? describe(read, smart, operation))),
    request: toOwnerRequest(
      toOperationTypedData({ chainId, entryPoint: contracts.entryPoint, operation }) as TypedDataDefinition,
    ),
    async send(signed, { signAgain, keep }) {
      let isUsed = false
      const signer = await open(async asked => {
        if (!isUsed) {
          isUsed = true
          return signed
        }
        // Another operation was first: the same calls at the same limits, with what changed meanwhile.
        if (signAgain) return signAgain(asked)
        throw new FrameError(rpcCodes.internal, 'Another operation of the account was first: try again')
      })
      const { signal } = parameters
      const lock = `latchkit-frame/${projectId}/operation/${chain}/${address}`
      return new Promise((resolve, reject) => {
        const included = navigator.locks.request(lock, { signal }, async () => {
          signal.throwIfAborted()
          // From here on the bundler may have it, whatever becomes of the request.
          parameters.sent()
          const { hash, operation: last } = await sendOperation(signer, operation, askBundler, made =>
            keep({
              kind: 'operation',
              ...{ hash: made.hash, nonce: numberToHex(made.operation.nonce) },
              ...{ entryPoint: contracts.entryPoint, block },
            }),
          )
          resolve({ included })
          const { signal: never } = new AbortController()
          const result = await waitForOperation(hash, askBundler, { interval, signal: never })
          if (last.factory) parameters.deployed()
          return result
        })
        included.catch(reject)
      })
    },
  }
}

/** Describes the calls that the operation's bytes make, and all that it costs at most. */
function describe(read: Read, { address, chainId }: SmartAccount, operation: PreparedOperation) {
  const deploys: ApprovalRow = { label: 'approval.setup', value: { key: 'batch.deploys' } }
  return describeBatch(read, {
    ...{ chainId, account: address, calls: decodeCalls(operation.callData) },
    fee: toMaxCost(operation),
    notes: operation.factory ? [deploys] : [],
  })
}

/** Says what to send where, for an account that cannot pay its fee. */
function toMoneyError(error: unknown, { address, chainId }: SmartAccount): never {
  if (!(error instanceof FrameError) || !/\bAA21\b/.test(error.message)) throw error
  throw new FrameError(
    error.code,
    `The smart account cannot pay the fee: send coins of eip155:${chainId} to ${address} (AA21)`,
    { cause: error },
  )
}
