import { z } from 'zod'
import { isCaip2 } from './isCaip2.js'
import { isRpcUrl } from './isRpcUrl.js'

/** A chain as `data/chains.json` or the deployer's `CHAINS_FILE` has it. */
export const chainSchema = z.strictObject({
  /** CAIP-2 id. */
  id: z.string().refine(isCaip2, 'must be a CAIP-2 id such as eip155:1'),
  name: z.string().min(1).max(100),
  /** Asked in this order. None: the chain is known, but its RPC is not offered. */
  rpcUrls: z.array(z.string().refine(isRpcUrl, 'must be an http: or https: URL')).default([]),
  /** Name of a network in `@web3icons/core`. */
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a network in @web3icons/core')
    .optional(),
})

/** A chain that the gateway knows. */
export type Chain = z.output<typeof chainSchema>
