import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { AccountCall } from './executions.js'
import type { openSmartAccount } from './openSmartAccount.js'

/** Asks a node, or the bundler, of the account's chain. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A smart account that is open. */
export type OpenAccount = Awaited<ReturnType<typeof openSmartAccount>>

/** An operation as it is shown and signed: every field is set but the signature. */
export type PreparedOperation = Omit<UserOperation<'0.7'>, 'signature'>

const hex = z.string().check(z.regex(/^0x[\da-fA-F]{1,64}$/))
const gas = z.object({ callGasLimit: hex, verificationGasLimit: hex, preVerificationGas: hex })
const block = z.object({ baseFeePerGas: z.optional(hex) })

/** Wei, where a node does not say what a tip is: 1 gwei is taken by each chain. */
const usualTip = '0x3b9aca00'

/**
 * Makes the operation that has an account make calls: its nonce, what deploys the account while it is not there, gas as the
 * bundler estimates it, and fees by a node, twice the base fee and the tip. The account pays them. Where another operation
 * comes on the chain meanwhile, it is made once more.
 *
 * @throws what the bundler says of an operation that would fail; FrameError -32603 when an answer is none
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
  { askNode, askBundler }: { readonly askNode: Ask; readonly askBundler: Ask },
): Promise<PreparedOperation> {
  const [callData, { factory, factoryData }, nonce, fees] = await Promise.all([
    account.encodeCalls(calls),
    account.getFactoryArgs(),
    account.getNonce(),
    readFees(askNode),
  ])
  const started = {
    ...{ sender: account.address, callData, nonce, ...fees },
    ...(factory && factoryData && { factory, factoryData }),
  }
  const signature = await account.getStubSignature()
  const zero = { callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n }
  const request = formatUserOperationRequest({ ...started, ...zero, signature })
  const estimated = z.safeParse(
    gas,
    await askBundler('eth_estimateUserOperationGas', [request, account.entryPoint.address]),
  )
  if (!estimated.success) throw new FrameError(-32603, 'The bundler did not estimate the operation')
  const { callGasLimit, verificationGasLimit, preVerificationGas } = estimated.data
  return {
    ...started,
    callGasLimit: BigInt(callGasLimit),
    verificationGasLimit: BigInt(verificationGasLimit),
    preVerificationGas: BigInt(preVerificationGas),
  }
}

/** Wei that an operation costs at most, without what its calls send. */
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
  if (baseFee === undefined || !tip.success)
    throw new FrameError(-32603, 'The node does not say what gas costs')
  const maxPriorityFeePerGas = BigInt(tip.data)
  return { maxFeePerGas: 2n * BigInt(baseFee) + maxPriorityFeePerGas, maxPriorityFeePerGas }
}
