import { z } from 'zod'
import { isCaip2 } from '../chains/loadChains.js'

/** Query parameter `chainId`, which must be given. */
export const chainIdField = z
  .string({ error: 'must be given' })
  .refine(isCaip2, 'must be a CAIP-2 id such as eip155:1')

/** Query parameter `cursor` of a paged list. `read` returns undefined for a text that no answer had. */
export function cursorField<cursor>(read: (text: string) => cursor | undefined) {
  return z
    .string()
    .transform((text, context) => {
      const cursor = read(text)
      if (cursor !== undefined) return cursor
      context.addIssue('is none of an answer of this gateway')
      return z.NEVER
    })
    .optional()
}
