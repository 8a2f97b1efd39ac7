import {
  CHAIN_TO_ADDRESSES_MAP,
  SWAP_ROUTER_02_ADDRESSES,
  V2_FACTORY_ADDRESSES,
  WETH9,
} from '@uniswap/sdk-core'
import { usdc } from 'viem/tokens'
import { z } from 'zod'

/** Swap chains of the product that have Uniswap, and which quoter `@uniswap/sdk-core` names there. */
const quoters = {
  1: 1,
  10: 1,
  56: 2,
  137: 1,
  324: 2,
  8453: 2,
  42161: 1,
  43114: 2,
} as const

const addressesSchema = z.record(
  z.string(),
  z.object({ v3CoreFactoryAddress: z.string(), quoterAddress: z.string() }).optional(),
)
const wrappedSchema = z.record(z.string(), z.object({ address: z.string() }))

/** Returns the text of `data/dex.json`. */
export function buildDex(): string {
  const addresses = addressesSchema.parse(CHAIN_TO_ADDRESSES_MAP)
  const wrapped = wrappedSchema.parse(WETH9)
  const dollars: { readonly [id: string]: string } = usdc.addresses
  const v2: { readonly [id: string]: string } = V2_FACTORY_ADDRESSES
  const lines = Object.entries(quoters).map(([id, quoterVersion]) => {
    const exchange = {
      wrapped: wrapped[id]?.address,
      dollar: dollars[id],
      v2Factory: v2[id],
      v3Factory: addresses[id]?.v3CoreFactoryAddress,
      quoter: addresses[id]?.quoterAddress,
      quoterVersion,
      swapRouter: SWAP_ROUTER_02_ADDRESSES(Number(id)),
    }
    return `"eip155:${id}":${JSON.stringify(exchange)}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
