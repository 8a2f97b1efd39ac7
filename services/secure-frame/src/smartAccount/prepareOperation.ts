import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import { PaymasterError } from './askPaymaster.js'
import type { AccountCall } from './executions.js'
import type { Paymaster } from './openPaymaster.js'
import type { openSmartAccount } from './openSmartAccount.js'

/** Asks a node, or the bundler, of the account's chain. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A smart account that is open. */
export type OpenAccount = Awaited<ReturnType<typeof openSmartAccount>>

/** An operation as it is shown and signed: every field is set but the signature. */
export type PreparedOperation = Omit<UserOperation<'0.7'>, 'signature'>

const hex = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))
const gas = z.object({
  callGasLimit: hex,
  verificationGasLimit: hex,
  preVerificationGas: hex,
  paymasterVerificationGasLimit: z.optional(hex),
  paymasterPostOpGasLimit: z.optional(hex),
})
const block = z.object({ baseFeePerGas: z.optional(hex) })

/** Tip in wei for a node that does not return one: every chain accepts 1 gwei. */
const usualTip = '0x3b9aca00'

/**
 * Creates the operation for the calls of an account: nonce, factory data if the account is not deployed, gas as estimated
 * by the bundler, and fees from a node (twice the base fee, plus the tip), which the account or the paymaster pays. If
 * another operation is included meanwhile, creates it again.
 *
 * @throws PaymasterError if the paymaster does not pay; the bundler's error for an operation that would fail; FrameError
 *   -32603 for an invalid answer
 */
export async function prepareOperation(
  ...parameters: Parameters<typeof prepareOnce>
): Promise<PreparedOperation> {
  try {
    return await prepareOnce(...parameters)
  } catch (error) {
    // Deployed, or with another nonce, between two questions.
    if (!(error instanceof FrameError) || !/\bAA(?:10|25)\b/.test(error.message)) throw error
    return prepareOnce(...parameters)
  }
}

async function prepareOnce(
  account: OpenAccount,
  calls: readonly AccountCall[],
  {
    askNode,
    askBundler,
    paymaster,
    isFree = false,
  }: {
    readonly askNode: Ask
    readonly askBundler: Ask
    readonly paymaster?: Paymaster | undefined
    /** Estimates it as if gas cost nothing. Default: false. */
    readonly isFree?: boolean | undefined
  },
): Promise<PreparedOperation> {
  const [callData, { factory, factoryData }, nonce, fees] = await Promise.all([
    account.encodeCalls(calls),
    account.getFactoryArgs(),
    account.getNonce(),
    readFees(askNode),
  ])
  const started = {
    sender: account.address,
    callData,
    nonce,
    ...fees,
    ...(factory && factoryData && { factory, factoryData }),
  }
  const signature = await account.getStubSignature()
  const zero = { callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n }
  const fields = await paymaster?.start({ ...started, ...zero })
  const free = isFree ? { maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } : {}
  const request = formatUserOperationRequest({ ...started, ...zero, ...fields, ...free, signature })
  const answer = askBundler('eth_estimateUserOperationGas', [request, account.entryPoint.address])
  const estimated = z.safeParse(gas, await (paymaster ? answer.catch(toPaymasterError) : answer))
  if (!estimated.success) throw new FrameError(-32603, 'The bundler did not estimate the operation')
  const { callGasLimit, verificationGasLimit, preVerificationGas } = estimated.data
  const operation = {
    ...started,
    callGasLimit: BigInt(callGasLimit),
    verificationGasLimit: BigInt(verificationGasLimit),
    preVerificationGas: BigInt(preVerificationGas),
  }
  if (!paymaster) return operation
  const { paymasterVerificationGasLimit = '0x0', paymasterPostOpGasLimit = '0x0' } = estimated.data
  const unpaid = {
    ...operation,
    paymasterVerificationGasLimit: BigInt(paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: BigInt(paymasterPostOpGasLimit),
    ...fields,
  }
  return { ...unpaid, ...(await paymaster.pay(unpaid)) }
}

/** Whether a bundler refused an operation for its paymaster. */
export function isOfPaymaster(error: unknown): error is FrameError {
  return error instanceof FrameError && /\bAA3\d\b/.test(error.message)
}

function toPaymasterError(error: unknown): never {
  throw isOfPaymaster(error) ? new PaymasterError(error.message, error) : error
}

/** Maximum cost of an operation in wei, without the value of its calls. */
export function toMaxCost(operation: PreparedOperation): bigint {
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  const ofPaymaster = operation.paymaster
    ? (operation.paymasterVerificationGasLimit ?? 0n) + (operation.paymasterPostOpGasLimit ?? 0n)
    : 0n
  return (callGasLimit + verificationGasLimit + preVerificationGas + ofPaymaster) * maxFeePerGas
}

async function readFees(ask: Ask) {
  const [latest, suggested] = await Promise.all([
    ask('eth_getBlockByNumber', ['latest', false]),
    ask('eth_maxPriorityFeePerGas', []).catch(() => usualTip),
  ])
  const [read, tip] = [z.safeParse(block, latest), z.safeParse(hex, suggested)]
  const baseFee = read.success ? read.data.baseFeePerGas : undefined
  if (baseFee === undefined || !tip.success) throw new FrameError(-32603, 'The node returned no gas price')
  const maxPriorityFeePerGas = BigInt(tip.data)
  return { maxFeePerGas: 2n * BigInt(baseFee) + maxPriorityFeePerGas, maxPriorityFeePerGas }
}
