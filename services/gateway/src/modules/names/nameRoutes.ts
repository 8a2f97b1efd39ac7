import { type Context, Hono } from 'hono'
import { CallRefused } from '../../callRefused.js'
import { isCaip2 } from '../../chains/loadChains.js'
import { readAccount } from '../../tokens/readAccount.js'
import type { Names } from './createNames.js'

const noStore = { 'cache-control': 'no-store' }

/** Routes of names: `/v1/identity/*` and `/v1/profile/*`. Without names they are answered by 501. */
export function nameRoutes(names: Names | undefined): Hono {
  const app = new Hono()
  const open = (): Names => {
    if (names) return names
    throw new CallRefused(501, 'names', 'are not looked up by this gateway')
  }
  const accountOf = (context: Context): `0x${string}` => {
    const account = readAccount('eip155:1', context.req.param('address') ?? '')
    if (account === undefined) throw new CallRefused(400, 'address', 'is not an address of eip155')
    return `0x${account.slice(2)}`
  }

  app.get('/v1/identity/:address', async context => {
    const chainId = context.req.query('chainId') || 'eip155:1'
    if (!isCaip2(chainId)) throw new CallRefused(400, 'chainId', 'must be a CAIP-2 id such as eip155:1')
    // Account of the requesting page. The answer is the same for all.
    const sender = context.req.query('sender')
    if (sender && !isAccount(sender)) throw new CallRefused(400, 'sender', 'is not an address')
    const identity = await open().readIdentity(accountOf(context), chainId, context.req.raw.signal)
    return context.json({ name: identity?.name ?? null, avatar: identity?.avatar ?? null }, 200, noStore)
  })

  app.get('/v1/profile/account/:name', async context => {
    const profile = await open().find(context.req.param('name'), context.req.raw.signal)
    if (!profile) throw new CallRefused(404, 'name', 'has no address')
    return context.json(profile, 200, noStore)
  })

  app.get('/v1/profile/reverse/:address', async context =>
    context.json(await open().list(accountOf(context), context.req.raw.signal), 200, noStore),
  )
  return app
}

/** Whether a text is an address, alone or as an account of CAIP-10. */
function isAccount(text: string): boolean {
  const at = text.lastIndexOf(':')
  const [chainId, address] = [text.slice(0, at), text.slice(at + 1)]
  if (at !== -1) return isCaip2(chainId) && readAccount(chainId, address) !== undefined
  return ['eip155:1', 'solana:mainnet'].some(chain => readAccount(chain, text) !== undefined)
}
