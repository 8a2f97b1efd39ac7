import { defineNetwork } from '@latchkit/core/networks'
import { concat, type Hex, numberToHex } from 'viem'
import { mainnet } from 'viem/chains'
import { createSwapReader } from '../../src/swap/createSwapReader.js'

export const account = '0x00000000000000000000000000000000000A11cE'
export const thief = '0x0000000000000000000000000000000000000bad'
export const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const [sender, self] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000002',
] as const
export const balance = 2n ** 255n

export const pathOf = (...tokens: readonly Hex[]): Hex =>
  concat(tokens.flatMap((token, index) => (index === 0 ? [token] : [numberToHex(500, { size: 3 }), token])))
const network = defineNetwork(mainnet)
export type Pair = { readonly sold?: Hex; readonly bought?: Hex; readonly value?: bigint }
/** Reads a call of the router that sells and buys. */
export const read = (data: Hex, { sold, bought, value = 0n }: Pair) =>
  createSwapReader(network, async () => []).read({
    call: { to: router, data, value },
    from: account,
    sold,
    bought,
    router: { address: router, wrapped: weth },
  })
export const sell = { sold: usdc, bought: dai } as const
export const pay = { bought: usdc, value: 7n } as const
export const cash = { sold: usdc } as const
/** Amounts that a decoded call takes and gives. */
export const reads = (receives: bigint, spends = 7n, others: readonly string[] = []) => ({
  spends,
  receives,
  others,
})
export const lower = (...tokens: readonly string[]) => tokens.map(token => token.toLowerCase())
