import { z } from 'zod'
import { isCaip2 } from '../chains/loadChains.js'

/** Query parameter `chainId`, which must be given. */
export const chainIdField = z
  .string({ error: 'must be given' })
  .refine(isCaip2, 'must be a CAIP-2 id such as eip155:1')

/** Query parameter `cursor` of a paged list, as the page before named it. */
export const cursorField = z
  .string()
  .max(8192, 'is too long')
  .regex(/^[-\w]*$/, 'not a cursor returned by this gateway')
  .optional()
