import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { type ContractCall, readContracts } from '../providers/readContracts.js'
import type { Exchange } from './loadExchanges.js'

/** A pool of a token and one that has a price. */
export type Pool = {
  readonly token: Hex
  readonly reference: Hex
  /** Smallest units of the reference that one smallest unit of the token is worth. */
  readonly rate: number
  /** Smallest units of the reference in the pool. */
  readonly depth: number
}

/** The fees that v3 has, in millionths. */
const fees = [100, 500, 3000, 10_000] as const
const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
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
  { v2Factory, v3Factory }: Exchange,
  pairs: readonly { readonly token: Hex; readonly reference: Hex }[],
): Promise<readonly Pool[]> {
  const searches = pairs.flatMap(pair => {
    const { token, reference } = pair
    const v3 = v3Factory
      ? fees.map(fee => ({
          ...{ ...pair, isV3: true, to: v3Factory },
          data: encodeFunctionData({ abi, functionName: 'getPool', args: [token, reference, fee] }),
        }))
      : []
    if (!v2Factory) return v3
    const data = encodeFunctionData({ abi, functionName: 'getPair', args: [token, reference] })
    return [{ ...pair, isV3: false, to: v2Factory, data }, ...v3]
  })
  const addresses = await readContracts(ask, searches)
  const found = searches.flatMap((search, index) => {
    const pool = readAddress(addresses[index])
    return pool ? [{ ...search, pool }] : []
  })
  const answers = await readContracts(ask, found.flatMap(callsOf))
  return found.flatMap(({ token, reference, isV3 }, index) => {
    const [state, held] = [answers[2 * index], answers[2 * index + 1]]
    const isFirst = token.toLowerCase() < reference.toLowerCase()
    const read = isV3 ? readV3(state, held, isFirst) : readV2(state, isFirst)
    return read ? [{ token, reference, ...read }] : []
  })
}

/** State and balance of the reference; those of v2 hold the same, and the second call is for equal steps. */
function callsOf(parameters: {
  readonly pool: Hex
  readonly reference: Hex
  readonly isV3: boolean
}): ContractCall[] {
  const { pool, reference, isV3 } = parameters
  const functionName = isV3 ? 'slot0' : 'getReserves'
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
  // The square root of what the first token is worth in the second, times 2^96.
  const price = (Number(slot[0]) / 2 ** 96) ** 2
  return { rate: isFirst ? price : 1 / price, depth: Number(balance) }
}

function readAddress(answer: Hex | undefined): Hex | undefined {
  const address = decode(answer, data => decodeFunctionResult({ abi, functionName: 'getPair', data }))
  return address === zeroAddress ? undefined : address
}

function decode<value>(answer: Hex | undefined, read: (data: Hex) => value): value | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    return read(answer)
  } catch {
    return undefined
  }
}
