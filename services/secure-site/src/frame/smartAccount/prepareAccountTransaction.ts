import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import { type Hex, numberToHex, type TypedDataDefinition } from 'viem'
import type { Prepared } from '../approval/approveRequest.js'
import { describeTransaction } from '../calls/describeTransaction.js'
import { FrameError } from '../FrameError.js'
import type { Read } from '../rpc/createReads.js'
import type { TransactionRequest } from '../rpc/prepareTransaction.js'
import type { SignRequest } from '../wallet/signerMessages.js'
import type { SmartAccount } from './createSmartAccounts.js'
import { type AccountCall, decodeCalls } from './executions.js'
import { openSmartAccount } from './openSmartAccount.js'
import { type OpenAccount, type PreparedOperation, prepareOperation, toMaxCost } from './prepareOperation.js'
import { refuseBypass } from './refuseBypass.js'
import { sendOperation } from './sendOperation.js'
import { toOperationTypedData } from './toOperationTypedData.js'
import { toOwnerRequest } from './toOwnerRequest.js'
import { waitForOperation } from './waitForOperation.js'

export type AccountTransactionParameters = {
  readonly smart: SmartAccount
  readonly request: TransactionRequest
  /** Addresses of the user's accounts. */
  readonly accounts: readonly string[]
  readonly projectId: string
  readonly read: Read
  readonly askBundler: Read
  /** Ends the request as long as nothing was sent. */
  readonly signal: AbortSignal
  /** The operation is with its bundler: the user is asked nothing more. */
  sent(): void
  /** The account was deployed by it. */
  deployed(): void
}

/** Milliseconds between two questions whether an operation is on its chain. */
const interval = 2000

/**
 * Prepares `eth_sendTransaction` of a smart account: an operation with this one call, whose gas and fees are those of the
 * bundler and the node, not the page's. It is sent once and answers the hash of the bundle's transaction when that is on the
 * chain. One operation of an account at a time is under way in this browser, so that two tabs have one nonce each.
 *
 * @throws FrameError -32602 without a receiver, for another network, and for what goes round an approval
 */
export async function prepareAccountTransaction(parameters: AccountTransactionParameters): Promise<Prepared> {
  const { smart, accounts, read } = parameters
  const { address, chainId, contracts } = smart
  const chain = `eip155:${chainId}`
  const call = readRequest(parameters.request, chainId)
  refuseBypass({ kind: 'call', ...call }, { accounts, contracts })
  const askBundler = (method: string, params: readonly unknown[]) =>
    parameters.askBundler(chain, method, params)
  const open = (sign: (request: SignRequest) => Promise<Hex>) => openSmartAccount({ ...smart, read, sign })
  const account = await open(async () => '0x')
  const askNode = (method: string, params: readonly unknown[]) => read(chain, method, params)
  const operation = await prepareOperation(account, [call], { askNode, askBundler }).catch(error =>
    toMoneyError(error, smart),
  )
  const request = toOwnerRequest(
    toOperationTypedData({ chainId, entryPoint: contracts.entryPoint, operation }) as TypedDataDefinition,
  )
  return {
    account: address,
    ...(await describe(read, account, operation)),
    request,
    async finish(signed, signAgain) {
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
      const lock = `latchkit-frame/${parameters.projectId}/operation/${chain}/${address}`
      return navigator.locks.request(lock, { signal }, async () => {
        signal.throwIfAborted()
        const { hash, operation: last } = await sendOperation(signer, operation, askBundler)
        parameters.sent()
        // It is on its way whatever becomes of the request.
        const { signal: never } = new AbortController()
        const included = await waitForOperation(hash, askBundler, { interval, signal: never })
        if (last.factory) parameters.deployed()
        const { transactionHash, isSuccess } = included
        if (isSuccess) return transactionHash
        // The receipt of the transaction is that of the bundle, which went well.
        throw new FrameError(reverted, `The call was reverted, in the transaction ${transactionHash}`)
      })
    },
  }
}

/** What nodes answer for calls that revert. */
const reverted = 3

function readRequest(request: TransactionRequest, chainId: number): AccountCall {
  const { to, data, input, value } = request
  if (request.chainId !== undefined && Number(request.chainId) !== chainId)
    throw new FrameError(rpcCodes.invalidParams, `The transaction is for network ${Number(request.chainId)}`)
  if (data !== undefined && input !== undefined && data !== input)
    throw new FrameError(rpcCodes.invalidParams, 'data and input differ')
  if (!to)
    throw new FrameError(rpcCodes.invalidParams, 'A smart account sends to an address: `to` is missing')
  return { to: to as Hex, value: BigInt(value || '0x0'), data: (data ?? input ?? '0x') as Hex }
}

/** Describes the call that the operation's bytes make, and all that it costs at most. */
function describe(read: Read, account: OpenAccount, operation: PreparedOperation) {
  const [call] = decodeCalls(operation.callData)
  if (!call) throw new RangeError('the operation has no call')
  const { nonce, maxFeePerGas, maxPriorityFeePerGas } = operation
  const transaction = {
    ...{ chainId: account.client.chain?.id ?? 0, nonce: Number(nonce), to: call.to, data: call.data },
    value: numberToHex(call.value),
    gas: numberToHex(toMaxCost(operation) / maxFeePerGas),
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
    accessList: [],
  }
  return describeTransaction(read, transaction, account.address)
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
