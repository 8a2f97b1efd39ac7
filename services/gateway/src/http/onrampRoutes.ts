import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { formatUnits, getAddress, type Hex, isAddress } from 'viem'
import { z } from 'zod'
import { CallRefused } from '../callRefused.js'
import { checkoutPage, checkoutPolicy } from '../onramp/checkoutPage.js'
import type { Asset, Sandbox } from '../onramp/createSandbox.js'
import { failed } from './answers.js'

const maxBytes = 8192
const noStore = { 'cache-control': 'no-store' }
/** Limits of each way to pay, in the payment currency. */
const methods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const [lowest, highest] = [10, 25_000]
const currencies = ['USD', 'EUR']

const currency = z.enum(currencies, 'must be USD or EUR')
const money = z.coerce
  .number('must be an amount')
  .min(lowest, `must be at least ${lowest}`)
  .max(highest, `must be at most ${highest}`)
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
  presetFiatAmount: money.default(50),
  paymentCurrency: currency.default('USD'),
  purchaseCurrency: z.string().max(200).optional(),
})

/** Routes of purchases: `/v1/onramp/*`, `/v1/generators/onrampurl` and the pages of the sandbox. */
export function onrampRoutes(sandbox: Sandbox | undefined): Hono {
  const app = new Hono()
  const open = (): Sandbox => {
    if (sandbox) return sandbox
    throw new CallRefused(501, 'onramp', 'is not offered by this gateway')
  }
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: context =>
      failed(context, 413, [{ name: 'body', description: `body: has at most ${maxBytes} bytes` }]),
  })
  const assetOf = (network: string, wanted: string | undefined): Asset => {
    const ofNetwork = open().assets.filter(({ chainId }) =>
      [nameOf(chainId), chainId, chainId.slice(7)].includes(network),
    )
    if (ofNetwork.length === 0) throw new CallRefused(400, 'network', 'is not served')
    const found =
      wanted === undefined
        ? ofNetwork[0]
        : ofNetwork.find(asset => [idOf(asset), asset.symbol].includes(wanted))
    if (!found) throw new CallRefused(400, 'purchaseCurrency', 'cannot be bought there')
    return found
  }

  app.get('/v1/onramp/options', context => {
    const { assets } = open()
    const paymentCurrencies = currencies.map(id => ({ id, payment_method_limits: methods }))
    const purchaseCurrencies = assets.map(asset => ({
      ...{ id: idOf(asset), name: asset.name, symbol: asset.symbol },
      networks: [
        {
          ...{ name: nameOf(asset.chainId), display_name: `Local chain ${asset.chainId.slice(7)}` },
          ...{
            chain_id: asset.chainId.slice(7),
            contract_address: asset.token ? getAddress(asset.token) : '',
          },
        },
      ],
    }))
    return context.json({ paymentCurrencies, purchaseCurrencies }, 200, noStore)
  })

  app.post('/v1/onramp/quote', limit, async context => {
    const sandboxOpen = open()
    const asked = await read(quoteSchema, context)
    const asset = assetOf(asked.network, asked.purchaseCurrency)
    const quote = await sandboxOpen.quote(asset, asked.amount, context.req.raw.signal)
    const inMoney = (amount: string) => ({ amount, currency: asked.paymentCurrency })
    return context.json(
      {
        quoteId: crypto.randomUUID(),
        ...{ paymentTotal: inMoney(quote.total), paymentSubtotal: inMoney(quote.subtotal) },
        purchaseAmount: { amount: formatUnits(quote.amount, asset.decimals), currency: asset.symbol },
        ...{ coinbaseFee: inMoney(quote.fee), networkFee: inMoney('0.00') },
      },
      200,
      noStore,
    )
  })

  app.post('/v1/generators/onrampurl', limit, async context => {
    const sandboxOpen = open()
    const asked = await read(urlSchema, context)
    const [wallet] = asked.destinationWallets
    const account = wallet?.address ?? ''
    if (!isAddress(account))
      throw new CallRefused(400, 'destinationWallets', 'must have an address of eip155')
    const asset = assetOf(asked.defaultNetwork, asked.purchaseCurrency ?? wallet?.assets?.[0])
    const quote = await sandboxOpen.quote(asset, asked.presetFiatAmount, context.req.raw.signal)
    const { id } = await sandboxOpen.open(quote, asked.paymentCurrency, account)
    return context.json({ url: new URL(`/sandbox/checkout/${id}`, context.req.url).href }, 200, noStore)
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

const nameOf = (chainId: string) => `local-${chainId.slice(7)}`
const idOf = ({ chainId, token }: { readonly chainId: string; readonly token: Hex | null }) =>
  `${chainId}:${token ?? 'native'}`

async function read<schema extends z.ZodType>(schema: schema, context: Context): Promise<z.output<schema>> {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new CallRefused(400, String(issue?.path[0] ?? 'body'), issue?.message ?? 'must be JSON')
}
