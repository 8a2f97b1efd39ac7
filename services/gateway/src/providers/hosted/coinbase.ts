import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'
import { CallRefused } from '../../callRefused.js'
import type { HistoryRow } from '../historyRow.js'
import type { Money } from '../onramp.js'
import { ProviderError } from '../providerError.js'
import type { HostedOptions, Provider } from '../types.js'
import { type AskHost, createAskHost, readRows } from './createAskHost.js'

/** Seconds for which a token of ours is good. */
const lifetime = 120
const text = z.string().catch('')
const money = z
  .object({ value: z.string().regex(/^\d{1,30}(?:\.\d{1,30})?$/), currency: z.string() })
  .transform(({ value: amount, currency }): Money => ({ amount, currency }))
const figure = z.union([z.string(), z.number()]).transform(String)
const sum = figure.pipe(z.string().regex(/^\d{1,30}(?:\.\d{1,30})?$/))
const limitSchema = z.object({ id: z.string(), min: sum, max: sum })
const paymentSchema = z.object({
  id: z.string(),
  limits: z
    .array(z.unknown())
    .nullish()
    .transform(list => readRows(list ?? [], limitSchema)),
})
const networkSchema = z.object({
  name: z.string(),
  display_name: text,
  chain_id: figure.catch(''),
  contract_address: text,
})
const purchaseSchema = z.object({
  id: z.string(),
  name: text,
  symbol: z.string(),
  networks: z.array(z.unknown()).transform(list => readRows(list, networkSchema)),
})
const optionsSchema = z.object({
  payment_currencies: z.array(z.unknown()),
  purchase_currencies: z.array(z.unknown()),
})
const quoteSchema = z.object({
  quote_id: z.string(),
  payment_total: money,
  payment_subtotal: money,
  purchase_amount: money,
  coinbase_fee: money,
  network_fee: money,
})
const tokenSchema = z.object({ token: z.string().min(1) })

/** Purchases of Coinbase Onramp: https://docs.cdp.coinbase.com/onramp. The key is an Ed25519 or EC secret of CDP. */
export function coinbase({ url, key, keyId, country, timeout }: HostedOptions): Provider {
  const askHost = createAskHost({ name: 'coinbase', url, timeout })
  const secret = key === undefined ? undefined : readKey(key)
  const ask: AskHost = question => {
    const { path, body } = question
    const uri = `${body === undefined ? 'GET' : 'POST'} ${new URL(url).host}${new URL(url + path).pathname}`
    const token = secret && makeToken(secret, keyId ?? '', uri)
    return askHost({ ...question, ...(token && { headers: { authorization: `Bearer ${token}` } }) })
  }
  const must = <value>(found: value | undefined): value => {
    if (found !== undefined) return found
    throw new ProviderError('no-answer', 'coinbase has no such call')
  }
  return {
    name: 'coinbase',
    onramp: {
      async readOptions(signal) {
        const path = '/onramp/v1/buy/options'
        const answer = must(await ask({ path, query: { country }, schema: optionsSchema, signal }))
        return {
          paymentCurrencies: readRows(answer.payment_currencies, paymentSchema).map(({ id, limits }) => ({
            id,
            payment_method_limits: limits.map(one => ({ ...one, id: one.id.toLowerCase() })),
          })),
          purchaseCurrencies: readRows(answer.purchase_currencies, purchaseSchema),
        }
      },
      async quote({ purchaseCurrency, paymentCurrency, amount, network }, signal) {
        const body = {
          country,
          paymentCurrency,
          purchaseCurrency,
          purchaseNetwork: network,
          paymentAmount: amount.toFixed(2),
          paymentMethod: 'CARD',
        }
        const quote = must(await ask({ path: '/onramp/v1/buy/quote', body, schema: quoteSchema, signal }))
        return {
          quoteId: quote.quote_id,
          paymentTotal: quote.payment_total,
          paymentSubtotal: quote.payment_subtotal,
          purchaseAmount: quote.purchase_amount,
          coinbaseFee: quote.coinbase_fee,
          networkFee: quote.network_fee,
        }
      },
      async createUrl(asked, _, signal) {
        const { account, network, purchaseCurrency, paymentCurrency, amount, ipAddress, partnerUserId } =
          asked
        if (!ipAddress) throw new CallRefused(400, 'onramp', 'needs the address of the visitor')
        const body = {
          addresses: [{ address: account, blockchains: [network] }],
          assets: [purchaseCurrency],
          clientIp: ipAddress,
        }
        const { token } = must(await ask({ path: '/onramp/v1/token', body, schema: tokenSchema, signal }))
        const page = new URL('https://pay.coinbase.com/buy/select-asset')
        const search = {
          sessionToken: token,
          defaultAsset: purchaseCurrency,
          defaultNetwork: network,
          presetFiatAmount: String(amount),
          fiatCurrency: paymentCurrency,
          // By it the purchases are found again.
          partnerUserRef: partnerUserId ?? account,
        }
        for (const [name, value] of Object.entries(search)) page.searchParams.set(name, value)
        return page.href
      },
      async readPurchases(chainId, account, signal) {
        const path = `/onramp/v1/buy/user/${encodeURIComponent(account)}/transactions`
        const answer = await ask({ path, query: { page_size: 50 }, schema: listSchema, signal })
        return readRows(answer?.transactions ?? [], transactionSchema).map(one =>
          toRow(one, chainId, account),
        )
      },
    },
  }
}

