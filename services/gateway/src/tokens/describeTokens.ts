import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, hexToString } from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { readContracts } from '../providers/readContracts.js'
import { cleanText } from './cleanText.js'

/** How a contract describes its token. */
export type Described = { readonly name: string; readonly symbol: string; readonly decimals: number }

const getters = (['decimals', 'symbol', 'name'] as const).map(functionName =>
  encodeFunctionData({ abi: erc20Abi, functionName }),
)

/**
 * Reads name, symbol and decimals of tokens from their contracts. Omits a token without usable decimals or without a
 * name.
 *
 * @throws ProviderError when no node answers
 */
export async function describeTokens(
  ask: AskNode,
  tokens: readonly Hex[],
): Promise<ReadonlyMap<string, Described>> {
  const calls = tokens.flatMap(to => getters.map(data => ({ to, data })))
  const answers = await readContracts(ask, calls)
  const found = new Map<string, Described>()
  for (const [index, token] of tokens.entries()) {
    const [decimals, symbol, name] = answers.slice(3 * index, 3 * index + 3)
    const places = readNumber(decimals)
    if (places === undefined || places > 36n) continue
    const [shown, full] = [readText(symbol), readText(name)]
    const known = shown ?? full
    if (known) found.set(token, { name: full ?? known, symbol: known, decimals: Number(places) })
  }
  return found
}

/** Reads the number in an answer of a contract. */
export function readNumber(answer: Hex | undefined): bigint | undefined {
  // Only the first word: some tokens answer with more.
  return answer && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : undefined
}

/** Reads a string, or the bytes32 that the first tokens had, fit to be sent. */
export function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    if (answer.length === 66) return cleanText(hexToString(answer, { size: 32 }))
    return cleanText(decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: answer }))
  } catch {
    return undefined
  }
}
