import type { Network, ReplacementKind, TransactionReplacement } from '@latchkit/core'
import { importWithRetry } from '@latchkit/core/connection'
import { toProviderRpcError } from '@latchkit/core/errors'
import { pollUntil } from '@latchkit/core/http'
import { type Client, type Hex, hexToBigInt, hexToNumber, type RpcTransaction } from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'
import { readFeeBelow } from './estimateTransfer.js'
import { type SendFields, send } from './sendTransfer.js'

export type GetReplacementParameters = {
  readonly hash: string
  readonly from: string
  readonly network: Network<'eip155'>
  readonly signal?: AbortSignal | undefined
}

type Fees = Pick<SendFields, 'gasPrice' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>
/** The transactions that can take the place of a pending one, and the number of all three in their account. */
type Plan = {
  readonly nonce: number
  readonly fees: Fees
  readonly calls: { readonly [kind in ReplacementKind]: Omit<SendFields, keyof Fees | 'nonce'> }
}

/** Types of transactions that every wallet can send: before EIP-2930, EIP-2930 and EIP-1559. */
const types = ['0x0', '0x1', '0x2']
/** Reads of a node until a transaction that the wallet has broadcast counts as unknown. */
const maxReads = 8

/** Reads how a pending transaction can be replaced. */
export async function getReplacement(
  runtime: Runtime,
  parameters: GetReplacementParameters,
): Promise<TransactionReplacement | undefined> {
  const { from, network, signal } = parameters
  signal?.throwIfAborted()
  const client = getReadClient(runtime, network)
  try {
    const plan = await readPlan(client, parameters)
    if (!plan) return undefined
    const { nonce, fees, calls } = plan
    const price = fees.maxFeePerGas ?? fees.gasPrice ?? 0n
    const feeOf = async ({ gas = 0n, data }: SendFields) => gas * price + (await readFeeBelow(client, data))
    const [speedUp, cancel] = await Promise.all([feeOf(calls.speedUp), feeOf(calls.cancel)])
    return {
      nonce,
      fees: { speedUp, cancel },
      async send(kind) {
        const { caipNetworkId } = network
        const fields = { ...calls[kind], ...fees, nonce }
        const hash = await send(runtime, { from, caipNetworkId }, () => fields)
        const used = await readNonce(client, hash)
        return { hash, hasSameNonce: used === undefined || used === nonce }
      },
    }
  } catch (error) {
    throw signal?.aborted ? signal.reason : toProviderRpcError(error)
  }
}

async function readPlan(client: Client, { hash, from }: GetReplacementParameters): Promise<Plan | undefined> {
  const known = await readTransaction(client, hash)
  const isReplaceable =
    known && !known.blockNumber && known.from === from.toLowerCase() && types.includes(known.type ?? '0x0')
  if (!isReplaceable) return undefined
  // A separate chunk, because few transactions are replaced.
  const { isTransactionOf } = await importWithRetry(() => import('./isTransactionOf.js'))
  if (!isTransactionOf(hash, known)) return undefined
  const sender = known.from
  const [count, block, suggested, gas] = await Promise.all([
    client.request({ method: 'eth_getTransactionCount', params: [sender, 'latest'] }),
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    client.request({ method: 'eth_gasPrice' }).then(hexToBigInt),
    client
      .request({
        method: 'eth_estimateGas',
        params: [{ from: sender, to: sender, value: '0x0' }],
      })
      .then(hexToBigInt),
  ])
  if (hexToBigInt(count) > hexToBigInt(known.nonce)) return undefined
  const { accessList, input, to } = known
  return {
    nonce: hexToNumber(known.nonce),
    fees: toFees(known, suggested, hexToBigInt(block?.baseFeePerGas ?? '0x0')),
    calls: {
      speedUp: {
        ...(to && { to }),
        ...(input !== '0x' && { data: input }),
        ...(accessList?.length && { accessList }),
        value: hexToBigInt(known.value),
        gas: hexToBigInt(known.gas),
      },
      // The account may have code (EIP-7702), and a rollup takes gas for the chain below.
      cancel: { to: sender, value: 0n, gas: gas > 21_000n ? (gas * 3n) / 2n : gas },
    },
  }
}

/** Fees that nodes accept for a replacement, and that the chain takes now. */
function toFees(
  { gasPrice, maxFeePerGas, maxPriorityFeePerGas }: RpcTransaction,
  suggested: bigint,
  base: bigint,
): Fees {
  // Nodes want 10 % more of each.
  const raise = (fee: Hex) => (hexToBigInt(fee) * 9n) / 8n + 1n
  if (maxFeePerGas === undefined || maxPriorityFeePerGas === undefined)
    return { gasPrice: max(raise(gasPrice ?? '0x0'), suggested) }
  return {
    maxFeePerGas: max(raise(maxFeePerGas), suggested + base),
    maxPriorityFeePerGas: max(raise(maxPriorityFeePerGas), suggested - base),
  }
}

const max = (a: bigint, b: bigint) => (a > b ? a : b)

/** Reads the nonce of a transaction. Undefined if the node does not know the transaction after several reads. */
async function readNonce(client: Client, hash: string): Promise<number | undefined> {
  let reads = 0
  const { nonce } = await pollUntil({
    interval: client.pollingInterval,
    async read() {
      reads += 1
      const known = await readTransaction(client, hash).catch(() => undefined)
      return known || reads === maxReads ? { nonce: known?.nonce } : undefined
    },
  })
  return nonce === undefined ? undefined : hexToNumber(nonce)
}

const readTransaction = async (client: Client, hash: string) =>
  (await client.request({
    method: 'eth_getTransactionByHash',
    params: [hash as Hex],
  })) ?? undefined
