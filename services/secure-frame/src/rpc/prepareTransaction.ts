import { rpcCodes } from '@latchkit/secure-frame-client/protocol'
import * as z from 'zod/mini'
import { FrameError } from '../FrameError.js'
import type { TransactionToSign } from '../wallet/signerMessages.js'
import type { Read } from './createReads.js'

const hex = z.string().check(z.regex(/^0x[\da-fA-F]*$/)) as z.ZodMiniType<`0x${string}`>
const block = z.object({ baseFeePerGas: z.optional(hex) })

/** Gas limit of a transaction that is expected to fail. */
const failingGas = 500_000n

/** Gas of an authorization beside the transaction (EIP-7702); a part of it may come back. */
const authorizationGas = 25_000n

/** `eth_sendTransaction`'s parameter, its shape checked by the messages' schema. */
export type TransactionRequest = {
  readonly from?: string | undefined
  readonly to?: string | null | undefined
  readonly data?: string | undefined
  readonly input?: string | undefined
  readonly value?: string | undefined
  readonly gas?: string | undefined
  readonly gasLimit?: string | undefined
  readonly gasPrice?: string | undefined
  readonly maxFeePerGas?: string | undefined
  readonly maxPriorityFeePerGas?: string | undefined
  readonly nonce?: string | undefined
  readonly chainId?: string | number | undefined
  readonly type?: string | undefined
  readonly accessList?:
    | readonly { readonly address: string; readonly storageKeys: readonly string[] }[]
    | undefined
}

/**
 * Sets every field of a transaction. Fields that the app left out come from the site's own endpoints: nonce, gas limit (the
 * estimate plus a quarter; the exact cost for a plain transfer) and fees (twice the base fee, plus the tip; the node's gas
 * price for an older type). A transaction that is expected to fail has no estimate: it gets a fixed limit, and the approval
 * warns of it.
 *
 * @param delegate - contract whose code the account has from this transaction on (EIP-7702); the zero address removes the
 * code. The estimate already uses that code
 * @throws FrameError -32602 for another network, for types that cannot be sent and fields that a type does not have; 4100 for
 * another sender
 */
export async function prepareTransaction(
  read: Read,
  chainId: number,
  address: string,
  request: TransactionRequest,
  delegate?: `0x${string}`,
): Promise<TransactionToSign> {
  if (request.from !== undefined && request.from.toLowerCase() !== address.toLowerCase())
    throw new FrameError(rpcCodes.unauthorized, 'The sender must be the account of this wallet')
  if (request.chainId !== undefined && Number(request.chainId) !== chainId)
    throw new FrameError(rpcCodes.invalidParams, `The transaction is for network ${Number(request.chainId)}`)
  if (request.data !== undefined && request.input !== undefined && request.data !== request.input)
    throw new FrameError(rpcCodes.invalidParams, 'data and input differ')

  const type = readType(request)
  const chain = `eip155:${chainId}`
  const call = async (method: string, params: unknown[]) => z.parse(hex, await read(chain, method, params))
  const data = (request.data ?? request.input ?? '0x') as `0x${string}`
  const value = (request.value || '0x0') as `0x${string}`
  const to = (request.to ?? null) as `0x${string}` | null
  const accessList = (request.accessList ?? []) as TransactionToSign['accessList']
  const transaction = { from: address, ...(to ? { to } : {}), data, value, accessList }

  const [nonce, gas, fees] = await Promise.all([
    request.nonce ?? call('eth_getTransactionCount', [address, 'pending']),
    request.gas ??
      request.gasLimit ??
      call('eth_estimateGas', [transaction, ...toOverride(address, delegate)])
        .then(addMargin, refuseUnreachable)
        .then(limit => (delegate ? toHex(BigInt(limit) + authorizationGas) : limit)),
    readFees(),
  ])
  const fields = { chainId, nonce: Number(nonce), to, value, data, gas: gas as `0x${string}`, ...fees }
  return { ...fields, accessList, ...(delegate && { delegate }), ...(type && { type }) }

  async function readFees() {
    if (type) {
      const gasPrice = request.gasPrice ?? (await call('eth_gasPrice', []))
      return asFees(gasPrice, gasPrice)
    }
    const { maxFeePerGas = request.gasPrice, maxPriorityFeePerGas = request.gasPrice } = request
    if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined)
      return asFees(maxFeePerGas, maxPriorityFeePerGas)
    const [latest, suggestedTip] = await Promise.all([
      read(chain, 'eth_getBlockByNumber', ['latest', false]),
      // Not every node has the method; a tip of 1 gwei is taken by each.
      call('eth_maxPriorityFeePerGas', []).catch(() => '0x3b9aca00'),
    ])
    const baseFee = z.parse(block, latest).baseFeePerGas ?? (await call('eth_gasPrice', []))
    const tip = BigInt(maxPriorityFeePerGas ?? suggestedTip)
    return asFees(maxFeePerGas ?? toHex(2n * BigInt(baseFee) + tip), toHex(tip))
  }
}

/** The type of a transaction before EIP-1559; undefined for one of EIP-1559, which is what a request without a type gets. */
function readType(request: TransactionRequest): TransactionToSign['type'] {
  const number = Number(request.type ?? 2)
  if (number === 2) return undefined
  const type = number === 0 ? 'legacy' : number === 1 ? 'eip2930' : undefined
  if (!type)
    throw new FrameError(rpcCodes.invalidParams, `A transaction of type ${request.type} cannot be sent`)
  const { accessList = [], maxFeePerGas, maxPriorityFeePerGas } = request
  const other =
    (maxFeePerGas !== undefined && 'maxFeePerGas') ||
    (maxPriorityFeePerGas !== undefined && 'maxPriorityFeePerGas') ||
    (type === 'legacy' && accessList.length > 0 && 'accessList')
  if (other)
    throw new FrameError(rpcCodes.invalidParams, `A transaction of type ${request.type} has no ${other}`)
  return type
}

/** The block and the state override of a node call, if an account gets a contract's code, or loses it (EIP-7702). */
function toOverride(address: string, delegate: `0x${string}` | undefined): readonly unknown[] {
  if (!delegate) return []
  const code = BigInt(delegate) === 0n ? '0x' : `0xef0100${delegate.slice(2)}`
  return ['latest', { [address]: { code } }]
}

function asFees(maxFeePerGas: string, maxPriorityFeePerGas: string) {
  if (BigInt(maxPriorityFeePerGas) > BigInt(maxFeePerGas))
    throw new FrameError(rpcCodes.invalidParams, 'maxPriorityFeePerGas is more than maxFeePerGas')
  return {
    maxFeePerGas: maxFeePerGas as `0x${string}`,
    maxPriorityFeePerGas: maxPriorityFeePerGas as `0x${string}`,
  }
}

/** The limit of a transaction that the node ran and that failed; a node that does not answer estimates nothing. */
function refuseUnreachable(error: unknown): `0x${string}` {
  const isRun =
    error instanceof FrameError && error.code !== rpcCodes.internal && error.code !== rpcCodes.chainNotServed
  if (!isRun) throw error
  return toHex(failingGas)
}

/** State may change until the transaction is in a block. A plain transfer always needs 21,000. */
function addMargin(estimate: string): `0x${string}` {
  const gas = BigInt(estimate)
  return toHex(gas === 21_000n ? gas : (gas * 5n) / 4n)
}

function toHex(value: bigint): `0x${string}` {
  return `0x${value.toString(16)}`
}
