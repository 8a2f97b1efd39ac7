import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { type ContractCall, readContracts } from '../providers/readContracts.js'
import { findPools } from './findPools.js'
import type { Exchange } from './loadExchanges.js'

/** A pool of a token and a token with a price. */
export type Pool = {
  readonly token: Hex
  readonly reference: Hex
  /** Smallest units of the reference per smallest unit of the token. */
  readonly rate: number
  /** Smallest units of the reference in the pool. */
  readonly depth: number
}

const abi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function balanceOf(address) view returns (uint256)',
])

/**
 * Reads the v2 and v3 pools of each pair of a token and a reference, in two rounds of calls.
 *
 * @throws ProviderError when no node answers
 */
export async function readPools(
  ask: AskNode,
  exchange: Exchange,
  pairs: readonly { readonly token: Hex; readonly reference: Hex }[],
): Promise<readonly Pool[]> {
  const asked = pairs.map(pair => ({ ...pair, tokens: [pair.token, pair.reference] as const }))
  const found = await findPools(ask, exchange, asked)
  const answers = await readContracts(ask, found.flatMap(callsOf))
  return found.flatMap(({ token, reference, fee }, index) => {
    const [state, held] = [answers[2 * index], answers[2 * index + 1]]
    const isFirst = token.toLowerCase() < reference.toLowerCase()
    const read = fee === undefined ? readV2(state, isFirst) : readV3(state, held, isFirst)
    return read ? [{ token, reference, ...read }] : []
  })
}

/** State and balance of the reference; those of v2 hold the same, and the second call is for equal steps. */
function callsOf(parameters: {
  readonly pool: Hex
  readonly reference: Hex
  readonly fee?: number | undefined
}): ContractCall[] {
  const { pool, reference, fee } = parameters
  const functionName = fee === undefined ? 'getReserves' : 'slot0'
  return [
    { to: pool, data: encodeFunctionData({ abi, functionName }) },
    { to: reference, data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [pool] }) },
  ]
}

type Read = { readonly rate: number; readonly depth: number }

function readV2(state: Hex | undefined, isFirst: boolean): Read | undefined {
  const reserves = decode(state, data => decodeFunctionResult({ abi, functionName: 'getReserves', data }))
  if (!reserves) return undefined
  const [zero, one] = [Number(reserves[0]), Number(reserves[1])]
  return isFirst ? { rate: one / zero, depth: one } : { rate: zero / one, depth: zero }
}

function readV3(state: Hex | undefined, held: Hex | undefined, isFirst: boolean): Read | undefined {
  const slot = decode(state, data => decodeFunctionResult({ abi, functionName: 'slot0', data }))
  const balance = decode(held, data => decodeFunctionResult({ abi, functionName: 'balanceOf', data }))
  if (!slot || balance === undefined) return undefined
  // The square root of the price of the first token in the second, times 2^96.
  const price = (Number(slot[0]) / 2 ** 96) ** 2
  return { rate: isFirst ? price : 1 / price, depth: Number(balance) }
}

function decode<value>(answer: Hex | undefined, read: (data: Hex) => value): value | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return read(answer)
  } catch {
    return undefined
  }
}
