import { z } from 'zod'
import { numberField } from '../../numberField.js'
import type { OnrampQuote } from '../onramp.js'
import { ProviderError } from '../providerError.js'
import type { HostedOptions, Provider } from '../types.js'
import { createAskHost, readRows } from './createAskHost.js'

/** The names of Meld for chains. */
const networks: ReadonlyMap<string, string> = new Map([
  ['1', 'ethereum'],
  ['10', 'optimism'],
  ['56', 'bsc'],
  ['137', 'polygon'],
  ['8453', 'base'],
  ['42161', 'arbitrum'],
  ['43114', 'avalanche'],
  ['101', 'solana'],
])
const text = z.string().nullish().catch(undefined)
const cryptoSchema = z.object({
  currencyCode: z.string(),
  name: text,
  chainId: numberField.transform(String).nullish().catch(undefined),
  chainName: text,
  contractAddress: text,
})
const limitSchema = z.object({
  currencyCode: z.string(),
  minimumAmount: z.number().min(0),
  maximumAmount: z.number().min(0),
})
const listSchema = z.array(z.unknown())
const fee = z.number().min(0).nullish().catch(undefined)
const offerSchema = z.object({
  sourceAmount: z.number().min(0),
  destinationAmount: z.number().gt(0),
  destinationCurrencyCode: z.string(),
  serviceProvider: z.string(),
  totalFee: fee,
  networkFee: fee,
})
const quotesSchema = z.object({ quotes: z.array(z.unknown()).nullish() })
const sessionSchema = z.object({ widgetUrl: z.url({ protocol: /^https$/ }) })

/** Purchases of the providers that Meld aggregates: https://docs.meld.io. The best offer is taken. */
export function meld({ url, key = '', country, timeout }: HostedOptions): Provider {
  const headers = { authorization: `BASIC ${key}`, 'meld-version': '2023-12-19' }
  const ask = createAskHost({ name: 'meld', url, timeout, headers })
  const none = () => new ProviderError('no-answer', 'meld has no offer')

  async function readOffer(
    asked: { purchaseCurrency: string; paymentCurrency: string; amount: number },
    walletAddress: string | undefined,
    signal: AbortSignal,
  ) {
    const body = {
      countryCode: country,
      sourceCurrencyCode: asked.paymentCurrency,
      sourceAmount: asked.amount,
      destinationCurrencyCode: asked.purchaseCurrency,
      walletAddress,
    }
    const answer = await ask({ path: '/payments/crypto/quote', body, schema: quotesSchema, signal })
    const offers = readRows(answer?.quotes ?? [], offerSchema)
    const best = [...offers].sort((a, b) => b.destinationAmount - a.destinationAmount)[0]
    if (!best) throw none()
    return best
  }

  return {
    name: 'meld',
    onramp: {
      async readOptions(signal) {
        const query = { countries: country, accountFilter: 'true' }
        const path = '/service-providers'
        const [bought, limits] = await Promise.all([
          ask({ path: `${path}/properties/crypto-currencies`, query, schema: listSchema, signal }),
          ask({ path: `${path}/limits/fiat-currency-purchases`, query, schema: listSchema, signal }),
        ])
        const paymentCurrencies = readRows(limits ?? [], limitSchema).map(one => ({
          id: one.currencyCode,
          payment_method_limits: [
            { id: 'card', min: one.minimumAmount.toFixed(2), max: one.maximumAmount.toFixed(2) },
          ],
        }))
        const purchaseCurrencies = readRows(bought ?? [], cryptoSchema).map(one => {
          const symbol = one.currencyCode.split('_')[0] ?? one.currencyCode
          const name = networks.get(one.chainId ?? '') ?? one.chainName ?? ''
          return {
            id: one.currencyCode,
            name: one.name ?? symbol,
            symbol,
            networks: [
              {
                name,
                display_name: one.chainName ?? name,
                chain_id: one.chainId ?? '',
                contract_address: one.contractAddress ?? '',
              },
            ],
          }
        })
        return { paymentCurrencies, purchaseCurrencies }
      },
      async quote(asked, signal): Promise<OnrampQuote> {
        const offer = await readOffer(asked, undefined, signal)
        const inMoney = (amount: number) => ({ amount: amount.toFixed(2), currency: asked.paymentCurrency })
        const [total, network] = [offer.totalFee ?? 0, offer.networkFee ?? 0]
        return {
          quoteId: crypto.randomUUID(),
          paymentTotal: inMoney(offer.sourceAmount),
          paymentSubtotal: inMoney(Math.max(0, offer.sourceAmount - total)),
          purchaseAmount: {
            amount: offer.destinationAmount.toFixed(12).replace(/\.?0+$/, ''),
            currency: offer.destinationCurrencyCode,
          },
          coinbaseFee: inMoney(Math.max(0, total - network)),
          networkFee: inMoney(network),
        }
      },
      async createUrl({ account, partnerUserId, ...asked }, _, signal) {
        const { serviceProvider } = await readOffer(asked, account, signal)
        const body = {
          sessionType: 'BUY',
          externalCustomerId: partnerUserId ?? account,
          sessionData: {
            countryCode: country,
            serviceProvider,
            walletAddress: account,
            sourceCurrencyCode: asked.paymentCurrency,
            sourceAmount: String(asked.amount),
            destinationCurrencyCode: asked.purchaseCurrency,
          },
        }
        const answer = await ask({ path: '/crypto/session/widget', body, schema: sessionSchema, signal })
        if (!answer) throw none()
        return answer.widgetUrl
      },
    },
  }
}
