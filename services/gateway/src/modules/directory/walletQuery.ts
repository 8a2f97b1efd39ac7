import { z } from 'zod'
import { isCaip2 } from '../../chains/loadChains.js'

const maxList = 500

const list = z
  .string()
  .transform(text => [
    ...new Set(
      text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean),
    ),
  ])
  .refine(parts => parts.length <= maxList, `must have at most ${maxList} parts`)
  .transform(parts => (parts.length > 0 ? parts : undefined))

const whole = (error: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, error)
    .transform(Number)
    .refine(value => value <= max, error)

/** Parameters of `GET /getWallets`. Lists are separated by commas. */
export const walletQuerySchema = z.object({
  page: whole('must be a whole number from 1', 1e9).default(1),
  entries: whole('must be a whole number from 1 to 100', 100).default(40),
  search: z.string().max(100, 'must have at most 100 characters').optional(),
  include: list.optional(),
  exclude: list.optional(),
  chains: list.refine(ids => !ids || ids.every(isCaip2), 'must be CAIP-2 ids such as eip155:1').optional(),
  names: list.optional(),
  rdns: list.optional(),
  badge: list.optional(),
})

/** A query of the directory. */
export type WalletQuery = z.output<typeof walletQuerySchema>
