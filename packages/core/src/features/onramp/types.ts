import type { Network } from '../../types/network.js'
import type { ActivityTransaction } from '../activity/types.js'

/** How much can be paid in one way, in the payment currency. */
export type PaymentLimit = {
  /** Such as `card` or `ach_bank_account`. */
  readonly id: string
  readonly min: number
  readonly max: number
}

/** Money that purchases can be paid with. */
export type PaymentCurrency = {
  /** ISO 4217 code, such as `USD`. */
  readonly id: string
  /** One for each way to pay. Empty where none is known. */
  readonly limits: readonly PaymentLimit[]
}

/** Something that can be bought, on one network. */
export type PurchaseCurrency = {
  /** Id at the provider. */
  readonly id: string
  /** Cleaned; show it in `<bdi>`. */
  readonly name: string
  /** Cleaned; show it in `<bdi>`. */
  readonly symbol: string
  /** What the provider calls the network. */
  readonly network: string
  /** CAIP-10 id of the contract or mint; absent for the network's own currency. */
  readonly address?: string | undefined
}

/** What the provider of purchases offers, on every network. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly OfferedCurrency[]
}

/** Something that can be bought, on each network that has it. */
export type OfferedCurrency = Pick<PurchaseCurrency, 'id' | 'name' | 'symbol'> & {
  readonly networks: readonly {
    readonly name: string
    /** As the provider writes it: `1` for Ethereum. */
    readonly chainId: string
    /** Empty for the network's own currency. */
    readonly contractAddress: string
  }[]
}

/** An amount of money, or of what is bought, as decimal text. */
export type OnrampAmount = { readonly amount: string; readonly currency: string }

/** What a purchase costs and gives. */
export type OnrampQuote = {
  readonly quoteId: string
  /** What is paid in all. */
  readonly paymentTotal: OnrampAmount
  /** The part that buys. */
  readonly paymentSubtotal: OnrampAmount
  /** What is bought, about. */
  readonly purchaseAmount: OnrampAmount
  /** What the provider takes. */
  readonly coinbaseFee: OnrampAmount
  readonly networkFee: OnrampAmount
}

/** A purchase whose checkout page was made. */
export type Purchase = {
  /** The checkout page of the provider. */
  readonly url: string
  /** Who receives. */
  readonly address: string
  readonly network: Network
  readonly purchaseCurrency: PurchaseCurrency
  /** ISO 4217 code. */
  readonly paymentCurrency: string
  /** Decimal text. */
  readonly paymentAmount: string
  /** `pending` until the history of the gateway says how it ended. */
  readonly status: 'pending' | 'paid' | 'failed'
  /** What the history has of it, once it has something. */
  readonly transaction: ActivityTransaction | undefined
  /** Ids of the purchases that the account had before; undefined where they could not be read. */
  readonly earlier: readonly string[] | undefined
}

/** The form of a purchase, and the purchase that was made of it. */
export type OnrampState = {
  /** Id of what is bought. Default: the first that the network has. */
  readonly purchaseCurrencyId: string | undefined
  /** ISO 4217 code. Default: the currency of the client where it is offered, else USD. */
  readonly paymentCurrencyId: string | undefined
  /** As it was written: see `checkPaymentAmount`. */
  readonly paymentAmount: string
  readonly purchase: Purchase | undefined
}
