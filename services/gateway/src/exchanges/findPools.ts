import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  prepareEncodeFunctionData,
  zeroAddress,
} from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import type { Exchange } from './loadExchanges.js'

/** The fees that v3 has, in millionths. */
const fees = [100, 500, 3000, 10_000] as const
const abi = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function getPool(address, address, uint24) view returns (address)',
])
// With their selectors, which viem would hash from the signatures for each pair.
const getPair = prepareEncodeFunctionData({ abi, functionName: 'getPair' })
const getPool = prepareEncodeFunctionData({ abi, functionName: 'getPool' })

/** A pool of two tokens. */
export type FoundPool<pair> = pair & {
  readonly pool: Hex
  /** In millionths; absent in v2. */
  readonly fee?: number | undefined
}

/**
 * Finds the v2 and v3 pools of pairs of tokens.
 *
 * @throws ProviderError when no node answers
 */
export async function findPools<pair extends { readonly tokens: readonly [Hex, Hex] }>(
  ask: AskNode,
  { v2Factory, v3Factory }: Exchange,
  pairs: readonly pair[],
): Promise<readonly FoundPool<pair>[]> {
  const searches = pairs.flatMap(pair => {
    const { tokens: args } = pair
    const v2 = v2Factory && {
      pair,
      fee: undefined,
      to: v2Factory,
      data: encodeFunctionData({ ...getPair, args }),
    }
    const v3 = fees.map(
      fee =>
        v3Factory && {
          pair,
          fee,
          to: v3Factory,
          data: encodeFunctionData({ ...getPool, args: [...args, fee] }),
        },
    )
    return [v2, ...v3].filter(search => search !== undefined)
  })
  const answers = await readContracts(ask, searches)
  return searches.flatMap(({ pair, fee }, index) => {
    const pool = readAddress(answers[index])
    return pool ? [{ ...pair, pool, fee }] : []
  })
}

function readAddress(answer: Hex | undefined): Hex | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    const address = decodeFunctionResult({ abi, functionName: 'getPair', data: answer })
    return address === zeroAddress ? undefined : address
  } catch {
    return undefined
  }
}
