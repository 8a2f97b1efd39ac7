import type { GatewayCall } from './serveGateway.js'

const networks = (contract_address: string) => [{ name: 'ethereum-mainnet', chain_id: '1', contract_address }]

const options = {
  paymentCurrencies: ['USD', 'EUR', 'GBP'].map(id => ({
    id,
    payment_method_limits: [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ],
  })),
  purchaseCurrencies: [
    { id: 'e1', name: 'Ether', symbol: 'ETH', networks: networks('') },
    {
      id: 'd1',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: networks('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    },
  ],
}

/** The part of a payment that buys tokens. The rest is the fee of the provider. */
const bought = 0.985

/** Purchases with a card. */
export function readOnrampCall({ url, last, body }: GatewayCall): unknown {
  switch (last) {
    case 'options':
      return options
    case 'quote': {
      const paid = Number(body.amount)
      const money = (value: number) => ({ amount: value.toFixed(2), currency: body.paymentCurrency })
      const price = body.purchaseCurrency === 'e1' ? 3412.55 : 1
      return {
        quoteId: 'gallery',
        paymentTotal: money(paid),
        paymentSubtotal: money(paid * bought),
        coinbaseFee: money(paid * (1 - bought)),
        networkFee: money(0),
        purchaseAmount: { amount: ((paid * bought) / price).toFixed(8), currency: body.purchaseCurrency },
      }
    }
    case 'onrampurl':
      return { url: new URL('/checkout/1', url).href }
    case 'history':
      return url.searchParams.has('onramp') ? { data: [], next: null } : undefined
    default:
      return undefined
  }
}
