import type { HistoryRow } from './historyRow.js'

/** An amount in a currency. */
export type Money = { readonly amount: string; readonly currency: string }

/** What can be bought and paid with, in the form of `GET /v1/onramp/options`. */
export type OnrampOptions = {
  readonly paymentCurrencies: readonly {
    readonly id: string
    readonly payment_method_limits: readonly {
      readonly id: string
      readonly min: string
      readonly max: string
    }[]
  }[]
  readonly purchaseCurrencies: readonly {
    readonly id: string
    readonly name: string
    readonly symbol: string
    readonly networks: readonly {
      readonly name: string
      readonly display_name: string
      readonly chain_id: string
      readonly contract_address: string
    }[]
  }[]
}

/** What a purchase costs and gives, in the form of `POST /v1/onramp/quote`. */
export type OnrampQuote = {
  readonly quoteId: string
  readonly paymentTotal: Money
  readonly paymentSubtotal: Money
  readonly purchaseAmount: Money
  readonly coinbaseFee: Money
  readonly networkFee: Money
}

/** A purchase that is asked about. */
export type OnrampAsked = {
  /** Id or symbol, as the options have it. */
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  /** In the payment currency. */
  readonly amount: number
  /** Name of a network, as the options have it. */
  readonly network: string
}

/** Where purchases come from. Each function throws CallRefused and ProviderError. */
export type Onramp = {
  readOptions(signal: AbortSignal): Promise<OnrampOptions>
  quote(asked: OnrampAsked, signal: AbortSignal): Promise<OnrampQuote>
  /** The page on which the visitor pays. */
  createUrl(
    asked: OnrampAsked & {
      readonly account: string
      readonly partnerUserId: string | undefined
      /** Of the visitor. */
      readonly ipAddress: string | undefined
    },
    /** Where this gateway is reached. */
    origin: string,
    signal: AbortSignal,
  ): Promise<string>
  /** Purchases of an account, newest first, those that are pending too. */
  readonly readPurchases?: (
    chainId: string,
    account: string,
    signal: AbortSignal,
  ) => Promise<readonly HistoryRow[]>
}
