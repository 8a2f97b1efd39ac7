import { encodeFunctionData, erc20Abi, type Hex, isHex, multicall3Abi, prepareEncodeFunctionData } from 'viem'
import type { AskNode } from '../../providers/askNode.js'
import type { Holding, HoldingsQuery } from '../../providers/holding.js'
import { ProviderError } from '../../providers/providerError.js'
import { multicall3, readContracts } from '../../providers/readContracts.js'
import { type Described, readNumber } from '../../tokens/describeTokens.js'
import type { ListedToken } from '../../tokens/loadTokens.js'

/** Maximum tokens of an answer. */
const maxTokens = 1000
// With their selectors, which viem would hash from the signatures for each call.
const balanceOf = prepareEncodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf' })
const getEthBalance = prepareEncodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance' })

/**
 * Reads an account's balances of the listed and the given tokens, at the newest block. The name, symbol and decimals of
 * an unlisted token come from its contract. Omits a token without usable decimals.
 *
 * @throws ProviderError when no node answers
 */
export async function readEvmHoldings(parameters: {
  readonly ask: AskNode
  /** Describes unlisted tokens. */
  describe(tokens: readonly Hex[]): Promise<ReadonlyMap<string, Described>>
  readonly query: HoldingsQuery
  /** Of the chain, by address. */
  readonly listed: ReadonlyMap<string, ListedToken>
  readonly currency: { readonly name: string; readonly symbol: string; readonly decimals: number }
}): Promise<readonly Holding[]> {
  const { ask, describe, query, listed, currency } = parameters
  const tokens = [...new Set([...listed.keys(), ...query.tokens])].slice(0, maxTokens).filter(isAddressHex)
  const account = isAddressHex(query.account) ? query.account : '0x'
  const data = encodeFunctionData({ ...balanceOf, args: [account] })
  // A single request, of a single block, where the chain has Multicall3.
  const [counted, ...balances] = await readContracts(ask, [
    { to: multicall3, data: encodeFunctionData({ ...getEthBalance, args: [account] }) },
    ...tokens.map(to => ({ to, data })),
  ])
  const native = readNumber(counted) ?? (await readBalance(ask, account))
  const owned = tokens.flatMap((address, index) => {
    const amount = readNumber(balances[index])
    return amount ? [{ address, amount }] : []
  })
  const unknown = owned.filter(({ address }) => !listed.has(address)).map(({ address }) => address)
  const described = await describe(unknown)
  const holdings = owned.flatMap(({ address, amount }): Holding[] => {
    const token = listed.get(address)
    if (token) {
      const { name, symbol, decimals, iconUrl } = token
      return [{ address: token.address, name, symbol, decimals, amount, iconUrl }]
    }
    const found = described.get(address)
    return found ? [{ address, amount, ...found }] : []
  })
  return [{ ...currency, amount: native }, ...holdings]
}

async function readBalance(ask: AskNode, account: Hex): Promise<bigint> {
  const balance = await ask('eth_getBalance', [account, 'latest'])
  if (isHex(balance)) return BigInt(balance)
  throw new ProviderError('bad-answer', 'eth_getBalance: no number')
}

const isAddressHex = (text: string): text is Hex => /^0x[0-9a-f]{40}$/.test(text)
