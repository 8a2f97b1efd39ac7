import type { Network } from '../../types/network.js'
import type { ActivityTransaction } from '../activity/types.js'

/** Limits of a payment method, in the payment currency. */
export type PaymentLimit = {
  /** Such as `card` or `ach_bank_account`. */
  readonly id: string
  readonly min: number
  readonly max: number
}

/** A currency to pay with. */
export type PaymentCurrency = {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  /** One entry per payment method. Empty if none is known. */
  readonly limits: readonly PaymentLimit[]
}

/** A currency to buy, on one network. */
export type PurchaseCurrency = {
  /** Id at the provider. */
  readonly id: string
  /** Cleaned; show it in `<bdi>`. */
  readonly name: string
  /** Cleaned; show it in `<bdi>`. */
  readonly symbol: string
  /** Name of the network at the provider. */
  readonly network: string
  /** CAIP-10 id of the contract or mint; absent for the network's own currency. */
  readonly address?: string | undefined
}

/** Offer of the provider, on every network. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly OfferedCurrency[]
}

/** A currency to buy, on each network that has it. */
export type OfferedCurrency = Pick<PurchaseCurrency, 'id' | 'name' | 'symbol'> & {
  readonly networks: readonly {
    readonly name: string
    /** As the provider writes it: `1` for Ethereum. */
    readonly chainId: string
    /** Empty for the network's own currency. */
    readonly contractAddress: string
  }[]
}

/** An amount of money, or of the bought currency, as decimal text. */
export type OnrampAmount = { readonly amount: string; readonly currency: string }

/** Price and result of a purchase. */
export type OnrampQuote = {
  readonly quoteId: string
  /** Total payment. */
  readonly paymentTotal: OnrampAmount
  /** Payment without fees. */
  readonly paymentSubtotal: OnrampAmount
  /** Estimated amount to receive. */
  readonly purchaseAmount: OnrampAmount
  /** Fee of the provider. */
  readonly coinbaseFee: OnrampAmount
  readonly networkFee: OnrampAmount
}

/** A purchase with its checkout page. */
export type Purchase = {
  /** The checkout page of the provider. */
  readonly url: string
  /** Receiving account. */
  readonly address: string
  readonly network: Network
  readonly purchaseCurrency: PurchaseCurrency
  /** ISO 4217 code. */
  readonly paymentCurrency: string
  /** Decimal text. */
  readonly paymentAmount: string
  /** `pending` until the history of the gateway has the outcome. */
  readonly status: 'pending' | 'paid' | 'failed'
  /** Transaction of the purchase in the history, if any. */
  readonly transaction: ActivityTransaction | undefined
  /** Ids of earlier purchases of the account; undefined if they cannot be read. */
  readonly earlier: readonly string[] | undefined
}

/** The form of a purchase, and the purchase that was created from it. */
export type OnrampState = {
  /** Id of the currency to buy. Default: the first of the network. */
  readonly purchaseCurrencyId: string | undefined
  /** ISO 4217 code. Default: the currency of the client if it is offered, else USD. */
  readonly paymentCurrencyId: string | undefined
  /** As entered: see `checkPaymentAmount`. */
  readonly paymentAmount: string
  readonly purchase: Purchase | undefined
}
