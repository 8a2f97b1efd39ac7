import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import { limitBody } from '../../http/limitBody.js'
import { numberField } from '../../numberField.js'
import { checkoutPage, checkoutPolicy } from './checkoutPage.js'
import type { Purchases } from './createPurchases.js'
import type { Sandbox } from './createSandbox.js'

const maxBytes = 8192
const noStore = { 'cache-control': 'no-store' }

/** In the payment currency, where the caller sends no amount. */
const usualAmount = 50

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a code such as USD')
const money = numberField.pipe(z.number().gt(0, 'must be above 0').max(1e9, 'is too much'))
const quoteSchema = z.object({
  purchaseCurrency: z.string().max(200),
  paymentCurrency: currency,
  amount: money,
  network: z.string().max(100),
})
const urlSchema = z.object({
  destinationWallets: z
    .array(z.object({ address: z.string(), assets: z.array(z.string()).optional() }))
    .min(1, 'must have a wallet'),
  defaultNetwork: z.string().max(100),
  partnerUserId: z.string().max(200).optional(),
  presetFiatAmount: money.optional(),
  /** Used when there is no payment amount. */
  presetCryptoAmount: money.optional(),
  paymentCurrency: currency.default('USD'),
  purchaseCurrency: z.string().max(200).optional(),
})

/** Routes of purchases: `/v1/onramp/*`, `/v1/generators/onrampurl` and the pages of the sandbox. */
export function onrampRoutes(
  purchases: Purchases,
  sandbox: Sandbox | undefined,
  readIp: (context: Context) => string | undefined,
): Hono {
  const app = new Hono()
  const limit = limitBody(maxBytes)

  app.get('/v1/onramp/options', async context =>
    context.json(await purchases.readOptions(context.req.raw.signal), 200, noStore),
  )

  app.post('/v1/onramp/quote', limit, async context => {
    if (!purchases.isOffered) return context.json(await purchases.readOptions(context.req.raw.signal))
    const asked = await read(quoteSchema, context)
    return context.json(await purchases.quote(asked, context.req.raw.signal), 200, noStore)
  })

  app.post('/v1/generators/onrampurl', limit, async context => {
    if (!purchases.isOffered) return context.json(await purchases.readOptions(context.req.raw.signal))
    const asked = await read(urlSchema, context)
    const { paymentCurrency, partnerUserId, defaultNetwork: network } = asked
    const [wallet] = asked.destinationWallets
    const { signal } = context.req.raw
    const wanted = {
      purchaseCurrency: asked.purchaseCurrency ?? wallet?.assets?.[0] ?? '',
      paymentCurrency,
      network,
      amount: asked.presetFiatAmount ?? usualAmount,
    }
    const bought = asked.presetFiatAmount === undefined ? asked.presetCryptoAmount : undefined
    const amount = bought === undefined ? wanted.amount : await priceOf(purchases, wanted, bought, signal)
    const account = wallet?.address ?? ''
    const purchase = { ...wanted, amount, account, partnerUserId, ipAddress: readIp(context) }
    const url = await purchases.createUrl(purchase, new URL(context.req.url).origin, signal)
    return context.json({ url }, 200, noStore)
  })

  const path = '/sandbox/checkout/:id'
  const show = async (context: Context, step: 'card' | 'bank') => {
    const purchase = await sandbox?.find(context.req.param('id') ?? '')
    if (!purchase) return context.notFound()
    const asset = sandbox?.assets.find(one => one.chainId === purchase.chain && one.token === purchase.token)
    const headers = {
      ...noStore,
      'content-security-policy': checkoutPolicy,
      'referrer-policy': 'no-referrer',
    }
    return context.html(checkoutPage(purchase, asset, step), 200, headers)
  }
  app.get(path, context => show(context, 'card'))
  app.post(path, limit, async context => {
    const { outcome } = await context.req.parseBody()
    const id = context.req.param('id')
    if (outcome === 'paid') await sandbox?.pay(id)
    if (outcome === 'declined') await sandbox?.decline(id)
    return show(context, outcome === 'bank' ? 'bank' : 'card')
  })
  return app
}

/**
 * Returns the cost of a bought amount, to the cent, at the rate of a usual purchase. The page of the seller has the
 * exact cost.
 */
async function priceOf(
  purchases: Purchases,
  usual: Parameters<Purchases['quote']>[0],
  bought: number,
  signal: AbortSignal,
): Promise<number> {
  const { purchaseAmount } = await purchases.quote(usual, signal)
  return Math.round((bought / Number(purchaseAmount.amount)) * usual.amount * 100) / 100
}

async function read<schema extends z.ZodType>(schema: schema, context: Context): Promise<z.output<schema>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallRefused(400, String(issue?.path[0] ?? 'body'), issue?.message ?? 'must be JSON')
}
