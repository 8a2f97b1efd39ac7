import { type Context, Hono } from 'hono'
import { type Hex, isHex } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { limitBody } from '../../http/limitBody.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { SessionAccount, Sessions } from './createSessions.js'

const maxBytes = 32_768
const noStore = { 'cache-control': 'no-store' }

const hex = z.custom<Hex>(
  value => isHex(value) && value.length % 2 === 0,
  'must be bytes in hexadecimal, from 0x',
)
const address = z.string().transform((text, context): Hex => {
  const account = readEvm(text)
  if (account) return account
  context.addIssue('must be an address of eip155')
  return z.NEVER
})
const sessionSchema = z.object({
  context: hex,
  dependencies: z
    .array(z.object({ factory: address, factoryData: hex }))
    .max(1, 'has the deployment of one account')
    .default([]),
})
const revocationSchema = z.object({
  pci: hex.refine(value => value.length === 66, 'must have 32 bytes'),
  signature: hex,
})

/** Routes of sessions: `/v1/sessions/{caipAddress}`. */
export function sessionRoutes(sessions: Sessions | undefined): Hono {
  const app = new Hono()
  const open = (): Sessions => {
    if (sessions) return sessions
    throw new CallRefused(501, 'sessions', 'are not kept by this gateway')
  }
  const limit = limitBody(maxBytes)
  const path = '/v1/sessions/:address'

  app.get(path, async context => {
    const pcis = await open().list(readCaipAddress(context))
    return context.json({ pcis }, 200, noStore)
  })

  app.post(path, limit, async context => {
    const ofSessions = open()
    const registration = {
      ...readCaipAddress(context),
      ...(await readBody(sessionSchema, context)),
      projectId: shorten(context.req.query('projectId')),
      origin: shorten(context.req.header('origin')),
    }
    const session = await ofSessions.register(registration, context.req.raw.signal)
    return context.json(session, 200, noStore)
  })

  app.post(`${path}/revoke`, limit, async context => {
    const ofSessions = open()
    const text = context.req.param('address')
    // With or without its chain: the session belongs to a chain.
    const account = readEvm(text.split(':').at(-1) ?? '')
    if (!account) throw new CallRefused(400, 'address', 'is not an address of eip155')
    const revocation = { account, ...(await readBody(revocationSchema, context)) }
    return context.json(await ofSessions.revoke(revocation, context.req.raw.signal), 200, noStore)
  })
  return app
}

function readEvm(text: string): Hex | undefined {
  const account = readAccount('eip155:1', text)
  return account === undefined ? undefined : `0x${account.slice(2)}`
}

function readCaipAddress(context: Context): SessionAccount {
  const [, chain, text] =
    /^(eip155:[1-9]\d{0,15}):(0x[\da-f]{40})$/i.exec(context.req.param('address') ?? '') ?? []
  const account = text && readEvm(text)
  if (chain && account) return { chain, account }
  throw new CallRefused(400, 'address', 'must be an account such as eip155:1:0x…')
}

/** Unverified text of a caller outside of a browser about itself. */
const shorten = (text: string | undefined) => text?.slice(0, 200) || null

async function readBody<schema extends z.ZodType>(
  schema: schema,
  context: Context,
): Promise<z.output<schema>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallRefused(400, String(issue?.path[0] ?? 'body'), issue?.message ?? 'must be JSON')
}