const listSchema = z.object({ transactions: z.array(z.unknown()) })
const transactionSchema = z.object({
  transaction_id: z.string().min(1),
  status: z.string(),
  purchase_currency: z.string(),
  purchase_amount: money,
  tx_hash: text,
  created_at: z.string().refine(given => !Number.isNaN(Date.parse(given))),
})

function toRow(one: z.output<typeof transactionSchema>, chain: string, account: string): HistoryRow {
  const status = /SUCCESS$/.test(one.status) ? 'confirmed' : /FAILED$/.test(one.status) ? 'failed' : 'pending'
  const symbol = one.purchase_currency
  const quantity = { numeric: one.purchase_amount.amount }
  return {
    id: one.transaction_id,
    metadata: {
      operationType: 'buy',
      hash: one.tx_hash,
      chain,
      minedAt: new Date(one.created_at).toISOString(),
      sentFrom: 'Coinbase',
      sentTo: account,
      status,
      nonce: 0,
    },
    transfers: [
      { direction: 'in', quantity, fungible_info: { name: symbol, symbol, flags: { is_spam: false } } },
    ],
  }
}

/** An EC key is PEM. An Ed25519 key is Base64 of its seed and its public key. */
function readKey(key: string): KeyObject {
  if (key.includes('-----BEGIN')) return createPrivateKey(key.replaceAll('\\n', '\n'))
  const seed = Buffer.from(key, 'base64').subarray(0, 32)
  const head = Buffer.from('302e020100300506032b657004220420', 'hex')
  return createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' })
}

/** Creates a JSON Web Token for a single call (RFC 7519). */
function makeToken(secret: KeyObject, keyId: string, uri: string): string {
  const isEdwards = secret.asymmetricKeyType === 'ed25519'
  const now = Math.floor(Date.now() / 1000)
  const alg = isEdwards ? 'EdDSA' : 'ES256'
  const header = { alg, typ: 'JWT', kid: keyId, nonce: randomBytes(16).toString('hex') }
  const claims = { iss: 'cdp', sub: keyId, nbf: now, exp: now + lifetime, uris: [uri] }
  const parts = [header, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const message = Buffer.from(parts.join('.'))
  const signature = isEdwards
    ? sign(null, message, secret)
    : sign('sha256', message, { key: secret, dsaEncoding: 'ieee-p1363' })
  return `${message}.${signature.toString('base64url')}`
}
