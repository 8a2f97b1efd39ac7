const contract = `0x${'a'.repeat(40)}`
const networks = (contract_address: string) => [{ name: 'ethereum-mainnet', chain_id: '1', contract_address }]
const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const options = {
  paymentCurrencies: ['USD', 'EUR'].map(id => ({ id, payment_method_limits: limits })),
  purchaseCurrencies: [
    { id: 'e1', name: 'Ether', symbol: 'ETH', networks: networks('') },
    { id: 'd1', name: 'Dollar\u202e', symbol: 'USDC', networks: networks(contract) },
  ],
}

/** The purchases of an account, and amounts whose quote failed once. */
type Purchases = { readonly outcomes: Map<string, string>; readonly failed: Set<string> }
const purchases = new Map<string, Purchases>()

/**
 * Answers a call of purchases at `/account/<kind>`, whose kinds each have their own. A quote of 13 fails the first time.
 * `checkout/<id>?outcome=paid` and `declined` end a purchase. Returns undefined for other calls.
 */
export function answerOnramp(
  { pathname, searchParams, href }: URL,
  body: { readonly [field: string]: string },
): { readonly status: number; readonly body: unknown } | undefined {
  const kind = pathname.split('/')[1] ?? ''
  const own = purchases.get(kind) ?? { outcomes: new Map(), failed: new Set() }
  purchases.set(kind, own)
  const { outcomes, failed } = own
  if (pathname.includes('/onramp/') && kind.startsWith('unoffered')) return { status: 501, body: {} }
  if (pathname.endsWith('/onramp/options')) {
    if (!kind.startsWith('broken') || failed.has('options')) return { status: 200, body: options }
    failed.add('options')
    return { status: 502, body: {} }
  }
  if (pathname.endsWith('/onramp/quote')) {
    const { amount = '', paymentCurrency: currency, purchaseCurrency } = body
    if (amount === '13' && !failed.has(amount)) {
      failed.add(amount)
      return { status: 502, body: {} }
    }
    const paid = Number(amount)
    const money = (value: number) => ({ amount: value.toFixed(2), currency })
    const bought = (paid * 0.985) / (purchaseCurrency === 'e1' ? 3000 : 1)
    return {
      status: 200,
      body: {
        quoteId: 'q',
        paymentTotal: money(paid),
        paymentSubtotal: money(paid * 0.985),
        coinbaseFee: money(paid * 0.015),
        networkFee: money(0),
        purchaseAmount: { amount: bought.toFixed(8), currency: 'X' },
      },
    }
  }
  if (pathname.endsWith('/generators/onrampurl')) {
    const id = `purchase-${outcomes.size}`
    outcomes.set(id, 'pending')
    const { origin } = new URL(href)
    return { status: 200, body: { url: `${origin}/account/${kind}/checkout/${id}` } }
  }
  const [, id] = /\/checkout\/([\w-]+)$/.exec(pathname) ?? []
  if (id) {
    const outcome = searchParams.get('outcome')
    if (outcome) outcomes.set(id, outcome === 'paid' ? 'confirmed' : 'failed')
    return { status: 200, body: { outcome: outcomes.get(id) } }
  }
  if (!pathname.endsWith('/history') || !searchParams.has('onramp')) return undefined
  const data = Array.from(outcomes, ([id, status]) => ({
    id,
    metadata: {
      operationType: 'buy',
      hash: '',
      chain: 'eip155:1',
      minedAt: '2026-01-01T00:00:00Z',
      sentFrom: 'Sandbox',
      sentTo: '',
      status,
      nonce: 0,
    },
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: '0.03283333' },
        fungible_info: { name: 'Ether', symbol: 'ETH' },
      },
    ],
  }))
  return { status: 200, body: { data: data.reverse(), next: null } }
}
