import { type Context, Hono } from 'hono'
import { CallRefused } from '../callRefused.js'
import type { Names } from '../names/createNames.js'
import { ProviderError } from '../providers/providerError.js'
import { readAccount } from '../tokens/readAccount.js'

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
    if (account === undefined) throw new CallRefused(400, 'address', 'is no address of eip155')
    return `0x${account.slice(2)}`
  }

  app.get('/v1/identity/:address', async context => {
    const account = accountOf(context)
    const { signal } = context.req.raw
    const name = await open().readName(account, signal)
    const avatar = name && (await withoutFailure(open().readAvatar(name, account, signal)))
    return context.json({ name: name ?? null, avatar: avatar || null }, 200, noStore)
  })

  app.get('/v1/profile/account/:name', async context => {
    const profile = await open().find(context.req.param('name'), context.req.raw.signal)
    if (!profile) throw new CallRefused(404, 'name', 'has no address')
    return context.json(profile, 200, noStore)
  })

  app.get('/v1/profile/reverse/:address', async context => {
    const account = accountOf(context)
    const { signal } = context.req.raw
    const name = await open().readName(account, signal)
    const profile = name && (await open().find(name, signal))
    return context.json(profile ? [profile] : [], 200, noStore)
  })
  return app
}

/** A name is worth showing without its image. */
async function withoutFailure<value>(work: Promise<value>): Promise<value | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderError) return undefined
    throw error
  }
}
