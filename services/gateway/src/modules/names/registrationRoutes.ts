import { type Context, Hono } from 'hono'
import { isHex } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { guardOrigin } from '../../http/guardOrigin.js'
import { limitBody } from '../../http/limitBody.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { AnswerLookup } from './answerLookup.js'
import { everyChain } from './coinTypes.js'
import type { Names } from './createNames.js'
import type { Registrar } from './createRegistrar.js'

const maxBytes = 16_384
/** Maximum characters of a lookup. */
const maxData = 8192
const noStore = { 'cache-control': 'no-store' }

const hex = z.custom<`0x${string}`>(value => isHex(value), 'must be hexadecimal, from 0x')
const registrationSchema = z.object({
  coin_type: z
    .int()
    .refine(
      type => type === 60 || (type >= everyChain && type < 2 ** 32),
      'must be 60, or the type of an EVM chain (ENSIP-11)',
    ),
  address: z.string().transform((text, context) => {
    const account = readAccount('eip155:1', text)
    if (account?.startsWith('0x')) return account as `0x${string}`
    context.addIssue('is not an address of eip155')
    return z.NEVER
  }),
  message: z.string().max(8192, 'has at most 8192 characters'),
  signature: hex,
})

/** Routes that register names: `POST /v1/profile/account` and `/v1/profile/suggestions/*`. */
export function registrationRoutes(
  registrar: Registrar | undefined,
  names: Names | undefined,
  addressOf: (context: Context) => string,
): Hono {
  const app = new Hono()
  const open = (): Registrar => {
    if (registrar) return registrar
    throw new CallRefused(501, 'names', 'are not registered by this gateway')
  }
  const limit = limitBody(maxBytes)

  app.get('/v1/profile/suggestions/:name', async context => {
    const suggestions = await open().suggest(context.req.param('name'))
    return context.json({ suggestions }, 200, noStore)
  })

  app.post('/v1/profile/account', limit, async context => {
    const { signal } = context.req.raw
    const ofRegistrar = open()
    const { coin_type: coinType, ...registration } = await readBody(context)
    const { name } = await ofRegistrar.register({ ...registration, coinType }, addressOf(context), signal)
    return context.json(await names?.find(name, signal), 200, noStore)
  })
  return app
}

/** The route of offchain lookups, `/v1/names/ccip/*` (ERC-3668). Public: resolvers of names send no project. */
export function lookupRoutes(
  answerLookup: AnswerLookup | undefined,
  limitLookups: Parameters<Hono['use']>[1],
): Hono {
  const app = new Hono()
  const path = '/v1/names/ccip/:sender/:file'
  // Before the limit, so that pages can read its refusals as well.
  app.use(path, guardOrigin(undefined), limitLookups)
  app.get(path, async context => {
    if (!answerLookup) throw new CallRefused(501, 'names', 'are not registered by this gateway')
    const sender = readAccount('eip155:1', context.req.param('sender'))
    if (!sender) throw new CallRefused(400, 'sender', 'is not an address of eip155')
    const [, data] = /^(0x(?:[0-9a-f]{2})+)\.json$/i.exec(context.req.param('file')) ?? []
    if (!isHex(data) || data.length > maxData) throw new CallRefused(400, 'data', 'is not a lookup')
    return context.json({ data: await answerLookup({ sender: sender as `0x${string}`, data }) }, 200, noStore)
  })
  return app
}

async function readBody(context: Context): Promise<z.output<typeof registrationSchema>> {
  const parsed = registrationSchema.safeParse(await context.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallRefused(400, String(issue?.path[0] ?? 'body'), issue?.message ?? 'must be JSON')
}
