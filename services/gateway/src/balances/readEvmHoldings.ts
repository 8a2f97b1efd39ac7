import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex, hexToString, isHex } from 'viem'
import type { AskNode } from '../providers/askNode.js'
import { ProviderError } from '../providers/providerError.js'
import { readContracts } from '../providers/readContracts.js'
import { cleanText } from '../tokens/cleanText.js'
import type { ListedToken } from '../tokens/loadTokens.js'
import type { Holding, HoldingsQuery } from './types.js'

/** Tokens of one answer. */
const maxTokens = 1000

/**
 * Reads what an account has of the listed tokens and of those that are named, at the newest block. The name, symbol and
 * decimals of a token that is not listed come from its contract; one without usable decimals is left out.
 *
 * @throws ProviderError when no node answers
 */
export async function readEvmHoldings(parameters: {
  readonly ask: AskNode
  readonly query: HoldingsQuery
  /** Of the chain, by address. */
  readonly listed: ReadonlyMap<string, ListedToken>
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
}): Promise<readonly Holding[]> {
  const { ask, query, listed, currency } = parameters
  const tokens = [...new Set([...listed.keys(), ...query.tokens])].slice(0, maxTokens).filter(isAddressHex)
  const account = isAddressHex(query.account) ? query.account : '0x'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const [native, balances] = await Promise.all([
    ask('eth_getBalance', [account, 'latest']),
    readContracts(
      ask,
      tokens.map(to => ({ to, data })),
    ),
  ])
  if (!isHex(native)) throw new ProviderError('bad-answer', 'eth_getBalance: no number')
  const owned = tokens.flatMap((address, index) => {
    const amount = readNumber(balances[index])
    return amount ? [{ address, amount }] : []
  })
  const unknown = owned.filter(({ address }) => !listed.has(address)).map(({ address }) => address)
  const described = await describe(ask, unknown)
  const holdings = owned.flatMap(({ address, amount }): Holding[] => {
    const token = listed.get(address)
    if (token) {
      const { name, symbol, decimals, iconUrl } = token
      return [{ address: token.address, name, symbol, decimals, amount, iconUrl }]
    }
    const found = described.get(address)
    return found ? [{ address, amount, ...found }] : []
  })
  return [{ ...currency, amount: BigInt(native) }, ...holdings]
}

const isAddressHex = (text: string): text is Hex => /^0x[0-9a-f]{40}$/.test(text)

type Described = { readonly name: string; readonly symbol: string; readonly decimals: number }

async function describe(ask: AskNode, tokens: readonly Hex[]): Promise<ReadonlyMap<string, Described>> {
  const names = ['decimals', 'symbol', 'name'] as const
  const calls = tokens.flatMap(to =>
    names.map(functionName => ({ to, data: encodeFunctionData({ abi: erc20Abi, functionName }) })),
  )
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

function readNumber(answer: Hex | undefined): bigint | undefined {
  // A word, whatever follows it: some tokens answer with more.
  return answer && answer.length >= 66 ? BigInt(answer.slice(0, 66)) : undefined
}

/** Reads a string, or the bytes32 that the first tokens had. */
function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer === '0x') return undefined
  try {
    if (answer.length === 66) return cleanText(hexToString(answer, { size: 32 }))
    return cleanText(decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: answer }))
  } catch {
    return undefined
  }
}
