import type { EstimateTransferParameters, TransferEstimate } from '@latchkit/core'
import { ProviderRpcError, toProviderRpcError } from '@latchkit/core/errors'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  hexToBigInt,
  size,
  slice,
  toHex,
} from 'viem'
import { getReadClient } from '../config/getReadClient.js'
import type { Runtime } from '../types.js'
import { readNftBalance, toNftCall } from './nftTransfer.js'
import { toTransferCall } from './sendTransfer.js'

const oracleAbi = [
  { type: 'function', name: 'getL1FeeUpperBound', inputs: [{ type: 'uint256' }] },
  { type: 'function', name: 'getL1Fee', inputs: [{ type: 'bytes' }] },
] as const
/** Scroll and its testnet have a different oracle, which viem's chains do not name. */
const scrollIds = [534_352, 534_351]
const scrollOracle = '0x5300000000000000000000000000000000000002'
/** Gas of a payment to an account without code. */
const paymentGas = 21_000n
/** Bytes of a signed transaction beside its data, rounded up. */
const envelope = 160

/** Estimates the fee of a transfer, and reads the data that it needs, from the app's own RPC endpoint. */
export async function estimateTransfer(
  runtime: Runtime,
  parameters: EstimateTransferParameters<'eip155'>,
): Promise<TransferEstimate> {
  const { network, token, nft, to, value, isFeeNeeded = true, signal } = parameters
  try {
    // viem's actions are not used: they import multicall and CCIP-Read, which split the app's first file into many.
    const client = getReadClient(runtime, network)
    const from = getAddress(parameters.from)
    signal?.throwIfAborted()
    const [nativeBalance, held] = await Promise.all([
      client.request({ method: 'eth_getBalance', params: [from, 'latest'] }).then(hexToBigInt),
      nft
        ? readNftBalance(client, { nft, contract: getAddress(token ?? ''), owner: from })
        : token
          ? readToken(client, getAddress(token), from)
          : undefined,
    ])
    signal?.throwIfAborted()
    const balance = held?.balance ?? nativeBalance
    // A node refuses to estimate an amount that the account cannot pay. The amount hardly changes the gas.
    const most = token ? balance : balance / 2n
    const sent = value < most ? value : most
    const call = nft
      ? toNftCall(nft, { from, to, token, value: sent })
      : toTransferCall({ ...parameters, value: sent })
    const isEstimated = isFeeNeeded && !(nft && balance === 0n)
    const fee = isEstimated ? await readFee(client, { ...call, from }) : 0n
    signal?.throwIfAborted()
    return { fee, decimals: held?.decimals ?? network.nativeCurrency.decimals, balance, nativeBalance }
  } catch (error) {
    throw signal?.aborted ? signal.reason : toProviderRpcError(error)
  }
}

/** Reads the decimals of a token, and the balance of an account. */
export async function readToken(client: Client, to: Address, owner: Address) {
  const read = async (name: string, data: Hex) => {
    const result = await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
    if (size(result) >= 32) return result
    throw new ProviderRpcError('The token did not answer', {
      metaMessages: [`${to} has no ${name} on this network. It is no ERC-20 token there.`],
    })
  }
  const decimals = { abi: erc20Abi, functionName: 'decimals' } as const
  const balance = { abi: erc20Abi, functionName: 'balanceOf', args: [owner] } as const
  const results = await Promise.all([
    read('decimals()', encodeFunctionData(decimals)),
    read('balanceOf(address)', encodeFunctionData(balance)),
  ])
  return {
    decimals: readDecimals(to, results[0]),
    balance: decodeFunctionResult({ ...balance, data: results[1] }),
  }
}

/** Reads the answer to `decimals()`, which is a `uint8` in ERC-20. */
function readDecimals(token: Address, data: Hex): number {
  const decimals = hexToBigInt(slice(data, 0, 32))
  if (decimals < 256n) return Number(decimals)
  throw new ProviderRpcError('The token has no valid decimals', {
    metaMessages: [`${token} answered decimals() with ${decimals}. ERC-20 allows 0 to 255.`],
  })
}

/**
 * Returns the highest fee of a call: twice the base fee, and where code runs 1.5 times the gas, as in the offers of
 * wallets. On a rollup it includes the fee of the chain below.
 */
async function readFee(
  client: Client,
  { from, to, data, value }: ReturnType<typeof toTransferCall> & { readonly from: Address },
): Promise<bigint> {
  const call = {
    from,
    to,
    ...(data ? { data } : {}),
    ...(value === undefined ? {} : { value: toHex(value) }),
  }
  const [gas, price, block, below] = await Promise.all([
    client.request({ method: 'eth_estimateGas', params: [call] }),
    client.request({ method: 'eth_gasPrice' }),
    client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
    readFeeBelow(client, data),
  ])
  const perGas = hexToBigInt(price) + hexToBigInt(block?.baseFeePerGas ?? '0x0')
  const used = hexToBigInt(gas)
  const limit = used > paymentGas ? (used * 3n) / 2n : used
  return limit * perGas + below
}

/**
 * Returns the fee of a rollup for the chain below: the maximum where its oracle knows that (OP Stack since Fjord), else
 * the fee for the bytes of the transaction, all at the full price. 0 on other chains.
 */
export async function readFeeBelow({ chain, request }: Client, data: Hex = '0x'): Promise<bigint> {
  const named = chain?.contracts?.gasPriceOracle as { readonly address?: Address } | undefined
  const to = chain && scrollIds.includes(chain.id) ? scrollOracle : named?.address
  if (!to) return 0n
  const ask = (call: Hex) => request({ method: 'eth_call', params: [{ to, data: call }, 'latest'] })
  const size = envelope + (data.length - 2) / 2
  const answer = await ask(
    encodeFunctionData({ abi: oracleAbi, functionName: 'getL1FeeUpperBound', args: [BigInt(size)] }),
  ).catch(() =>
    ask(encodeFunctionData({ abi: oracleAbi, args: [`0x${'ff'.repeat(size)}`], functionName: 'getL1Fee' })),
  )
  return answer === '0x' ? 0n : hexToBigInt(answer)
}
