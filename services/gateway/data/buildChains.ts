import { z } from 'zod'
import { chainSchema } from '../src/chains/loadChains.js'
import { toLines } from './toLines.js'

const sourceSchema = z.array(
  z.object({
    caip2: z.string(),
    name: z.string(),
    publicRpc: z.string().optional(),
    web3icon: z.string().optional(),
    nativeName: z.string(),
    nativeSymbol: z.string(),
    decimals: z.number(),
  }),
)

/** Returns the text of `data/chains.json`. */
export function buildChains(source: unknown): string {
  return toLines(
    sourceSchema
      .parse(source)
      .map(({ caip2, name, publicRpc, web3icon, nativeName, nativeSymbol, decimals }) =>
        chainSchema.parse({
          id: caip2,
          name,
          rpcUrls: publicRpc ? [publicRpc] : [],
          icon: web3icon,
          currency: { name: nativeName, symbol: nativeSymbol, decimals },
        }),
      ),
  )
}
